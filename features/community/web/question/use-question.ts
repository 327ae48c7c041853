import { useCallback, useEffect, useRef, useState } from 'react';
import { call, type CallRefused } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useLatestRequest } from '#kit/web/hooks/use-latest-request.ts';
import { useLive } from '#kit/web/live/use-live.ts';
import { withRetries } from '#kit/web/online-call.ts';
import { useRow, useStore } from '#kit/web/store/hooks.ts';
import type { WithPending } from '#kit/web/store/store.ts';
import {
  type Answer,
  type Question,
  readAnswers,
  readQuestion,
  topicOf,
  viewQuestion,
} from '../../contract.ts';
import type { State } from '../../domain/post.ts';
import { dropPage, cachePage, type CachedPage, QUESTION_CACHE, readPage } from '../cached-pages.ts';
import type { Bookmark, OwnQuestion } from '../projections.ts';

export interface Thread {
  /** `state`: its visibility, as the server reports it. */ readonly question: Question & {
    readonly state?: State;
  };
  readonly answers: readonly Answer[];
  readonly next: string | null;
  /** On all pages. */ readonly total: number;
}
const threadOfBookmark = (bookmark: Bookmark | undefined): CachedPage<Thread> | null => {
  const { question, answers = [], created_at = '' } = bookmark ?? {};
  return question
    ? { at: Date.parse(created_at), value: { question, answers, next: null, total: question.answer_count } }
    : null;
};
const threadOfOwnQuestion = (own: WithPending<OwnQuestion> | undefined): CachedPage<Thread> | null =>
  own ? { at: Date.now(), value: { question: own, answers: [], next: null, total: own.answer_count } } : null;

/** Only the best ones: the stored copy is rewritten with every update. */
const CACHED_ANSWERS = 10;

const isGone = ({ code }: CallRefused): boolean =>
  code === 'community.removed' || code === 'community.not_found';

/** Votes may have moved an answer to a later page between two requests. */
const withPage = (answers: readonly Answer[], page: readonly Answer[]): Answer[] => [
  ...new Map([...answers, ...page].map((one) => [one.id, one])).values(),
];

/** Loads pages until there are `atLeast` answers, or all. */
const fetchAnswers = async (id: string, signal: AbortSignal, atLeast: number) => {
  const fetchPage = (query: { readonly after?: string }) =>
    withRetries(() => call(readAnswers, { params: { id }, query }, { signal }));
  let loaded = await fetchPage({});
  while (loaded.ok && loaded.value.next !== null && loaded.value.answers.length < atLeast) {
    const page = await fetchPage({ after: loaded.value.next });
    if (!page.ok) return page;
    const answers = withPage(loaded.value.answers, page.value.answers);
    loaded = { ...page, value: { ...page.value, answers } };
  }
  return loaded;
};

const fetchThread = async (
  id: string,
  signal: AbortSignal,
  atLeast: number,
): Promise<{ readonly ok: true; readonly value: Thread } | CallRefused> => {
  const [question, answers] = await Promise.all([
    withRetries(() => call(readQuestion, { params: { id } }, { signal })),
    fetchAnswers(id, signal, atLeast),
  ]);
  if (!question.ok) return question;
  if (!answers.ok) return answers;
  return {
    ok: true,
    value: {
      question: question.value.question,
      answers: answers.value.answers,
      next: answers.value.next,
      total: answers.value.total,
    },
  };
};

/** Reports a view once the question was shown here. The server counts one per day. */
const useReportView = (id: string, isShown: boolean): void => {
  const counted = useRef('');
  useEffect(() => {
    if (!isShown || counted.current === id) return;
    counted.current = id;
    void call(viewQuestion, { params: { id } });
  }, [id, isShown]);
};

/**
 * A question with its answers: from the server, live while it is open; else as stored on this phone, with its
 * age.
 */
export const useQuestion = (id: string, version: string) => {
  const store = useStore();
  const own = useRow<OwnQuestion>('community_question', id);
  const bookmark = useRow<Bookmark>('community_bookmark', id);
  const [fetched, setFetched] = useState<
    (CachedPage<Thread> & { readonly id: string; readonly isCached: boolean }) | null
  >(null);
  const [refusal, setRefusal] = useState<CallRefused | null>(null);
  const isUnsent = own?.unsent === true;
  // The server has not received it yet, or hides it: only the author's own row has it.
  const isLocalOnly = isUnsent || own?.state === 'removed';

  /** How many answers are shown, so that an update loads as many again. */
  const shownAnswers = useRef(0);
  useEffect(() => {
    shownAnswers.current = fetched?.id === id ? fetched.value.answers.length : 0;
  }, [fetched, id]);

  const newSignal = useLatestRequest();
  const refresh = useCallback(async (): Promise<void> => {
    if (isLocalOnly) {
      setRefusal(null);
      return;
    }
    const signal = newSignal();
    const thread = await fetchThread(id, signal, shownAnswers.current);
    if (signal.aborted) return;
    setRefusal(thread.ok ? null : thread);
    if (thread.ok) {
      const at = Date.now();
      setFetched({ at, value: thread.value, id, isCached: false });
      void cachePage(store, QUESTION_CACHE, id, {
        at,
        value: { ...thread.value, answers: thread.value.answers.slice(0, CACHED_ANSWERS), next: null },
      });
    } else if (isGone(thread)) void dropPage(store, QUESTION_CACHE, id);
  }, [store, id, isLocalOnly, newSignal]);
  useEffect(() => {
    void refresh();
  }, [refresh, version]);
  useEffect(() => {
    void readPage<Thread>(store, QUESTION_CACHE, id).then((saved) => {
      if (saved) setFetched((now) => (now?.id === id ? now : { ...saved, id, isCached: true }));
    });
  }, [store, id]);
  useLive(isLocalOnly ? null : topicOf(id), () => {
    void refresh();
  });
  useReportView(id, fetched?.id === id && !fetched.isCached);

  const more = useExclusiveAction(
    useCallback(async () => {
      const after = fetched?.id === id ? fetched.value.next : null;
      if (after === null) return;
      const page = await withRetries(() => call(readAnswers, { params: { id }, query: { after } }));
      if (!page.ok) {
        setRefusal(page);
        return;
      }
      const { answers, next, total } = page.value;
      setFetched((now) =>
        // An update that came meanwhile may have loaded this page already.
        now?.id === id && now.value.next === after
          ? { ...now, value: { ...now.value, answers: withPage(now.value.answers, answers), next, total } }
          : now,
      );
    }, [id, fetched]),
  );

  const shown =
    (!isLocalOnly && fetched?.id === id ? fetched : null) ??
    threadOfBookmark(bookmark) ??
    threadOfOwnQuestion(own);
  return {
    thread: shown?.value ?? null,
    at: shown?.at ?? null,
    own,
    bookmark,
    refusal,
    refresh,
    more: more.run,
    isLoadingMore: more.busy,
    isUnsent,
    /** The server reports it as deleted; the stored copy is no longer shown. */
    isGone: refusal !== null && isGone(refusal) && !isLocalOnly,
  };
};

export type LoadedQuestion = ReturnType<typeof useQuestion>;

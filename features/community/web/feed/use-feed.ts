import { useCallback, useEffect, useState } from 'react';
import { call, type CallRefused } from '#kit/web/call.ts';
import { useExclusiveAction } from '#kit/web/hooks/use-exclusive-action.ts';
import { useLatestRequest } from '#kit/web/hooks/use-latest-request.ts';
import { useLive } from '#kit/web/live/use-live.ts';
import { withRetries } from '#kit/web/online-call.ts';
import { useStore, useStoreUser } from '#kit/web/store/hooks.ts';
import { listQuestions, topicOf } from '../../contract.ts';
import { FEED_CACHE, cachePage, readPage, type CachedPage } from '../cached-pages.ts';
import { type Feed, feedFromPage, mergeFirstPage, appendPage } from './feed.ts';
import { type Filter, shownSort } from './filter.ts';

/** Feeds as they were left during this visit, so that going back from a question restores the same place. */
const visited = new Map<string, CachedPage<Feed>>();
/** Keys whose feed came from the server in this visit, not from this phone's cache. */
const loaded = new Set<string>();
const MAX_VISITED = 4;
const remember = (key: string, feed: CachedPage<Feed>): void => {
  visited.delete(key);
  visited.set(key, feed);
  for (const oldest of [...visited.keys()].slice(0, -MAX_VISITED)) visited.delete(oldest);
};

const queryOf = ({ category, status, search, sort }: Filter, after?: string) => ({
  ...(category && { category }),
  status,
  ...(search && { search }),
  ...(sort && { sort }),
  ...(after && { after }),
});

/**
 * The questions that match a filter, page by page, live while shown, and cached when offline. `filter` must
 * be the same object until it changes. `version` changes when something of the user's own changed.
 */
export const useFeed = (filter: Filter, version: string) => {
  const store = useStore();
  const userId = useStoreUser();
  const key = `${userId} ${JSON.stringify(filter)}`;
  const [, rerender] = useState(0);
  const [lastReply, setAsked] = useState<{
    readonly key: string;
    readonly refusal: CallRefused | null;
  } | null>(null);
  const showFeed = useCallback(
    (feed: CachedPage<Feed>, isFresh: boolean): void => {
      remember(key, feed);
      rerender((n) => n + 1);
      if (!isFresh) return;
      loaded.add(key);
      void cachePage(store, FEED_CACHE, key, feed);
    },
    [store, key],
  );

  const newSignal = useLatestRequest();
  const refresh = useCallback(async (): Promise<void> => {
    const signal = newSignal();
    const page = await withRetries(() => call(listQuestions, { query: queryOf(filter) }, { signal }));
    if (signal.aborted) return;
    setAsked({ key, refusal: page.ok ? null : page });
    if (!page.ok) return;
    const before = visited.get(key);
    const sort = shownSort(filter);
    // Search results have no stable order: later pages loaded in this visit stay as they are.
    if (before && !sort && loaded.has(key) && before.value.questions.length > page.value.questions.length)
      return;
    showFeed(
      {
        at: Date.now(),
        value: before && sort ? mergeFirstPage(before.value, page.value, sort) : feedFromPage(page.value),
      },
      true,
    );
  }, [filter, key, showFeed, newSignal]);

  useEffect(() => {
    void refresh();
  }, [refresh, version]);
  useEffect(() => {
    if (visited.has(key)) return;
    void readPage<Feed>(store, FEED_CACHE, key).then((saved) => {
      if (saved && !visited.has(key)) showFeed(saved, false);
    });
  }, [store, key, showFeed]);
  useLive(topicOf(), () => {
    void refresh();
  });

  const more = useExclusiveAction(
    useCallback(async () => {
      const now = visited.get(key)?.value;
      if (!now?.next) return;
      const page = await withRetries(() =>
        call(listQuestions, { query: queryOf(filter, now.next ?? undefined) }),
      );
      setAsked({ key, refusal: page.ok ? null : page });
      if (page.ok)
        showFeed({ at: Date.now(), value: appendPage(visited.get(key)?.value ?? now, page.value) }, true);
    }, [filter, key, showFeed]),
  );

  const shown = visited.get(key) ?? null;
  const answered = lastReply?.key === key ? lastReply : null;
  return {
    feed: shown?.value ?? null,
    at: shown?.at ?? null,
    refusal: answered?.refusal ?? null,
    isLoading: !answered,
    refresh,
    more: more.run,
    isLoadingMore: more.busy,
  };
};

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '#kit/pure/words.ts';
import { call } from '#kit/web/call.ts';
import { suggestAbout } from '../../contract.ts';
import type { Moderation } from '../../domain/analysis/moderation/types.ts';
import type { Analysis, QuestionInput } from '../../domain/analysis/types.ts';

/** Typing pause before analysis. */
const ANALYSIS_AFTER_MS = 1_000;
const TITLE_OVER = 10;
const CONTENT_OVER = 20;

export interface Read {
  readonly analysis: Analysis;
  readonly text: Readonly<Record<Language, string>> | null;
}
export type Reading =
  | { readonly is: 'short' }
  | { readonly is: 'looking' }
  | ({ readonly is: 'read' } & Read)
  /**
   * The analysis is not on this phone and could not be fetched. `moderation` is `null` if the moderation
   * rules are missing too.
   */
  | { readonly is: 'unread'; readonly moderation: Moderation | null };

/** Yields between two pages, so that the screen stays responsive. */
const breathe = (): Promise<void> =>
  new Promise((go) => {
    setTimeout(go);
  });

const read = async (input: QuestionInput): Promise<Read> => {
  const [{ analyse }, { answerText }] = await Promise.all([
    import('../../domain/analysis/analyse.ts'),
    import('../../domain/analysis/answer-text.ts'),
  ]);
  const analysis = await analyse(input, breathe);
  const answer = analysis.preliminaryAnswer;
  return { analysis, text: answer && { en: answerText(answer, 'en'), sw: answerText(answer, 'sw') } };
};

const moderated = async (text: string): Promise<Moderation | null> => {
  try {
    const { moderate } = await import('../../domain/analysis/moderation/moderate.ts');
    return moderate(text);
  } catch {
    return null;
  }
};

const TAGS = 3;
/** Maximum requests per form. None once the server has no model, because the farmer pays for the data. */
const ASKED = 2;
let noModel = false;
/**
 * Asks the server's language model when this phone is not sure what a question is about. Returns `null` if it
 * adds nothing.
 */
const suggested = async (found: Read, { title, content }: QuestionInput): Promise<Read | null> => {
  const reply = await call(suggestAbout, { body: { title, content } });
  if (!reply.ok) return null;
  const { model, category, tags } = reply.value;
  noModel = !model;
  return category === null && tags.length === 0
    ? null
    : {
        ...found,
        analysis: { ...found.analysis, category, tags: [...found.analysis.tags, ...tags].slice(0, TAGS) },
      };
};
const isUnsure = ({ analysis: { category, moderation } }: Read): boolean =>
  category === null && moderation.verdict === 'ok';

/** Analyses the question on this phone a second after typing stops. Only a result for the current text counts. */
export const useAnalysis = (
  title: string,
  content: string,
  cropType: string,
  location: string,
  heard: (read: Read) => void,
): Reading => {
  const [reading, setReading] = useState<Reading>({ is: 'short' });
  const asked = useRef(0);
  const onRead = useEffectEvent(heard);
  useEffect(() => {
    if (title.trim().length <= TITLE_OVER || content.trim().length <= CONTENT_OVER) {
      setReading({ is: 'short' });
      return undefined;
    }
    let cancelled = false;
    setReading({ is: 'looking' });
    const input: QuestionInput = { title, content, location: location || null, crop_type: cropType || null };
    const look = async (): Promise<void> => {
      const found = await read(input).catch(() => null);
      const next: Reading = found
        ? { is: 'read', ...found }
        : { is: 'unread', moderation: await moderated(`${title}\n${content}`) };
      if (cancelled) return;
      setReading(next);
      if (!found) return;
      onRead(found);
      if (noModel || !isUnsure(found) || asked.current >= ASKED) return;
      asked.current += 1;
      const more = await suggested(found, input);
      if (more && !cancelled) onRead(more);
    };
    const timer = setTimeout(() => {
      void look();
    }, ANALYSIS_AFTER_MS);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [title, content, cropType, location]);
  return reading;
};

const moderationOf = (reading: Reading): Moderation | null =>
  reading.is === 'read' ? reading.analysis.moderation : reading.is === 'unread' ? reading.moderation : null;
export const reasonOf = (reading: Reading): string | null => moderationOf(reading)?.reason ?? null;

/** Key of the reason why this text may not be posted, or `null` if it may. */
export const refusedFor = (reading: Reading): string | null => {
  const said = moderationOf(reading);
  return said?.verdict === 'refuse' ? (said.reason ?? 'guidelines') : null;
};

/** A moderator may have to look at it first: the server repeats the check and decides. */
export const isForReview = (reading: Reading): boolean =>
  moderationOf(reading)?.verdict === 'review' || (reading.is === 'unread' && reading.moderation === null);

/**
 * The rules' verdict on an answer, a second after typing stops; null while unknown. The server repeats the
 * check and decides.
 */
export const useModeration = (text: string): Moderation | null => {
  const [said, setSaid] = useState<{ readonly of: string; readonly moderation: Moderation | null } | null>(
    null,
  );
  useEffect(() => {
    if (text === '') return undefined;
    let cancelled = false;
    const timer = setTimeout(() => {
      void moderated(text).then((moderation) => {
        if (!cancelled) setSaid({ of: text, moderation });
      });
    }, ANALYSIS_AFTER_MS);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [text]);
  return said?.of === text ? said.moderation : null;
};

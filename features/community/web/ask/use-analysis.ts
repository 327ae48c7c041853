import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '#kit/pure/words.ts';
import { call } from '#kit/web/call.ts';
import { suggestCategory } from '../../contract.ts';
import type { Moderation } from '../../domain/analysis/moderation/types.ts';
import type { Analysis, QuestionInput } from '../../domain/analysis/types.ts';

/** Typing pause before analysis. */
const ANALYSIS_AFTER_MS = 1_000;
const TITLE_OVER = 10;
const CONTENT_OVER = 20;

export interface AnalysedQuestion {
  readonly analysis: Analysis;
  readonly text: Readonly<Record<Language, string>> | null;
}
type AnalysisState =
  | { readonly is: 'short' }
  | { readonly is: 'looking' }
  | ({ readonly is: 'read' } & AnalysedQuestion)
  /**
   * The analysis is not on this phone and could not be fetched. `moderation` is `null` if the moderation
   * rules are missing too.
   */
  | { readonly is: 'unread'; readonly moderation: Moderation | null };

/** Yields between two pages, so that the screen stays responsive. */
const yieldToBrowser = (): Promise<void> =>
  new Promise((go) => {
    setTimeout(go);
  });

const analyseOnPhone = async (input: QuestionInput): Promise<AnalysedQuestion> => {
  const [{ analyse }, { answerText }] = await Promise.all([
    import('../../domain/analysis/analyse.ts'),
    import('../../domain/analysis/answer-text.ts'),
  ]);
  const analysis = await analyse(input, yieldToBrowser);
  const answer = analysis.preliminaryAnswer;
  return { analysis, text: answer && { en: answerText(answer, 'en'), sw: answerText(answer, 'sw') } };
};

const moderateOnPhone = async (text: string): Promise<Moderation | null> => {
  try {
    const { moderate } = await import('../../domain/analysis/moderation/moderate.ts');
    return moderate(text);
  } catch {
    return null;
  }
};

const MAX_TAGS = 3;
/** Maximum requests per form. None once the server has no model, because the farmer pays for the data. */
const MAX_MODEL_REQUESTS = 2;
let noModel = false;
/**
 * Asks the server's language model when this phone is not sure what a question is about. Returns `null` if it
 * adds nothing.
 */
const requestSuggestion = async (
  found: AnalysedQuestion,
  { title, content }: QuestionInput,
): Promise<AnalysedQuestion | null> => {
  const reply = await call(suggestCategory, { body: { title, content } });
  if (!reply.ok) return null;
  const { model, category, tags } = reply.value;
  noModel = !model;
  return category === null && tags.length === 0
    ? null
    : {
        ...found,
        analysis: { ...found.analysis, category, tags: [...found.analysis.tags, ...tags].slice(0, MAX_TAGS) },
      };
};
const isUnsure = ({ analysis: { category, moderation } }: AnalysedQuestion): boolean =>
  category === null && moderation.verdict === 'ok';

/** Analyses the question on this phone a second after typing stops. Only a result for the current text counts. */
export const useAnalysis = (
  title: string,
  content: string,
  cropType: string,
  location: string,
  onAnalysed: (read: AnalysedQuestion) => void,
): AnalysisState => {
  const [reading, setReading] = useState<AnalysisState>({ is: 'short' });
  const modelRequests = useRef(0);
  const onRead = useEffectEvent(onAnalysed);
  useEffect(() => {
    if (title.trim().length <= TITLE_OVER || content.trim().length <= CONTENT_OVER) {
      setReading({ is: 'short' });
      return undefined;
    }
    let cancelled = false;
    setReading({ is: 'looking' });
    const input: QuestionInput = { title, content, location: location || null, crop_type: cropType || null };
    const runAnalysis = async (): Promise<void> => {
      const found = await analyseOnPhone(input).catch(() => null);
      const next: AnalysisState = found
        ? { is: 'read', ...found }
        : { is: 'unread', moderation: await moderateOnPhone(`${title}\n${content}`) };
      if (cancelled) return;
      setReading(next);
      if (!found) return;
      onRead(found);
      if (noModel || !isUnsure(found) || modelRequests.current >= MAX_MODEL_REQUESTS) return;
      modelRequests.current += 1;
      const more = await requestSuggestion(found, input);
      if (more && !cancelled) onRead(more);
    };
    const timer = setTimeout(() => {
      void runAnalysis();
    }, ANALYSIS_AFTER_MS);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [title, content, cropType, location]);
  return reading;
};

const moderationOf = (reading: AnalysisState): Moderation | null =>
  reading.is === 'read' ? reading.analysis.moderation : reading.is === 'unread' ? reading.moderation : null;
export const moderationReasonOf = (reading: AnalysisState): string | null =>
  moderationOf(reading)?.reason ?? null;

/** Key of the reason why this text may not be posted, or `null` if it may. */
export const refusalReasonOf = (reading: AnalysisState): string | null => {
  const said = moderationOf(reading);
  return said?.verdict === 'refuse' ? (said.reason ?? 'guidelines') : null;
};

/** Whether a moderator may have to review the text first. The server repeats the check and decides. */
export const isForReview = (reading: AnalysisState): boolean =>
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
      void moderateOnPhone(text).then((moderation) => {
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

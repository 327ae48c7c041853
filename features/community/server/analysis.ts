import { answerText } from '../domain/analysis/answer-text.ts';
import { moderate as moderateText } from '../domain/analysis/moderation/moderate.ts';
import type { Analyse, Moderate } from './ports.ts';

/** Repeats the phone's moderation rules, because the phone's result is not trusted. */
export const moderate: Moderate = (text) => {
  const { verdict, reason } = moderateText(text);
  return { verdict, reason };
};

/** Lets other requests run between pages. */
const yieldToRequests = (): Promise<void> =>
  new Promise((go) => {
    setImmediate(go);
  });

/** Analyses a question. Loads the weights and books on first use. */
export const analyse: Analyse = async ({ title, content, location, crop_type }) => {
  const { analyse: analyseText } = await import('../domain/analysis/analyse.ts');
  const { preliminaryAnswer, confidenceScore } = await analyseText(
    { title, content, location, crop_type },
    yieldToRequests,
  );
  if (!preliminaryAnswer) return null;
  const { path, sources } = preliminaryAnswer;
  return {
    answer: {
      text: { en: answerText(preliminaryAnswer, 'en'), sw: answerText(preliminaryAnswer, 'sw') },
      path,
      sources: sources.map(({ title: name, publisher, url }) => ({
        title: name,
        publisher,
        url: url ?? null,
      })),
    },
    confidence: confidenceScore,
    quoted: { name: preliminaryAnswer.name, passages: preliminaryAnswer.passages },
  };
};

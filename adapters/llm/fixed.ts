import type { QuestionModel, Suggestion } from '#features/community/server/ports.ts';
import type { VisionPort } from '#features/scanner/server/ports.ts';

/** For tests and demonstrations: chooses the given condition whenever it is offered. */
export const fixedVision = (key: string): VisionPort => ({
  modelLabel: 'llm:fixed',
  choose: async ({ conditions }) => (conditions.some((c) => c.key === key) ? key : null),
});

/**
 * For tests and demonstrations: repeats the passages unchanged, flags the question for moderators as given,
 * and always makes the given suggestion.
 */
export const fixedQuestions = ({
  needsLook: needsReview = false,
  suggestion = { category: null, tags: [] },
}: { readonly needsLook?: boolean; readonly suggestion?: Suggestion } = {}): QuestionModel => {
  const copyPassages = (
    passages: readonly { readonly text: { readonly en: string; readonly sw: string } }[],
    language: 'en' | 'sw',
  ) => passages.map(({ text }, i) => ({ of: [i + 1], text: text[language] }));
  return {
    modelLabel: 'llm:fixed',
    read: async ({ quoted }) => ({
      needsReview,
      wording: {
        en: copyPassages(quoted?.passages ?? [], 'en'),
        sw: copyPassages(quoted?.passages ?? [], 'sw'),
      },
    }),
    suggest: async () => suggestion,
  };
};

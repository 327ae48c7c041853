import type { QuestionModel, Suggestion } from '#features/community/server/ports.ts';
import type { VisionPort } from '#features/scanner/server/ports.ts';

/** For tests and exercises: chooses the given condition whenever it is offered. */
export const fixedVision = (key: string): VisionPort => ({
  source: 'llm:fixed',
  choose: async ({ conditions }) => (conditions.some((c) => c.key === key) ? key : null),
});

/**
 * For tests and exercises: repeats the passages unchanged, requests a photo or not, and always suggests the
 * same.
 */
export const fixedQuestions = ({
  needsLook = false,
  suggests = { category: null, tags: [] },
}: { readonly needsLook?: boolean; readonly suggests?: Suggestion } = {}): QuestionModel => {
  const again = (
    passages: readonly { readonly text: { readonly en: string; readonly sw: string } }[],
    language: 'en' | 'sw',
  ) => passages.map(({ text }, i) => ({ of: [i + 1], text: text[language] }));
  return {
    source: 'llm:fixed',
    read: async ({ quoted }) => ({
      needsLook,
      wording: { en: again(quoted?.passages ?? [], 'en'), sw: again(quoted?.passages ?? [], 'sw') },
    }),
    suggest: async () => suggests,
  };
};

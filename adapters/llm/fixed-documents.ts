import type { DocumentModel } from '#features/documents/server/ports.ts';

/**
 * For tests and demonstrations: answers with the first sentence of the first passage, labelled as a
 * repetition; no sentences when that passage is missing or its sentence is too short.
 */
export const fixedDocuments = (): DocumentModel => ({
  modelLabel: 'llm:fixed',
  answer: async ({ passages: [first], language }) => {
    const quote = first?.text.split(/(?<=[.!?])\s/)[0] ?? '';
    return first && quote.length >= 12
      ? [
          {
            text:
              language === 'sw'
                ? `Modeli ya majaribio inarudia: ${quote}`
                : `The stand-in for a model repeats: ${quote}`,
            quote,
            page: first.page,
          },
        ]
      : [];
  },
});

import type { DocumentModel } from '#features/documents/server/ports.ts';

/**
 * For tests and drills: says the first sentence of the first passage again, and says that it does; of
 * passages without any it says nothing.
 */
export const fixedDocuments = (): DocumentModel => ({
  source: 'llm:fixed',
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

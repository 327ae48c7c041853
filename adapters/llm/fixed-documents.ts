import type { DocumentModel } from '#features/documents/server/ports.ts';

/**
 * For tests and exercises: repeats the first sentence of the first passage and says that it does; says
 * nothing when no passage has one.
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

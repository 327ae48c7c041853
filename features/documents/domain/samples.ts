import { hasKind } from './answer-kind.ts';
import type { DocumentIndex } from './document-index.ts';
import { suggestedHeadings } from './overview.ts';

/** A suggested question about this document. Figures and dates are suggested only if it contains some. */
export type Sample =
  | { readonly kind: 'about' | 'figures' | 'days' }
  | { readonly kind: 'part'; readonly name: string };

const MAX_PARTS = 2;

export const samplesFor = (documentIndex: DocumentIndex): readonly Sample[] => {
  const has = (answerKind: 'figure' | 'day'): boolean =>
    documentIndex.passages.some(({ sentences }) => sentences.some(({ text }) => hasKind(answerKind, text)));
  return [
    { kind: 'about' },
    ...suggestedHeadings(documentIndex, MAX_PARTS).map((name) => ({ kind: 'part', name }) as const),
    ...(has('figure') ? [{ kind: 'figures' } as const] : []),
    ...(has('day') ? [{ kind: 'days' } as const] : []),
  ];
};

import { hasKind } from './answer-kind.ts';
import type { Library } from './library.ts';
import { partsNamed } from './overview.ts';

/** A suggested question about this document. Figures and dates are suggested only if it contains some. */
export type Sample =
  | { readonly kind: 'about' | 'figures' | 'days' }
  | { readonly kind: 'part'; readonly name: string };

const PARTS = 2;

export const samplesFor = (library: Library): readonly Sample[] => {
  const has = (answerKind: 'figure' | 'day'): boolean =>
    library.passages.some(({ sentences }) => sentences.some(({ text }) => hasKind(answerKind, text)));
  return [
    { kind: 'about' },
    ...partsNamed(library, PARTS).map((name) => ({ kind: 'part', name }) as const),
    ...(has('figure') ? [{ kind: 'figures' } as const] : []),
    ...(has('day') ? [{ kind: 'days' } as const] : []),
  ];
};

import { checkSafe } from '#features/chat/domain/answer/check-safe.ts';
import type { Quote } from './document.ts';

/**
 * The warning beside quotations: the document names a banned pesticide, or the label counts instead of the
 * document.
 */
export type Care = 'banned' | 'label';

/** A document may be old, or wrong: it is quoted as it is, with a warning where safety is concerned. */
export const careFor = (quotes: readonly Quote[]): Care | null => {
  const verdict = checkSafe(quotes.map(({ text }) => text).join('\n'));
  if (verdict.ok) return null;
  return verdict.faults.some(({ rule }) => rule === 'banned') ? 'banned' : 'label';
};

import { checkSafe } from '#features/chat/domain/answer/check-safe.ts';
import type { Quote } from './document.ts';

/**
 * What must stand beside words of a document: that it names a banned pesticide, or that the label counts and
 * not this paper.
 */
export type Care = 'banned' | 'label';

/**
 * A document may be old, or wrong: what it says is quoted as it stands, and where it touches safe use that is
 * said.
 */
export const careFor = (quotes: readonly Quote[]): Care | null => {
  const verdict = checkSafe(quotes.map(({ text }) => text).join('\n'));
  if (verdict.ok) return null;
  return verdict.faults.some(({ rule }) => rule === 'banned') ? 'banned' : 'label';
};

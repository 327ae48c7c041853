import { checkSafe } from '#features/chat/domain/answer/check-safe.ts';
import type { Quote } from './document.ts';

/**
 * The warning beside quotations: the document names a banned pesticide, or the label counts instead of the
 * document.
 */
export type SafetyWarning = 'banned' | 'label';

/** A document may be old, or wrong: it is quoted as it is, with a warning where safety is concerned. */
export const safetyWarningFor = (quotes: readonly Quote[]): SafetyWarning | null => {
  const verdict = checkSafe(quotes.map(({ text }) => text).join('\n'));
  if (verdict.ok) return null;
  return verdict.faults.some(({ rule }) => rule === 'banned') ? 'banned' : 'label';
};

import type { FoundPage } from './pages.ts';
import type { CategoryKey } from './types.ts';

/**
 * Fitted by tools/analysis/calibrate.ts on the first halves of the questions in evals/community; the
 * evaluation uses the second half of the held-out ones.
 */
export const sharpness = 1.5;
const intercept = -8.49;
const weights: readonly number[] = [2.84, 1.27, 3.93, 1.71, 2.97];

/** Categories that a page of the books can answer. */
const answerableCategories: ReadonlySet<CategoryKey> = new Set([
  'pest_management',
  'disease_control',
  'soil_management',
  'irrigation',
  'storage',
]);

export const confidenceInputs = (
  { score, covered, lead, cropKnown }: FoundPage,
  shares: readonly { readonly category: CategoryKey; readonly share: number }[],
): readonly number[] => [
  covered,
  lead,
  Math.log(1 + score) / 3,
  cropKnown ? 1 : 0,
  shares.reduce((sum, { category, share }) => sum + (answerableCategories.has(category) ? share : 0), 0),
];

/** Estimated probability that a page found like this one is the right one. */
export const answerLikelihood = (facts: readonly number[]): number =>
  1 / (1 + Math.exp(-facts.reduce((sum, fact, i) => sum + fact * (weights[i] ?? 0), intercept)));

/** Minimum confidence: no answer is better than a wrong one. */
export const MIN_ANSWER_CONFIDENCE = 0.6;
/** Below this probability no category is preselected. */
export const MIN_CATEGORY_PROBABILITY = 0.45;

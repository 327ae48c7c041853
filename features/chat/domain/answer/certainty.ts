import type { Ranked } from '../rank.ts';

/**
 * Fitted by `evals/chat/calibrate.ts` on our questions, community questions with their pages, and questions
 * that the books do not answer.
 */
const intercept = -5.58;
const weights = {
  covered: 2.79,
  lead: 1.43,
  score: 2.56,
  phrases: 0.75,
  named: 0.08,
  wish: 0.82,
  crop: 2.31,
} as const;

interface CertaintyInput {
  readonly ranked: readonly Ranked[];
  readonly cropKnown: boolean;
}

/** Relative gap in score between the first and the second result, 0 to 1. */
export const leadOf = (ranked: readonly Ranked[]): number => {
  const [first, second] = ranked;
  if (!first || first.score <= 0) return 0;
  return second ? 1 - second.score / first.score : 1;
};

export const featuresOf = ({
  ranked,
  cropKnown,
}: CertaintyInput): Readonly<Record<keyof typeof weights, number>> => {
  const [first] = ranked;
  return {
    covered: first?.covered ?? 0,
    lead: leadOf(ranked),
    score: Math.log(1 + (first?.score ?? 0)) / 3,
    phrases: Math.min(3, first?.phrases ?? 0),
    named: first?.isNamed ? 1 : 0,
    wish: Math.min(6, first?.intentWeight ?? 0) / 3,
    crop: cropKnown ? 1 : 0,
  };
};

/** Estimated probability that the first result is right, 0 to 1. */
export const certaintyOf = (found: CertaintyInput): number => {
  if (found.ranked.length === 0) return 0;
  const facts = featuresOf(found);
  const sum = (Object.keys(weights) as (keyof typeof weights)[]).reduce(
    (total, key) => total + weights[key] * facts[key],
    intercept,
  );
  return 1 / (1 + Math.exp(-sum));
};

/** Below this certainty the only answer is "ask an expert": of the results below it, 3 in 100 were right. */
export const MIN_ANSWER_CERTAINTY = 0.3;
/** Below this confidence the answer says that it is not fully sure. */
export const MIN_SURE_CERTAINTY = 0.6;

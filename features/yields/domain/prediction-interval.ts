import { interval80 } from '#features/agronomy/domain/yield-estimate.ts';

/** Spread between fields of a county, as the sigma of a logarithm: general knowledge from farm surveys. */
const FIELD_SIGMA = 0.4;
/**
 * Share of the width that remains with no, one, two, and three or more own seasons. Where a county's sigma is
 * the usual 0.3, the field's sigma is 0.5, 0.45, 0.4 and 0.35.
 */
const WIDTH_BY_OWN_SEASONS = [1, 0.9, 0.8, 0.7] as const;
const MIN_SIGMA = 0.25;

/** Sigma of the logarithm of one field's harvest. */
export const fieldSigma = (placeSigma: number, ownSeasons: number): number =>
  Math.max(
    MIN_SIGMA,
    Math.hypot(placeSigma, FIELD_SIGMA) *
      WIDTH_BY_OWN_SEASONS[Math.min(WIDTH_BY_OWN_SEASONS.length - 1, Math.max(0, Math.floor(ownSeasons)))]!,
  );

/** Abramowitz and Stegun 7.1.26; the error is below 2 in ten million. */
const erf = (x: number): number => {
  const t = 1 / (1 + 0.3275911 * x);
  return (
    1 -
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) *
      t *
      Math.exp(-x * x)
  );
};

/** "Near" is a quarter more or less. */
const NEAR_LOG_RATIO = Math.log(1.25);

/** How many of a hundred such fields end near the figure, from the interval's width alone. Percent. */
export const confidenceOf = (sigma: number): number =>
  Math.round(100 * erf(NEAR_LOG_RATIO / (sigma * Math.SQRT2)));

/** Contains four of five such fields. */
export const rangeOf = (value: number, sigma: number): { readonly lo: number; readonly hi: number } =>
  interval80(value, sigma) ?? { lo: value, hi: value };

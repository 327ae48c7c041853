import { toHectares } from '#kit/pure/units.ts';

/**
 * A yield estimate as a product of factors: our own model (relative to what is usual in the county), not a
 * publication. t/ha.
 */

/** The base times its factors, at most the attainable yield. Null for invalid inputs. */
export const modelledYield = (
  base: number,
  factors: readonly number[],
  cap: number | null,
): number | null => {
  if (![base, ...factors].every((n) => Number.isFinite(n) && n >= 0)) return null;
  const product = factors.reduce((all, one) => all * one, base);
  return cap === null ? product : Math.min(product, cap);
};

/**
 * The more seasons of their own a farmer has, the more they count: w = n / (n + 1.5), on logarithms.
 * `season`: this season's factors relative to those years'.
 */
export const withHistory = (
  modelled: number,
  ownMean: number,
  seasons: number,
  season: number,
): number | null => {
  if (!(modelled > 0 && ownMean > 0 && season > 0 && seasons >= 0)) return null;
  const w = seasons / (seasons + 1.5);
  return Math.exp((1 - w) * Math.log(modelled) + w * Math.log(ownMean * season));
};

/** The 90th percentile of a normal distribution, so that four of five harvests lie in the interval. */
const Z80 = 1.2816;
export const interval80 = (
  value: number,
  sigma: number,
): { readonly lo: number; readonly hi: number } | null =>
  value >= 0 && sigma >= 0 ? { lo: value * Math.exp(-Z80 * sigma), hi: value * Math.exp(Z80 * sigma) } : null;

export const bagsPerAcre = (tonnesPerHectare: number, bagKg: number): number | null =>
  tonnesPerHectare >= 0 && bagKg > 0 ? (tonnesPerHectare * 1000 * toHectares(1, 'acres')) / bagKg : null;

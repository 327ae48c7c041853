import { counties as names } from '#features/places/domain/counties.ts';
import {
  before,
  type Counties,
  expectedAfter,
  mean,
  pooledSigma,
  sigmaAfter,
  weightBefore,
} from '#features/yields/domain/county-record.ts';
import { backTest, noBetter } from './back-test.ts';

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
/** A county of the statistics as the app names it; null for none of Kenya's. */
const named = (county: string): string | null => names.find((name) => plain(name) === plain(county)) ?? null;
/** Fewer years say little of a county. */
const LEAST_YEARS = 5;

/**
 * The lines of features/yields/domain/county-base.ts: expected next harvest, mean, years, sigma, and whether
 * the back-test was no better than the mean.
 */
export const tableOf = (counties: Counties, from: number, last: number): readonly string[] => {
  const [next, same] = [last + 1, noBetter(backTest(counties, from, last))];
  const weight = weightBefore(counties, next);
  const pooled = pooledSigma(counties, next, weight) ?? 0;
  return [...counties].flatMap(([county, record]) => {
    const [name, past] = [named(county), before(record, next)];
    if (name === null || past.length < LEAST_YEARS) return [];
    return [
      `  '${name}': '${[expectedAfter(past, weight)!.toFixed(2), mean(past).toFixed(2), past.length, sigmaAfter(past, pooled).toFixed(2), same.includes(county) ? 1 : 0].join(' ')}',`,
    ];
  });
};

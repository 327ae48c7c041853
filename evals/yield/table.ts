import { counties as names } from '#features/places/domain/counties.ts';
import {
  yieldsBefore,
  type YieldsByCounty,
  expectedYield,
  mean,
  pooledSigma,
  shrunkSigma,
  bestWeightBefore,
} from '#features/yields/domain/county-record.ts';
import { backTest, countiesWithoutGain } from './back-test.ts';

const normalizeName = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');
/** The app's name for a county of the statistics; null when it is not a Kenyan county. */
const findCountyName = (county: string): string | null =>
  names.find((name) => normalizeName(name) === normalizeName(county)) ?? null;
/** Fewer years are too few to estimate a county. */
const MIN_YEARS = 5;

/**
 * The rows of features/yields/domain/county-base.ts: expected next harvest, mean, number of years, sigma, and
 * whether the back-test was no better than the mean.
 */
export const tableOf = (counties: YieldsByCounty, from: number, last: number): readonly string[] => {
  const [next, same] = [last + 1, countiesWithoutGain(backTest(counties, from, last))];
  const weight = bestWeightBefore(counties, next);
  const pooled = pooledSigma(counties, next, weight) ?? 0;
  return [...counties].flatMap(([county, record]) => {
    const [name, past] = [findCountyName(county), yieldsBefore(record, next)];
    if (name === null || past.length < MIN_YEARS) return [];
    return [
      `  '${name}': '${[expectedYield(past, weight)!.toFixed(2), mean(past).toFixed(2), past.length, shrunkSigma(past, pooled).toFixed(2), same.includes(county) ? 1 : 0].join(' ')}',`,
    ];
  });
};

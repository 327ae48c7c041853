/** Harvests of one crop in one county, t/ha by year. */
type YieldsByYear = ReadonlyMap<number, number>;
export type YieldsByCounty = ReadonlyMap<string, YieldsByYear>;

/** Harvests before a year, oldest first. */
export const yieldsBefore = (record: YieldsByYear, year: number): readonly number[] =>
  [...record]
    .filter(([y]) => y < year)
    .sort(([a], [b]) => a - b)
    .map(([, harvest]) => harvest);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length;

/**
 * The expected next harvest: the mean of these, shifted a little towards the last one. Null without any.
 * t/ha.
 */
export const expectedYield = (past: readonly number[], weight: number): number | null =>
  past.length === 0 ? null : weight * past[past.length - 1]! + (1 - weight) * mean(past);

/** Minimum harvests before a county's own prediction errors count. */
const MIN_PAST_YIELDS = 2;

/**
 * Every prediction that could have been made in a year before `year`, each from the years before its own,
 * with the actual harvest.
 */
const backtestBefore = (
  counties: YieldsByCounty,
  year: number,
  weight: number,
): { readonly predicted: number; readonly actual: number }[] =>
  [...counties.values()].flatMap((record) =>
    [...record].flatMap(([y, actual]) => {
      const past = y < year ? yieldsBefore(record, y) : [];
      return past.length < MIN_PAST_YIELDS ? [] : [{ predicted: expectedYield(past, weight)!, actual }];
    }),
  );

const CANDIDATE_WEIGHTS = Array.from({ length: 13 }, (_, i) => i / 20);

/**
 * The weight of the last harvest with the smallest error in the years before `year`. 0.2 when there is no
 * data yet.
 */
export const bestWeightBefore = (counties: YieldsByCounty, year: number): number => {
  const errors = CANDIDATE_WEIGHTS.map((weight) => ({
    weight,
    predictions: backtestBefore(counties, year, weight),
  }));
  if (errors[0]!.predictions.length === 0) return 0.2;
  return errors
    .map(({ weight, predictions }) => ({
      weight,
      error: mean(predictions.map(({ predicted, actual }) => (predicted - actual) ** 2)),
    }))
    .reduce((best, one) => (one.error < best.error ? one : best)).weight;
};

/** In a normal distribution, four of five values lie within this many standard deviations. */
export const Z80 = 1.2816;

/**
 * Prediction error before `year`, as the sigma of a logarithm, such that a fifth were outside the interval.
 * Null without predictions.
 */
export const pooledSigma = (counties: YieldsByCounty, year: number, weight: number): number | null => {
  const logErrors = backtestBefore(counties, year, weight)
    .map(({ predicted, actual }) => Math.abs(Math.log(actual / predicted)))
    .sort((a, b) => a - b);
  return logErrors.length === 0
    ? null
    : logErrors[Math.min(logErrors.length - 1, Math.floor(0.8 * logErrors.length))]! / Z80;
};

/** Weight of the spread of all counties against a county's own, in years. */
const POOL_YEARS = 2;

const variance = (all: readonly number[]): number => {
  const average = mean(all);
  return all.reduce((sum, value) => sum + (value - average) ** 2, 0) / (all.length - 1);
};

/** Sigma of a county's own harvests, drawn towards that of all counties: Trans Nzoia is steady, Kitui is not. */
export const shrunkSigma = (past: readonly number[], pooled: number): number => {
  if (past.length < MIN_PAST_YIELDS) return pooled;
  const years = past.length - 1;
  return Math.sqrt((POOL_YEARS * pooled ** 2 + years * variance(past.map(Math.log))) / (POOL_YEARS + years));
};

import {
  yieldsBefore,
  type YieldsByCounty,
  expectedYield,
  mean,
  pooledSigma,
  shrunkSigma,
  bestWeightBefore,
  Z80,
} from '#features/yields/domain/county-record.ts';

export interface Prediction {
  readonly county: string;
  readonly year: number;
  readonly actual: number;
  readonly forecast: number;
  readonly mean: number;
  readonly lastYear: number;
  readonly low: number;
  readonly high: number;
}
export interface Score {
  readonly rmse: number;
  readonly mae: number;
  readonly r2: number;
}

/**
 * Predictions for the years from `from` on, each from earlier years only, including the weights and the
 * interval width.
 */
export const backTest = (counties: YieldsByCounty, from: number, to: number): readonly Prediction[] => {
  const made: Prediction[] = [];
  for (let year = from; year <= to; year += 1) {
    const weight = bestWeightBefore(counties, year);
    const pooled = pooledSigma(counties, year, weight);
    for (const [county, record] of counties) {
      const [actual, past] = [record.get(year), yieldsBefore(record, year)];
      if (actual === undefined || past.length === 0 || pooled === null) continue;
      const forecast = expectedYield(past, weight)!;
      const intervalFactor = Math.exp(Z80 * shrunkSigma(past, pooled));
      made.push({
        county,
        year,
        actual,
        forecast,
        mean: mean(past),
        lastYear: past[past.length - 1]!,
        low: forecast / intervalFactor,
        high: forecast * intervalFactor,
      });
    }
  }
  return made;
};

export const score = (made: readonly Prediction[], of: (one: Prediction) => number): Score => {
  const actualMean = mean(made.map(({ actual }) => actual));
  const squares = made.reduce((sum, one) => sum + (of(one) - one.actual) ** 2, 0);
  return {
    rmse: Math.sqrt(squares / made.length),
    mae: mean(made.map((one) => Math.abs(of(one) - one.actual))),
    r2: 1 - squares / made.reduce((sum, { actual }) => sum + (actual - actualMean) ** 2, 0),
  };
};

/** Share of actual harvests within the predicted range. */
export const coverage = (made: readonly Prediction[]): number =>
  made.filter(({ actual, low, high }) => actual >= low && actual <= high).length / made.length;

/** Counties where the prediction was no better than the county's mean. */
export const countiesWithoutGain = (made: readonly Prediction[]): readonly string[] =>
  [...new Set(made.map(({ county }) => county))]
    .filter((county) => {
      const own = made.filter((one) => one.county === county);
      return score(own, ({ forecast }) => forecast).rmse >= score(own, (one) => one.mean).rmse;
    })
    .sort();

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

export interface Made {
  readonly county: string;
  readonly year: number;
  readonly came: number;
  readonly ours: number;
  readonly mean: number;
  readonly last: number;
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
export const backTest = (counties: YieldsByCounty, from: number, to: number): readonly Made[] => {
  const made: Made[] = [];
  for (let year = from; year <= to; year += 1) {
    const weight = bestWeightBefore(counties, year);
    const pooled = pooledSigma(counties, year, weight);
    for (const [county, record] of counties) {
      const [came, past] = [record.get(year), yieldsBefore(record, year)];
      if (came === undefined || past.length === 0 || pooled === null) continue;
      const ours = expectedYield(past, weight)!;
      const far = Math.exp(Z80 * shrunkSigma(past, pooled));
      made.push({
        county,
        year,
        came,
        ours,
        mean: mean(past),
        last: past[past.length - 1]!,
        low: ours / far,
        high: ours * far,
      });
    }
  }
  return made;
};

export const score = (made: readonly Made[], of: (one: Made) => number): Score => {
  const middle = mean(made.map(({ came }) => came));
  const squares = made.reduce((sum, one) => sum + (of(one) - one.came) ** 2, 0);
  return {
    rmse: Math.sqrt(squares / made.length),
    mae: mean(made.map((one) => Math.abs(of(one) - one.came))),
    r2: 1 - squares / made.reduce((sum, { came }) => sum + (came - middle) ** 2, 0),
  };
};

/** Share of actual harvests within the predicted range. */
export const covered = (made: readonly Made[]): number =>
  made.filter(({ came, low, high }) => came >= low && came <= high).length / made.length;

/** Counties where the prediction was no better than the county's mean. */
export const noBetter = (made: readonly Made[]): readonly string[] =>
  [...new Set(made.map(({ county }) => county))]
    .filter((county) => {
      const own = made.filter((one) => one.county === county);
      return score(own, ({ ours }) => ours).rmse >= score(own, (one) => one.mean).rmse;
    })
    .sort();

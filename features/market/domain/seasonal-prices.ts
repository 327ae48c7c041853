/** `month`: "2026-03". `per_kg`: the median over its markets. */
export interface MonthPrice {
  readonly month: string;
  readonly per_kg: number;
  readonly markets: number;
}
export interface ShareRange {
  readonly low: number;
  readonly high: number;
}
export interface LaterPrice {
  readonly months: number;
  readonly years: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly ratios: readonly number[];
}

/** Minimum years for a seasonal pattern. */
export const MIN_YEARS = 3;
/** Minimum months for a year's mean. */
const MIN_MONTHS = 9;
export const CHART_MONTHS = 24;
const MONTHS_AHEAD = [1, 2, 3, 4, 5, 6] as const;

export const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const yearOf = (month: string): number => Number(month.slice(0, 4));
const round = (value: number, digits = 3): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Interpolated, like `percentile_cont`. `values` must not be empty. */
export const quantile = (values: readonly number[], q: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * q;
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!];
  return below + (above - below) * (at - Math.floor(at));
};

/**
 * Each calendar month's price as a share of its year's mean, 10 and 90 % quantiles of past years: inflation
 * makes old shillings incomparable. Null below three complete years; months with fewer than three years are
 * absent.
 */
export const seasonShares = (
  months: readonly MonthPrice[],
  now: string,
): { readonly years: number; readonly shares: readonly (ShareRange | null)[] } | null => {
  const byYear = new Map<number, MonthPrice[]>();
  for (const one of months)
    if (yearOf(one.month) < yearOf(now))
      byYear.set(yearOf(one.month), [...(byYear.get(yearOf(one.month)) ?? []), one]);
  const years = [...byYear.values()].filter((of) => of.length >= MIN_MONTHS);
  if (years.length < MIN_YEARS) return null;
  const shares: number[][] = Array.from({ length: 12 }, () => []);
  for (const yearMonths of years) {
    const mean = yearMonths.reduce((sum, { per_kg }) => sum + per_kg, 0) / yearMonths.length;
    for (const { month, per_kg } of yearMonths) shares[monthNumber(month) % 12]!.push(per_kg / mean);
  }
  return {
    years: years.length,
    shares: shares.map((of) =>
      of.length < MIN_YEARS ? null : { low: round(quantile(of, 0.1)), high: round(quantile(of, 0.9)) },
    ),
  };
};

/**
 * The price one to six months after this calendar month, as a share of the price then, year by year. Null
 * when none has three years.
 */
export const laterRatios = (months: readonly MonthPrice[], now: string): readonly LaterPrice[] | null => {
  const prices = new Map(months.map(({ month, per_kg }) => [monthNumber(month), per_kg]));
  const later = MONTHS_AHEAD.flatMap((ahead): LaterPrice[] => {
    const ratios = [...prices].flatMap(([at, price]) => {
      const laterPrice = prices.get(at + ahead);
      return at % 12 === monthNumber(now) % 12 && laterPrice !== undefined ? [round(laterPrice / price)] : [];
    });
    if (ratios.length < MIN_YEARS) return [];
    return [
      {
        months: ahead,
        years: ratios.length,
        low: round(quantile(ratios, 0.1)),
        middle: round(quantile(ratios, 0.5)),
        high: round(quantile(ratios, 0.9)),
        ratios,
      },
    ];
  });
  return later.length > 0 ? later : null;
};

/**
 * The price type with more months in the last two years, or wholesale on a tie. The chart's months, oldest
 * first.
 */
export const chartOf = <Type extends string>(
  rows: readonly (MonthPrice & { readonly price_type: Type })[],
  now: string,
): {
  readonly type: Type;
  readonly months: readonly MonthPrice[];
  readonly all: readonly MonthPrice[];
} | null => {
  const from = monthNumber(now) - CHART_MONTHS;
  const of = (type: Type): (MonthPrice & { readonly price_type: Type })[] =>
    rows.filter((row) => row.price_type === type);
  const recent = (type: Type): number => of(type).filter(({ month }) => monthNumber(month) > from).length;
  const [type] = [...new Set(rows.map((row) => row.price_type))].sort(
    (a, b) => recent(b) - recent(a) || (a < b ? 1 : -1),
  );
  if (type === undefined) return null;
  const all = of(type).map(({ month, per_kg, markets }) => ({ month, per_kg: round(per_kg, 2), markets }));
  return { type, all, months: all.filter(({ month }) => monthNumber(month) > from) };
};

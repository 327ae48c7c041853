import { expect, test } from 'vitest';
import { chartOf, laterRatios, type MonthPrice, seasonShares } from './seasonal-prices.ts';

/** Prices that rise by a tenth per month from August to the next July, and double from year to year. */
const years = (n: number): MonthPrice[] =>
  Array.from({ length: n * 12 }, (_, i) => {
    const [year, month] = [2025 - n + Math.floor(i / 12) + 1, (i % 12) + 1];
    return {
      month: `${year}-${String(month).padStart(2, '0')}`,
      per_kg: 20 * 2 ** Math.floor(i / 12) * 1.1 ** ((month + 4) % 12),
      markets: 5,
    };
  });

test('MKT-03: a month’s range is relative to its own year, so that inflation does not widen it', () => {
  const season = seasonShares(years(4), '2026-02');
  expect(season?.years).toBe(4);
  const august = season!.shares[7]!;
  expect(august.high - august.low).toBeLessThan(0.001);
  expect(august.low).toBeLessThan(0.7);
  expect(season!.shares[6]!.low).toBeGreaterThan(1.5);
});

test('MKT-03: with less than three full years there is no seasonal range and no forecast', () => {
  expect(seasonShares(years(2), '2026-02')).toBeNull();
  expect(laterRatios(years(2), '2026-08')).toBeNull();
  expect(
    seasonShares(
      years(4).filter(({ month }) => !month.endsWith('-03')),
      '2026-02',
    )!.shares[2],
  ).toBeNull();
});

test('MKT-03: the price changes after this month are given for each year with their spread', () => {
  const later = laterRatios(years(4), '2026-08')!;
  expect(later.map(({ months }) => months)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(later[2]).toMatchObject({ months: 3, years: 4, middle: 1.331 });
  const [mixed] = laterRatios(
    years(4).map((m, i) =>
      m.month.endsWith('-09') ? { ...m, per_kg: m.per_kg * [1, 0.5, 1.2, 0.9][Math.floor(i / 12)]! } : m,
    ),
    '2026-08',
  )!;
  expect(mixed!.low).toBeLessThan(0.75);
  expect(mixed!.high).toBeGreaterThan(1.2);
  expect(mixed!.ratios).toHaveLength(4);
});

test('the chart shows two years of the price type with more months, and only months with data', () => {
  const rows = [
    ...years(5).map((m) => ({ ...m, price_type: 'retail' as const })),
    { month: '2025-11', per_kg: 50, markets: 1, price_type: 'wholesale' as const },
  ];
  const chart = chartOf(rows, '2025-12')!;
  expect(chart.type).toBe('retail');
  expect(chart.months).toHaveLength(24);
  expect(chart.months[0]!.month).toBe('2024-01');
  expect(chartOf([], '2025-12')).toBeNull();
});

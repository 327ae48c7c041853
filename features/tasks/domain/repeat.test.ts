import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day, dayNumber, daysBetween } from '#kit/pure/days.ts';
import { addMonths, dayOfSeries, daysWithin, nextAfter, type Repeat, repeatUnits } from './repeat.ts';

const day = fc.integer({ min: 0, max: 33_000 }).map((n) => addDays('2000-01-01', n));
const repeat: fc.Arbitrary<Repeat> = fc.record({
  every: fc.integer({ min: 1, max: 60 }),
  unit: fc.constantFrom(...repeatUnits),
  from: day,
});
const lastDate = (of: Day): number =>
  new Date(Date.UTC(Number(of.slice(0, 4)), Number(of.slice(5, 7)), 0)).getUTCDate();

test('a daily or weekly series has equal steps, without gaps or duplicates', () => {
  fc.assert(
    fc.property(repeat, fc.integer({ min: 0, max: 400 }), (of, n) => {
      fc.pre(of.unit === 'day' || of.unit === 'week');
      expect(daysBetween(dayOfSeries(of, n), dayOfSeries(of, n + 1))).toBe(
        of.every * (of.unit === 'week' ? 7 : 1),
      );
    }),
  );
});

test('stepping through a series visits each of its days once, in order, for every unit', () => {
  fc.assert(
    fc.property(repeat, (of) => {
      let at = of.from;
      for (let n = 1; n < 30 && at < '2098'; n += 1) {
        const next = nextAfter(of, at);
        expect(next).toBe(dayOfSeries(of, n));
        expect(next > at).toBe(true);
        at = next;
      }
    }),
  );
});

test('from any day, the next day is the nearest one in the series', () => {
  fc.assert(
    fc.property(repeat, fc.integer({ min: -400, max: 4_000 }), (of, shift) => {
      const from = addDays(of.from, shift);
      const next = nextAfter(of, from);
      expect(next > from).toBe(true);
      const series = Array.from({ length: 60 }, (_, n) => dayOfSeries(of, n));
      const nearest = series.find((d) => d > from);
      if (nearest) expect(next).toBe(nearest);
    }),
  );
});

test('monthly dates stay the same, or the last day of a shorter month, and return to the original after February', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 240 }), (from, n) => {
      const made = addMonths(from, n);
      expect(dayNumber(made)).not.toBeNull();
      expect(Number(made.slice(8))).toBe(Math.min(Number(from.slice(8)), lastDate(made)));
      expect(
        (Number(made.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
          Number(made.slice(5, 7)) -
          Number(from.slice(5, 7)),
      ).toBe(n);
    }),
  );
  const monthly: Repeat = { every: 1, unit: 'month', from: '2027-01-31' };
  expect([0, 1, 2, 3].map((n) => dayOfSeries(monthly, n))).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
  ]);
  expect(nextAfter(monthly, '2027-02-28')).toBe('2027-03-31');
});

test('29 February repeats yearly, on the 28th in common years', () => {
  const yearly: Repeat = { every: 1, unit: 'year', from: '2028-02-29' };
  expect([0, 1, 2, 3, 4].map((n) => dayOfSeries(yearly, n))).toEqual([
    '2028-02-29',
    '2029-02-28',
    '2030-02-28',
    '2031-02-28',
    '2032-02-29',
  ]);
  expect(nextAfter({ every: 1, unit: 'day', from: '2028-02-01' }, '2028-02-28')).toBe('2028-02-29');
  expect(nextAfter({ every: 1, unit: 'day', from: '2100-02-01' }, '2100-02-28')).toBe('2100-03-01');
});

test('the days within a period include its first and last day', () => {
  expect(daysWithin({ every: 2, unit: 'week', from: '2026-11-02' }, '2026-11-02', '2026-11-30')).toEqual([
    '2026-11-02',
    '2026-11-16',
    '2026-11-30',
  ]);
  expect(daysWithin({ every: 1, unit: 'day', from: '2026-12-01' }, '2026-11-01', '2026-11-30')).toEqual([]);
});

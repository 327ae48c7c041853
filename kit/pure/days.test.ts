import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#kit/pure/days.ts';
import { addDays, dayNumber, daysBetween } from './days.ts';

const byDate = (n: number): string => new Date(n * DAY_MS).toISOString().slice(0, 10);
/** 1600-01-01 to 2400-12-31: two full cycles of the calendar. */
const [FIRST, LAST] = [-135_140, 157_419];

test('day numbers and dates match JavaScript Date over 800 years', () => {
  for (let n = FIRST; n <= LAST; n += 1) {
    const day = byDate(n);
    if (dayNumber(day) !== n || addDays('1970-01-01', n) !== day)
      expect([n, dayNumber(day), addDays('1970-01-01', n)]).toEqual([n, n, day]);
  }
  expect([byDate(FIRST), byDate(LAST)]).toEqual(['1600-01-01', '2400-12-31']);
});

test('adding days and counting the days between dates agree in both directions', () => {
  fc.assert(
    fc.property(fc.integer({ min: FIRST, max: LAST }), fc.integer({ min: -9_000, max: 9_000 }), (n, more) => {
      const day = byDate(n);
      expect([daysBetween(day, addDays(day, more)), addDays(addDays(day, more), -more)]).toEqual([more, day]);
    }),
  );
});

test('an invalid date has no day number, and adding days to it throws', () => {
  for (const text of [
    '',
    '2026-2-1',
    '2026-02-30',
    '2025-02-29',
    '1900-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-04-31',
    ' 2026-01-01',
    '2026-01-01T00:00',
    '２０２６-01-01',
    'constructor',
  ]) {
    expect([text, dayNumber(text)]).toEqual([text, null]);
    expect(() => addDays(text, 1)).toThrow(RangeError);
  }
  expect([dayNumber('2024-02-29'), dayNumber('2000-02-29')].every((n) => n !== null)).toBe(true);
  expect(() => addDays('2026-01-01', NaN)).toThrow(RangeError);
  expect(addDays('2026-01-01', 1.9)).toBe('2026-01-02');
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#kit/pure/days.ts';
import { plantingDay } from './planting.ts';

test('WIZ-10 "this week" is the Sunday of the current week; last and next week are seven days away', () => {
  // 21 November 2026 is a Saturday, 22 a Sunday.
  expect(plantingDay('this_week', '2026-11-21')).toBe('2026-11-15');
  expect(plantingDay('this_week', '2026-11-22')).toBe('2026-11-22');
  expect([plantingDay('last_week', '2026-11-21'), plantingDay('next_week', '2026-11-21')]).toEqual([
    '2026-11-08',
    '2026-11-22',
  ]);
  expect([
    plantingDay('not_yet', '2026-11-21'),
    plantingDay('2026-03-14', '2026-11-21'),
    plantingDay('2026-02-30', '2026-11-21'),
  ]).toEqual([null, '2026-03-14', null]);
});

test('WIZ-10 property: this week starts on a Sunday within the last six days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (n) => {
      const today = addDays('1970-01-01', n);
      const sunday = plantingDay('this_week', today)!;
      expect(new Date(`${sunday}T00:00:00Z`).getUTCDay()).toBe(0);
      expect(daysBetween(sunday, today)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(sunday, today)).toBeLessThan(7);
    }),
  );
});

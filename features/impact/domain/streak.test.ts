import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  actionDay,
  isMilestoneClose,
  isNearTarget,
  nextMilestone,
  STREAK_MESSAGE_DAYS,
  streakOf,
  tierOf,
} from './streak.ts';

const days = (...numbers: number[]) =>
  numbers.map((n) => new Date(Date.UTC(2026, 10, n)).toISOString().slice(0, 10));
const today = '2026-11-21';

test('GAM-02 tiers: 0–2 starting, 3–6 rising, 7–14 power, 15–29 fire, 30 and more legendary', () => {
  expect([0, 2, 3, 6, 7, 14, 15, 29, 30, 900].map(tierOf)).toEqual([
    'starting',
    'starting',
    'rising',
    'rising',
    'power',
    'power',
    'fire',
    'fire',
    'legendary',
    'legendary',
  ]);
});

test('GAM-02 current and longest streak: an unfinished day does not break the streak, a missed day does', () => {
  expect(streakOf(days(18, 19, 20), today)).toEqual({ current: 3, longest: 3 });
  expect(streakOf(days(19, 20, 21), today)).toEqual({ current: 3, longest: 3 });
  expect(streakOf(days(16, 17, 18, 19), today)).toEqual({ current: 0, longest: 4 });
  expect(streakOf(days(10, 11, 12, 20, 21), today)).toEqual({ current: 2, longest: 3 });
  expect(streakOf([], today)).toEqual({ current: 0, longest: 0 });
  expect(streakOf(['2026-02-30', 'x', '2027-01-01'], today)).toEqual({ current: 0, longest: 0 });
});

test('GAM-02 GAM-11 property: the order and number of actions per day don’t matter; a streak is at most its days', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 21 }), { maxLength: 60 }), (numbers) => {
      const streak = streakOf(days(...numbers), today);
      expect(streakOf(days(...numbers, ...numbers).reverse(), today)).toEqual(streak);
      expect(streak.current).toBeLessThanOrEqual(streak.longest);
      expect(streak.longest).toBeLessThanOrEqual(new Set(numbers).size);
    }),
  );
});

test('GAM-11 an action counts on the Nairobi day of the phone’s clock, even if sent later; an impossible clock is ignored', () => {
  const received = new Date('2026-11-21T06:00:00Z');
  expect(actionDay('2026-11-18T20:59:00Z', received)).toBe('2026-11-18');
  expect(actionDay('2026-11-18T21:00:00Z', received)).toBe('2026-11-19');
  expect(actionDay('2026-09-01T08:00:00Z', received)).toBe('2026-11-21');
  expect(actionDay('2027-05-01T08:00:00Z', received)).toBe('2026-11-21');
  expect(actionDay('yesterday', received)).toBe('2026-11-21');
});

test('GAM-03 the next milestone is the first of 3, 7, 15, 30, 60, 100 above the streak, then every 30', () => {
  expect([0, 2, 3, 6, 7, 15, 30, 60, 99, 100, 131].map((n) => nextMilestone(n).target)).toEqual([
    3, 3, 7, 7, 15, 30, 60, 100, 100, 130, 161,
  ]);
  fc.assert(
    fc.property(fc.nat(10_000), (n) => {
      const { target, progressPercentage } = nextMilestone(n);
      expect(target).toBeGreaterThan(n);
      expect(progressPercentage).toBeGreaterThanOrEqual(0);
      expect(progressPercentage).toBeLessThan(100);
    }),
  );
});

test('GAM-04 DSH-15 "so close" from 80 %, on the milestone card above 80 %; a streak message from 5 days', () => {
  expect([79, 80, 81].map(isNearTarget)).toEqual([false, true, true]);
  expect([79, 80, 81].map(isMilestoneClose)).toEqual([false, false, true]);
  expect(STREAK_MESSAGE_DAYS).toBe(5);
});

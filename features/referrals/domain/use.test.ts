import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOutweighed, assessFraud, reasons } from './fraud.ts';
import {
  isEarnedByUse,
  hasSamePace,
  isUseAtInviters,
  isUseUnclear,
  MACHINE_SECONDS,
  USE_DAYS,
  WAIT_DAYS,
} from './use.ts';

const use = fc.integer({ min: 0, max: 9 }).chain((days) =>
  fc.record({
    daysSinceJoining: fc.integer({ min: 0, max: 40 }),
    days: fc.constant(days),
    daysElsewhere: fc.integer({ min: 0, max: days }),
    isInviterSeen: fc.boolean(),
  }),
);

test('REF-14: use earns the reward only after the week, on enough days, elsewhere, and against a known network', () => {
  fc.assert(
    fc.property(use, (one) => {
      const isWhole = one.daysSinceJoining >= WAIT_DAYS && one.daysElsewhere >= USE_DAYS && one.isInviterSeen;
      expect(isEarnedByUse(one)).toBe(isWhole);
      // After a week of use exactly one of the three applies, so that nobody waits for ever.
      const outcomes = [isEarnedByUse(one), isUseAtInviters(one), isUseUnclear(one)].filter(Boolean).length;
      expect(outcomes).toBe(one.daysSinceJoining >= WAIT_DAYS && one.days >= USE_DAYS ? 1 : 0);
    }),
  );
});

const facts = fc.record({
  ring: fc.boolean(),
  sameDevice: fc.boolean(),
  samePhone: fc.boolean(),
  othersOnDevice: fc.nat(2),
  joinedBefore: fc.boolean(),
  inHour: fc.nat(12),
  inDay: fc.nat(40),
  isProven: fc.boolean(),
  sameNetwork: fc.boolean(),
  networkOfOthers: fc.boolean(),
  networkUnknown: fc.boolean(),
  samePace: fc.boolean(),
});

test('REF-14: every sign is held with its reason; a confirmed number or a payment outweighs only network and pace', () => {
  fc.assert(
    fc.property(facts, (one) => {
      const { isHeld, reasons: found, score } = assessFraud(one);
      expect(isHeld).toBe(found.length > 0);
      expect(score).toBeLessThanOrEqual(100);
      const isSoft = one.sameNetwork || one.networkOfOthers || one.networkUnknown || one.samePace;
      const isHard =
        one.ring ||
        one.sameDevice ||
        one.samePhone ||
        one.othersOnDevice > 0 ||
        one.joinedBefore ||
        one.inHour > 10 ||
        one.inDay > 30;
      expect(isHeld).toBe(isHard || (isSoft && !one.isProven));
      expect(isOutweighed(found)).toBe(isHeld && !isHard);
    }),
  );
  expect(isOutweighed([])).toBe(false);
  expect(new Set(reasons).size).toBe(reasons.length);
});

test('REF-14: the same acts count as a pattern only where both accounts are faster than a person', () => {
  const fast = { seconds: MACHINE_SECONDS, names: ['fields.add', 'scans.save'] };
  const slow = { ...fast, seconds: MACHINE_SECONDS + 1 };
  expect(hasSamePace(fast, [fast])).toBe(true);
  expect([
    hasSamePace(fast, [slow]),
    hasSamePace(slow, [fast]),
    hasSamePace(fast, []),
    hasSamePace({ ...fast, seconds: null }, [fast]),
  ]).toEqual([false, false, false, false]);
  expect(hasSamePace(fast, [{ ...fast, names: ['scans.save', 'fields.add'] }])).toBe(false);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  isEarnedByUse,
  hasSameFirstActions,
  isUsedOnInviterNetwork,
  isInviterNetworkUnknown,
  MIN_HUMAN_SECONDS,
  USE_DAYS,
  WAIT_DAYS,
} from './account-use.ts';
import { isClearedByProof, assessFraud, reasons } from './fraud.ts';

const use = fc.integer({ min: 0, max: 9 }).chain((days) =>
  fc.record({
    daysSinceJoining: fc.integer({ min: 0, max: 40 }),
    days: fc.constant(days),
    daysOnOtherNetworks: fc.integer({ min: 0, max: days }),
    isInviterNetworkKnown: fc.boolean(),
  }),
);

test('REF-14: use earns the reward only after a week, on enough days, elsewhere, with a known inviter network', () => {
  fc.assert(
    fc.property(use, (one) => {
      const isWhole =
        one.daysSinceJoining >= WAIT_DAYS && one.daysOnOtherNetworks >= USE_DAYS && one.isInviterNetworkKnown;
      expect(isEarnedByUse(one)).toBe(isWhole);
      // After a week of use exactly one of the three applies, so that nobody waits for ever.
      const outcomes = [isEarnedByUse(one), isUsedOnInviterNetwork(one), isInviterNetworkUnknown(one)].filter(
        Boolean,
      ).length;
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
  invitedInHour: fc.nat(12),
  invitedInDay: fc.nat(40),
  isProven: fc.boolean(),
  sameNetwork: fc.boolean(),
  networkOfOthers: fc.boolean(),
  networkUnknown: fc.boolean(),
  samePace: fc.boolean(),
});

test('REF-14: any sign of fraud holds the reward with its reason; a confirmed number or payment outweighs network and pace', () => {
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
        one.invitedInHour > 10 ||
        one.invitedInDay > 30;
      expect(isHeld).toBe(isHard || (isSoft && !one.isProven));
      expect(isClearedByProof(found)).toBe(isHeld && !isHard);
    }),
  );
  expect(isClearedByProof([])).toBe(false);
  expect(new Set(reasons).size).toBe(reasons.length);
});

test('REF-14: identical actions count as a pattern only when both accounts are faster than a person', () => {
  const fast = { seconds: MIN_HUMAN_SECONDS, names: ['fields.add', 'scans.save'] };
  const slow = { ...fast, seconds: MIN_HUMAN_SECONDS + 1 };
  expect(hasSameFirstActions(fast, [fast])).toBe(true);
  expect([
    hasSameFirstActions(fast, [slow]),
    hasSameFirstActions(slow, [fast]),
    hasSameFirstActions(fast, []),
    hasSameFirstActions({ ...fast, seconds: null }, [fast]),
  ]).toEqual([false, false, false, false]);
  expect(hasSameFirstActions(fast, [{ ...fast, names: ['scans.save', 'fields.add'] }])).toBe(false);
});

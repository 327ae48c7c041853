import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#kit/pure/days.ts';
import { abilities, abilityIds, limitOf, decideAbility, openAbilities } from './abilities.ts';
import { claimOf, splitToken, entitlementsFrom } from './claim.ts';
import {
  balanceAfter,
  creditCosts,
  grantedTotal,
  grantReversal,
  expireMonth,
  remainingCredits,
  monthlyCredits,
  monthlyGrant,
  startOfNextMonth,
  spendingMoves,
  unrefundedMoves,
} from './credits.ts';
import { entitlementsOf, FREE_ENTITLEMENTS, proUntil } from './entitlements.ts';
import {
  annualPerMonth,
  annualSavingPercent,
  CURRENCY,
  isPass,
  passIds,
  planIds,
  prices,
  subscriptionIds,
} from './prices.ts';
import { daysLeft, trialEnd, effectiveTrialEnd, isTrialRunning } from './trial.ts';

const now = new Date('2026-11-21T09:00:00Z');
const later = new Date('2026-12-21T09:00:00Z');
const before = new Date('2026-11-20T09:00:00Z');

test('PAY-06 monthly is KES 999; annual is KES 5999, shown as 499 a month, saving 50 %', () => {
  expect([prices.monthly.kes, prices.annual.kes, annualPerMonth(), annualSavingPercent(), CURRENCY]).toEqual([
    999,
    5999,
    499,
    50,
    'KES',
  ]);
});

test('PAY-07 one price table holds every plan and pass with its price and days', () => {
  expect(planIds.map((id) => [id, prices[id].kes, prices[id].days])).toEqual([
    ['monthly', 999, 30],
    ['annual', 5999, 365],
    ['day', 49, 1],
    ['week', 149, 7],
    ['season', 2499, 120],
  ]);
  expect([subscriptionIds.some(isPass), passIds.every(isPass), [...planIds].sort()]).toEqual([
    false,
    true,
    Object.keys(prices).sort(),
  ]);
});

test('PAY-08 the money-back period is 14 days on annual and 7 on monthly', () => {
  expect([prices.annual.guaranteeDays, prices.monthly.guaranteeDays]).toEqual([14, 7]);
});

test('PAY-01 Free has one field, 15 scans and no Pro features; Pro has everything without limits', () => {
  expect(entitlementsOf({ plans: [], subscriptions: [] }, now)).toEqual({
    tier: 'free',
    until: null,
    fieldLimit: 1,
    scanLimit: 15,
  });
  const proOnly = [
    'satellite',
    'yield_predictor',
    'market_insights',
    'mission_control',
    'pro_resources',
    'referral_insights',
    'document_chat',
    'chat_attachments',
    'weekly_report',
    'daily_alerts',
    'daily_tasks',
  ] as const;
  for (const ability of proOnly)
    expect(decideAbility('free', ability)).toMatchObject({ ok: false, code: 'plans.pro_only', limit: 0 });
  for (const ability of abilityIds)
    expect(decideAbility('pro', ability, 10_000)).toEqual({ ok: true, limit: null });
  expect([...proOnly, 'fields', 'scans'].sort()).toEqual([...abilityIds].sort());
});

test('PAY-02 a use beyond the limit is refused, with the limit in the reply', () => {
  fc.assert(
    fc.property(fc.constantFrom(...abilityIds), fc.nat(40), (ability, used) => {
      const may = decideAbility('free', ability, used);
      expect(may.ok).toBe(used < abilities[ability].free);
      expect(may.limit).toBe(limitOf('free', ability));
      if (!may.ok && may.limit > 0)
        expect(may).toMatchObject({ code: 'plans.limit_reached', details: { limit: may.limit } });
    }),
  );
});

test('PAY-01 only existing features are listed as part of Pro', () => {
  expect(openAbilities).toEqual([
    'fields',
    'scans',
    'daily_alerts',
    'weekly_report',
    'daily_tasks',
    'satellite',
    'yield_predictor',
    'market_insights',
    'mission_control',
    'pro_resources',
    'referral_insights',
    'document_chat',
    'chat_attachments',
  ]);
});

test('PAY-21 an active plan, subscription or trial that has not ended gives Pro', () => {
  expect(entitlementsOf({ plans: [{ status: 'active', ends: later }], subscriptions: [] }, now).tier).toBe(
    'pro',
  );
  expect(
    entitlementsOf({ plans: [], subscriptions: [{ status: 'active', ends: later }] }, now),
  ).toMatchObject({ tier: 'pro', fieldLimit: null, scanLimit: null });
  expect(entitlementsOf({ plans: [], subscriptions: [], trials: [later] }, now)).toEqual(
    proUntil(later.toISOString()),
  );
  expect(
    entitlementsOf(
      {
        plans: [{ status: 'active', ends: before }],
        subscriptions: [{ status: 'active', ends: before }],
        trials: [before],
      },
      now,
    ),
  ).toEqual(FREE_ENTITLEMENTS);
});

test('PAY-35 a cancelled subscription gives Pro until its end date and no longer', () => {
  expect(entitlementsOf({ plans: [], subscriptions: [{ status: 'cancelled', ends: later }] }, now).tier).toBe(
    'pro',
  );
  expect(
    entitlementsOf({ plans: [], subscriptions: [{ status: 'cancelled', ends: before }] }, now).tier,
  ).toBe('free');
});

const moment = fc.date({ min: before, max: later, noInvalidDate: true });
const period = fc.record({
  status: fc.constantFrom('active', 'cancelled', 'expired', 'pending', 'refunded'),
  ends: moment,
});

test('PAY-21 Pro ends exactly with the last valid period, whatever rows there are', () => {
  fc.assert(
    fc.property(fc.array(period), fc.array(period), fc.array(moment), (plans, subscriptions, trials) => {
      const e = entitlementsOf({ plans, subscriptions, trials }, now);
      const counted = [
        ...plans.filter((p) => p.status === 'active'),
        ...subscriptions.filter((s) => s.status === 'active' || s.status === 'cancelled'),
      ]
        .map((p) => p.ends.getTime())
        .concat(trials.map((t) => t.getTime()));
      const last = Math.max(0, ...counted);
      expect(e.tier).toBe(last > now.getTime() ? 'pro' : 'free');
      if (e.until) {
        expect(Date.parse(e.until)).toBe(last);
        expect(entitlementsOf({ plans, subscriptions, trials }, new Date(e.until)).tier).toBe('free');
        expect(entitlementsOf({ plans, subscriptions, trials }, new Date(last - 1)).tier).toBe('pro');
      }
    }),
  );
});

test('PAY-27 a trial is added to remaining Pro, runs until its end, and rounds remaining hours up to a day', () => {
  expect(trialEnd(now, null).toISOString()).toBe('2026-12-05T09:00:00.000Z');
  expect(trialEnd(now, '2026-11-24T09:00:00.000Z').toISOString()).toBe('2026-12-08T09:00:00.000Z');
  expect(trialEnd(now, before.toISOString()).toISOString()).toBe('2026-12-05T09:00:00.000Z');
  const ends = trialEnd(now, null);
  expect([
    isTrialRunning(ends, ends),
    isTrialRunning(ends, new Date(ends.getTime() + 1)),
    isTrialRunning(null, now),
  ]).toEqual([true, false, false]);
  expect([
    daysLeft(ends, now),
    daysLeft(ends, new Date('2026-12-05T08:00:00Z')),
    daysLeft(ends, later),
    daysLeft(null, now),
  ]).toEqual([14, 1, 0, 0]);
});

test('PAY-27 PAY-28 a trial lasts 14 days after the periods paid when it started; refunds shorten it, passes do not move it', () => {
  const day = (n: number): Date => new Date(now.getTime() + n * DAY_MS);
  const year = { begins: day(-1), ends: day(364) };
  const ends = trialEnd(now, year.ends.toISOString());
  expect(effectiveTrialEnd(now, ends, [year])).toEqual(day(378));
  expect(effectiveTrialEnd(now, ends, [{ ...year, ends: day(2) }])).toEqual(day(16));
  expect(effectiveTrialEnd(now, ends, [])).toEqual(day(14));
  expect(
    effectiveTrialEnd(now, day(28), [
      { begins: day(7), ends: day(14) },
      { begins: day(-1), ends: day(7) },
    ]),
  ).toEqual(day(28));
  expect(
    effectiveTrialEnd(now, ends, [
      { ...year, ends: day(2) },
      { begins: day(15), ends: day(16) },
    ]),
  ).toEqual(day(16));
  const bought = { begins: day(3), ends: day(368) };
  expect([
    effectiveTrialEnd(now, day(14), [bought]),
    effectiveTrialEnd(now, day(14), [{ ...bought, ends: day(5) }]),
    effectiveTrialEnd(now, day(14), [{ begins: day(14), ends: day(44) }]),
  ]).toEqual([day(3), day(14), day(14)]);
});

test('PAY-26b a claim gives Pro only to its own user, until seven days after the period ends', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -40, max: 40 }), (until, days) => {
      const at = now.getTime() + days * DAY_MS;
      const claim = claimOf('w', proUntil(until.toISOString()), now, 'k');
      expect(entitlementsFrom(claim, 'w', at).tier).toBe(
        Math.max(at, now.getTime()) < until.getTime() + 7 * DAY_MS ? 'pro' : 'free',
      );
      expect(entitlementsFrom(claim, 'another', at)).toEqual(FREE_ENTITLEMENTS);
    }),
  );
  expect(entitlementsFrom(claimOf('w', FREE_ENTITLEMENTS, now, 'k'), 'w', now.getTime())).toEqual(
    FREE_ENTITLEMENTS,
  );
  expect([splitToken('a.b'), splitToken('a'), splitToken('a.b.c'), splitToken('.b')]).toEqual([
    { body: 'a', signature: 'b' },
    null,
    null,
    null,
  ]);
});

test('PAY-03 an answer costs 1 credit, a document answer 2, a picture 5; Free gets 20 a Nairobi month, Pro 300', () => {
  expect([creditCosts, monthlyCredits]).toEqual([
    { answer: 1, document_answer: 2, picture: 5 },
    { free: 20, pro: 300 },
  ]);
  expect(startOfNextMonth(new Date('2026-11-30T20:59:59Z')).toISOString()).toBe('2026-11-30T21:00:00.000Z');
  expect(startOfNextMonth(new Date('2026-12-31T21:00:00Z')).toISOString()).toBe('2027-01-31T21:00:00.000Z');
});

test('PAY-03 monthly credits are spent first, never below zero, and refunds return to where they came from', () => {
  fc.assert(
    fc.property(
      fc.nat(30),
      fc.nat(30),
      fc.integer({ min: 1, max: 40 }),
      (monthLeft, nonExpiringLeft, cost) => {
        const balance = { month: '2026-11', monthLeft, nonExpiringLeft };
        const moves = spendingMoves(balance, cost);
        expect(moves === null).toBe(remainingCredits(balance) < cost);
        if (!moves) return;
        const spent = balanceAfter(balance, moves);
        expect([
          remainingCredits(spent),
          Math.min(spent.monthLeft, spent.nonExpiringLeft) >= 0,
          spent.monthLeft === 0 || spent.nonExpiringLeft === nonExpiringLeft,
        ]).toEqual([remainingCredits(balance) - cost, true, true]);
        expect(balanceAfter(spent, unrefundedMoves(moves))).toEqual(balance);
        expect(unrefundedMoves([...moves, ...unrefundedMoves(moves)])).toEqual([]);
      },
    ),
  );
  const granted = (monthLeft: number) =>
    grantReversal({ month: '2026-11', monthLeft, nonExpiringLeft: 9 }, 300, 'free');
  expect(
    [
      granted(300),
      granted(250),
      granted(0),
      grantReversal({ month: '2026-11', monthLeft: 300, nonExpiringLeft: 0 }, 300, 'pro'),
    ].map((m) => m[0]?.amount ?? 0),
  ).toEqual([280, 250, 0, 0]);
  expect(grantedTotal([...monthlyGrant(0, 'pro'), ...granted(250)])).toBe(50);
  const old = { month: '2026-10', monthLeft: 4, nonExpiringLeft: 9 };
  expect([
    expireMonth(old, now),
    expireMonth({ ...old, month: '2026-11' }, now),
    expireMonth({ ...old, month: '2026-12' }, now),
  ]).toEqual([[{ outOf: 'month', into: 'lapsed', amount: 4 }], [], []]);
  expect(
    [
      monthlyGrant(0, 'free'),
      monthlyGrant(20, 'free'),
      monthlyGrant(20, 'pro'),
      monthlyGrant(300, 'free'),
    ].map((m) => m[0]?.amount ?? 0),
  ).toEqual([20, 0, 280, 0]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#kit/pure/days.ts';
import { abilities, abilityIds, limitOf, mayDo, openAbilities } from './abilities.ts';
import { claimOf, partsOf, entitlementsFrom } from './claim.ts';
import {
  after,
  creditCosts,
  givenBy,
  grantTaken,
  lapse,
  leftIn,
  monthlyCredits,
  monthsGrant,
  nextMonth,
  spending,
  unreturned,
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
import { daysLeft, trialEnd, trialHolds, trialRuns } from './trial.ts';

const now = new Date('2026-11-21T09:00:00Z');
const later = new Date('2026-12-21T09:00:00Z');
const before = new Date('2026-11-20T09:00:00Z');

test('PAY-06 monthly KES 999, annual KES 5999 shown as 499 a month, saving 50 %', () => {
  expect([prices.monthly.kes, prices.annual.kes, annualPerMonth(), annualSavingPercent(), CURRENCY]).toEqual([
    999,
    5999,
    499,
    50,
    'KES',
  ]);
});

test('PAY-07 one price table holds every plan and pass with its days', () => {
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

test('PAY-08 money back within 14 days on annual, 7 on monthly', () => {
  expect([prices.annual.guaranteeDays, prices.monthly.guaranteeDays]).toEqual([14, 7]);
});

test('PAY-01 a free account has one field and fifteen scans, and none of the parts of Pro; Pro has all of it without a bound', () => {
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
    expect(mayDo('free', ability)).toMatchObject({ ok: false, code: 'plans.pro_only', limit: 0 });
  for (const ability of abilityIds) expect(mayDo('pro', ability, 10_000)).toEqual({ ok: true, limit: null });
  expect([...proOnly, 'fields', 'scans'].sort()).toEqual([...abilityIds].sort());
});

test('PAY-02 a limit is refused at its count and with its figure', () => {
  fc.assert(
    fc.property(fc.constantFrom(...abilityIds), fc.nat(40), (ability, used) => {
      const may = mayDo('free', ability, used);
      expect(may.ok).toBe(used < abilities[ability].free);
      expect(may.limit).toBe(limitOf('free', ability));
      if (!may.ok && may.limit > 0)
        expect(may).toMatchObject({ code: 'plans.limit_reached', details: { limit: may.limit } });
    }),
  );
});

test('PAY-01 only what exists is named as part of Pro', () => {
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

test('PAY-21 an active plan, subscription or trial whose end lies ahead is Pro', () => {
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

test('PAY-35 a cancelled subscription holds until its day and no longer', () => {
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

test('PAY-21 Pro never outlives its last paid day and never ends before it, whatever rows there are', () => {
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

test('PAY-27 a trial adds its days to what is left, runs while now is not past its end, and counts an hour left as a day', () => {
  expect(trialEnd(now, null).toISOString()).toBe('2026-12-05T09:00:00.000Z');
  expect(trialEnd(now, '2026-11-24T09:00:00.000Z').toISOString()).toBe('2026-12-08T09:00:00.000Z');
  expect(trialEnd(now, before.toISOString()).toISOString()).toBe('2026-12-05T09:00:00.000Z');
  const ends = trialEnd(now, null);
  expect([
    trialRuns(ends, ends),
    trialRuns(ends, new Date(ends.getTime() + 1)),
    trialRuns(null, now),
  ]).toEqual([true, false, false]);
  expect([
    daysLeft(ends, now),
    daysLeft(ends, new Date('2026-12-05T08:00:00Z')),
    daysLeft(ends, later),
    daysLeft(null, now),
  ]).toEqual([14, 1, 0, 0]);
});

test('PAY-27 PAY-28 a trial is fourteen days behind what was paid when it was taken: money that goes back takes its days along, a year bought within it takes over its days, later passes do not push it on', () => {
  const day = (n: number): Date => new Date(now.getTime() + n * DAY_MS);
  const year = { begins: day(-1), ends: day(364) };
  const ends = trialEnd(now, year.ends.toISOString());
  expect(trialHolds(now, ends, [year])).toEqual(day(378));
  expect(trialHolds(now, ends, [{ ...year, ends: day(2) }])).toEqual(day(16));
  expect(trialHolds(now, ends, [])).toEqual(day(14));
  expect(
    trialHolds(now, day(28), [
      { begins: day(7), ends: day(14) },
      { begins: day(-1), ends: day(7) },
    ]),
  ).toEqual(day(28));
  expect(
    trialHolds(now, ends, [
      { ...year, ends: day(2) },
      { begins: day(15), ends: day(16) },
    ]),
  ).toEqual(day(16));
  const bought = { begins: day(3), ends: day(368) };
  expect([
    trialHolds(now, day(14), [bought]),
    trialHolds(now, day(14), [{ ...bought, ends: day(5) }]),
    trialHolds(now, day(14), [{ begins: day(14), ends: day(44) }]),
  ]).toEqual([day(3), day(14), day(14)]);
});

test('PAY-26b a claim is worth what it says to its own person, to the end of the period and seven days', () => {
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
  expect([partsOf('a.b'), partsOf('a'), partsOf('a.b.c'), partsOf('.b')]).toEqual([
    { body: 'a', signature: 'b' },
    null,
    null,
    null,
  ]);
});

test("PAY-03 an answer costs 1, of a document 2, a picture 5; 20 a month on Free, 300 on Pro; a month is Nairobi's", () => {
  expect([creditCosts, monthlyCredits]).toEqual([
    { answer: 1, document_answer: 2, picture: 5 },
    { free: 20, pro: 300 },
  ]);
  expect(nextMonth(new Date('2026-11-30T20:59:59Z')).toISOString()).toBe('2026-11-30T21:00:00.000Z');
  expect(nextMonth(new Date('2026-12-31T21:00:00Z')).toISOString()).toBe('2027-01-31T21:00:00.000Z');
});

test("PAY-03 the month's credits go first; nothing is spent that is not there; what comes back goes where it came from", () => {
  fc.assert(
    fc.property(fc.nat(30), fc.nat(30), fc.integer({ min: 1, max: 40 }), (monthLeft, keptLeft, cost) => {
      const purse = { month: '2026-11', monthLeft, keptLeft };
      const moves = spending(purse, cost);
      expect(moves === null).toBe(leftIn(purse) < cost);
      if (!moves) return;
      const spent = after(purse, moves);
      expect([
        leftIn(spent),
        Math.min(spent.monthLeft, spent.keptLeft) >= 0,
        spent.monthLeft === 0 || spent.keptLeft === keptLeft,
      ]).toEqual([leftIn(purse) - cost, true, true]);
      expect(after(spent, unreturned(moves))).toEqual(purse);
      expect(unreturned([...moves, ...unreturned(moves)])).toEqual([]);
    }),
  );
  const granted = (monthLeft: number) =>
    grantTaken({ month: '2026-11', monthLeft, keptLeft: 9 }, 300, 'free');
  expect(
    [
      granted(300),
      granted(250),
      granted(0),
      grantTaken({ month: '2026-11', monthLeft: 300, keptLeft: 0 }, 300, 'pro'),
    ].map((m) => m[0]?.amount ?? 0),
  ).toEqual([280, 250, 0, 0]);
  expect(givenBy([...monthsGrant(0, 'pro'), ...granted(250)])).toBe(50);
  const old = { month: '2026-10', monthLeft: 4, keptLeft: 9 };
  expect([
    lapse(old, now),
    lapse({ ...old, month: '2026-11' }, now),
    lapse({ ...old, month: '2026-12' }, now),
  ]).toEqual([[{ outOf: 'month', into: 'lapsed', amount: 4 }], [], []]);
  expect(
    [monthsGrant(0, 'free'), monthsGrant(20, 'free'), monthsGrant(20, 'pro'), monthsGrant(300, 'free')].map(
      (m) => m[0]?.amount ?? 0,
    ),
  ).toEqual([20, 0, 280, 0]);
});

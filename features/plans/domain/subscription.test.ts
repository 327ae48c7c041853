import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '#kit/pure/days.ts';
import { type PlanId, planIds, prices } from './prices.ts';
import {
  creditDays,
  type PaidOrder,
  passesOf,
  type Period,
  periodsOf,
  currentPeriodOf,
  trialAsOrder,
} from './subscription.ts';

const at = (day: number): number => Date.UTC(2026, 0, 1) + day * DAY_MS;
const paid = (plan: PlanId, day: number, id = `${plan}-${day}`): PaidOrder => ({
  id,
  plan,
  amount: prices[plan].kes,
  days: prices[plan].days,
  paidAt: at(day),
});
const shape = (periods: readonly Period[]) =>
  periods.map(({ plan, from, until }) => [
    plan,
    (from - at(0)) / DAY_MS,
    Math.round((until - at(0)) / DAY_MS),
  ]);

test('PAY-16 a month is 30 days and a year 365 from the time of payment', () => {
  expect(shape(periodsOf([paid('monthly', 0)]))).toEqual([['monthly', 0, 30]]);
  expect(shape(periodsOf([paid('annual', 0)]))).toEqual([['annual', 0, 365]]);
});

test('a plan bought during another period starts when that period ends', () => {
  expect(shape(periodsOf([paid('monthly', 0), paid('monthly', 10), paid('week', 20)]))).toEqual([
    ['monthly', 0, 30],
    ['monthly', 30, 60],
    ['week', 60, 67],
  ]);
  expect(shape(periodsOf([paid('day', 0), paid('monthly', 5)]))).toEqual([
    ['day', 0, 1],
    ['monthly', 5, 35],
  ]);
});

test('PAY-33 a year starts at once, and 20 remaining days of a month become 41 days of it', () => {
  const periods = periodsOf([paid('monthly', 0), paid('annual', 10)]);
  expect(shape(periods)).toEqual([
    ['monthly', 0, 10],
    ['annual', 10, 10 + 365 + 41],
  ]);
  expect(
    creditDays([paid('monthly', 0)], { plan: 'annual', amount: prices.annual.kes, days: 365 }, at(10)),
  ).toBe(41);
});

test('PAY-33 a month bought during a year starts when the year ends', () => {
  const periods = periodsOf([paid('annual', 0), paid('monthly', 100)]);
  expect(shape(periods)).toEqual([
    ['annual', 0, 365],
    ['monthly', 365, 395],
  ]);
  expect(currentPeriodOf(periods, at(200))).toMatchObject({ plan: 'annual', expiresAt: at(395) });
  expect(currentPeriodOf(periods, at(370))).toMatchObject({ plan: 'monthly', expiresAt: at(395) });
});

test('PAY-27 no paid period runs during a trial: passes and months wait for its end, a year takes over its days', () => {
  const line = periodsOf([paid('week', 4), trialAsOrder(at(0)), paid('monthly', 5)]);
  expect(shape(line)).toEqual([
    ['trial', 0, 14],
    ['week', 14, 21],
    ['monthly', 21, 51],
  ]);
  expect([passesOf(line).map(({ plan }) => plan), currentPeriodOf(line, at(5))]).toEqual([
    ['week'],
    { orderId: 'monthly-5', plan: 'monthly', activatedAt: at(21), expiresAt: at(51) },
  ]);
  expect(currentPeriodOf(periodsOf([trialAsOrder(at(0))]), at(5))).toBeNull();
  expect(shape(periodsOf([trialAsOrder(at(0)), paid('annual', 4)]))).toEqual([
    ['trial', 0, 4],
    ['annual', 4, 4 + 365 + 10],
  ]);
  expect(shape(periodsOf([trialAsOrder(at(0)), paid('day', 20)]))).toEqual([
    ['trial', 0, 14],
    ['day', 20, 21],
  ]);
});

const orders = fc
  .uniqueArray(
    fc.record({
      plan: fc.constantFrom(...planIds),
      day: fc.double({ min: 0, max: 900, noNaN: true }),
      id: fc.uuid(),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  )
  .map((list) => list.map(({ plan, day, id }) => paid(plan, day, id)));
const worth = (paidOrders: readonly PaidOrder[], periods: readonly Period[]): number => {
  const byId = new Map(paidOrders.map((one) => [one.id, one]));
  return periods.reduce(
    (sum, { id, from, until }) =>
      sum + ((until - from) / DAY_MS) * (byId.get(id)!.amount / byId.get(id)!.days),
    0,
  );
};

test('the value of all granted periods equals the amount paid, to the shilling', () => {
  fc.assert(
    fc.property(orders, (list) => {
      const total = list.reduce((sum, { amount }) => sum + amount, 0);
      expect(Math.abs(worth(list, periodsOf(list)) - total)).toBeLessThan(1);
    }),
  );
});

test('periods never overlap or start before payment, and order or duplicates in the list do not matter', () => {
  fc.assert(
    fc.property(orders, (list) => {
      const periods = periodsOf(list);
      periods.forEach((one, i) => {
        expect(one.from).toBeGreaterThanOrEqual(list.find(({ id }) => id === one.id)!.paidAt);
        if (i > 0) expect(one.from).toBeGreaterThanOrEqual(periods[i - 1]!.until);
      });
      expect(periodsOf([...list].reverse())).toEqual(periods);
      expect(periodsOf([...list, ...list])).toEqual(periods);
    }),
  );
});

test('another payment never shortens Pro, and a refund never lengthens it', () => {
  fc.assert(
    fc.property(orders, (list) => {
      const sorted = [...list].sort((a, b) => a.paidAt - b.paidAt);
      const end = (some: readonly PaidOrder[]): number =>
        periodsOf(some).reduce((most, { until }) => Math.max(most, until), 0);
      sorted.forEach((_, i) =>
        expect(end(sorted.slice(0, i + 1))).toBeGreaterThanOrEqual(end(sorted.slice(0, i))),
      );
      for (const one of sorted)
        expect(end(sorted.filter(({ id }) => id !== one.id))).toBeLessThanOrEqual(end(sorted));
    }),
  );
});

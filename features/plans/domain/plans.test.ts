import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entitlementsOf, free } from './entitlements.ts';
import { annualPerMonth, annualSavingPercent, prices } from './prices.ts';

const now = new Date('2026-11-21T09:00:00Z');
const later = new Date('2026-12-21T09:00:00Z');
const before = new Date('2026-11-20T09:00:00Z');

test('PAY-06 monthly KES 999, annual KES 5999 shown as 499 a month, saving 50 %', () => {
  expect([prices.monthly.kes, prices.annual.kes, annualPerMonth(), annualSavingPercent()]).toEqual([999, 5999, 499, 50]);
});

test('PAY-08 money back within 14 days on annual, 7 on monthly', () => {
  expect([prices.annual.guaranteeDays, prices.monthly.guaranteeDays]).toEqual([14, 7]);
});

test('PAY-01 a free account has one field and fifteen scans', () => {
  expect(entitlementsOf({ plans: [], subscriptions: [] }, now)).toEqual({ tier: 'free', until: null, fieldLimit: 1, scanLimit: 15 });
});

test('PAY-21 an active plan or subscription whose end lies ahead is Pro', () => {
  expect(entitlementsOf({ plans: [{ status: 'active', ends: later }], subscriptions: [] }, now).tier).toBe('pro');
  expect(entitlementsOf({ plans: [], subscriptions: [{ status: 'active', ends: later }] }, now)).toMatchObject({ tier: 'pro', fieldLimit: null, scanLimit: null });
  expect(entitlementsOf({ plans: [{ status: 'active', ends: before }], subscriptions: [{ status: 'active', ends: before }] }, now)).toEqual(free);
});

test('PAY-35 a cancelled subscription holds until its day and no longer', () => {
  expect(entitlementsOf({ plans: [], subscriptions: [{ status: 'cancelled', ends: later }] }, now).tier).toBe('pro');
  expect(entitlementsOf({ plans: [], subscriptions: [{ status: 'cancelled', ends: before }] }, now).tier).toBe('free');
});

test('Pro never outlives its last paid day, whatever rows there are', () => {
  const period = fc.record({ status: fc.constantFrom('active', 'cancelled', 'expired', 'pending'), ends: fc.date({ min: before, max: later, noInvalidDate: true }) });
  fc.assert(fc.property(fc.array(period), fc.array(period), (plans, subscriptions) => {
    const e = entitlementsOf({ plans, subscriptions }, now);
    if (e.until) expect(entitlementsOf({ plans, subscriptions }, new Date(e.until)).tier).toBe('free');
  }));
});

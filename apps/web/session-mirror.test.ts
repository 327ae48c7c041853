import { expect, test } from 'vitest';
import { type Mirror, subscriptionOf } from './session-mirror.ts';

const mirror = (until: string | null): Mirror => ({
  session: null, google: { available: false }, supportUrl: null, version: 'x', serverTime: '2026-11-21T09:00:00Z',
  entitlements: { tier: 'pro', until, fieldLimit: null, scanLimit: null },
});
const now = Date.parse('2026-11-21T09:00:00Z');

test('a paid period that ended while the phone had no network has ended, with its limits', () => {
  expect(subscriptionOf(mirror('2026-11-20T09:00:00Z'), now)).toEqual({ isPro: false, plan: 'free', until: null, fieldLimit: 1, scanLimit: 15 });
  expect(subscriptionOf(mirror('2026-12-20T09:00:00Z'), now)).toMatchObject({ isPro: true, fieldLimit: null });
  expect(subscriptionOf(null, now).plan).toBeNull();
});

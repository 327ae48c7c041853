import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { FREE_ENTITLEMENTS, proUntil } from '#features/plans/domain/entitlements.ts';
import { proofWith } from '#features/plans/server/proof.ts';
import { readSigningKey } from '#features/plans/server/signing-key.ts';
import { type CachedSession, subscriptionOf } from './cached-session.ts';
import { markPlanVerified } from './plan-keys.ts';
import { verifyPlan } from './verify-plan.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'mavuno-key-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const told = new Date('2026-11-21T09:00:00Z');
const prove = proofWith(await readSigningKey(dir, told));

const saved = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => saved.get(key) ?? null,
  setItem: (key: string, value: string) => void saved.set(key, value),
  removeItem: (key: string) => void saved.delete(key),
});
beforeEach(() => {
  saved.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: told });
});

const wanjiku = {
  userId: '019a0000-0000-7000-8000-000000000001',
  email: 'w@example.com',
  emailVerified: true,
  name: 'Wanjiku',
  role: 'farmer',
  language: 'en',
} as const;
const pro = proUntil('2026-12-01T09:00:00.000Z');
const mirror = (more: Partial<CachedSession> = {}): CachedSession => ({
  session: wanjiku,
  google: { available: false },
  supportUrl: null,
  version: 'x',
  serverTime: told.toISOString(),
  entitlements: pro,
  proof: prove(wanjiku.userId, pro, told),
  ...more,
});

test('PAY-26b offline Pro lasts until seven days after the end of the period, and no longer', async () => {
  vi.setSystemTime('2026-12-08T08:59:59Z');
  expect(await verifyPlan(mirror())).toEqual(pro);
  vi.setSystemTime('2026-12-08T09:00:01Z');
  expect(await verifyPlan(mirror())).toEqual(FREE_ENTITLEMENTS);
});

test('PAY-02 PAY-26b a proof that is altered, signed by another key or for another user gives Free', async () => {
  const other = mkdtempSync(path.join(tmpdir(), 'mavuno-key-'));
  const foreign = proofWith(await readSigningKey(other, told))(wanjiku.userId, pro, told);
  rmSync(other, { recursive: true });
  const { token, key } = mirror().proof!;
  const [body, signature] = token.split('.') as [string, string];
  const longer = Buffer.from(
    JSON.stringify({
      ...JSON.parse(Buffer.from(body, 'base64url').toString()),
      graceUntil: '2099-01-01T00:00:00.000Z',
    }),
  ).toString('base64url');
  const worthless = [
    mirror({ proof: null }),
    mirror({ proof: { token: '', key } }),
    mirror({ proof: { token: `${longer}.${signature}`, key } }),
    mirror({ proof: { token: `${body}.AAAA`, key } }),
    mirror({ proof: { token: foreign.token, key } }),
    mirror({ proof: { token, key: foreign.key } }),
    mirror({ proof: { token, key: 'nonsense' } }),
    mirror({ session: { ...wanjiku, userId: '019a0000-0000-7000-8000-000000000002' } }),
    mirror({ proof: prove(wanjiku.userId, FREE_ENTITLEMENTS, told) }),
  ];
  for (const one of worthless) expect(await verifyPlan(one)).toEqual(FREE_ENTITLEMENTS);
  expect(await verifyPlan(mirror())).toEqual(pro);
});

test('PAY-26b turning the clock back does not extend a plan; the next server answer corrects it', async () => {
  vi.setSystemTime('2026-12-20T09:00:00Z');
  expect(await verifyPlan(mirror())).toEqual(FREE_ENTITLEMENTS);
  vi.setSystemTime('2026-11-22T09:00:00Z');
  expect(await verifyPlan(mirror())).toEqual(FREE_ENTITLEMENTS);
  markPlanVerified(pro, '2026-11-23T09:00:00.000Z');
  expect(await verifyPlan(mirror())).toEqual(pro);
});

test('PAY-26b a stored Pro plan counts as unknown until its proof is verified; a stored Free plan needs no proof', () => {
  expect(subscriptionOf(null, null).plan).toBeNull();
  expect(subscriptionOf(mirror(), null)).toMatchObject({ plan: null, isPro: false });
  expect(subscriptionOf(mirror(), pro)).toMatchObject({ plan: 'pro', isPro: true, fieldLimit: null });
  expect(subscriptionOf(mirror(), FREE_ENTITLEMENTS)).toEqual({
    isPro: false,
    plan: 'free',
    until: null,
    fieldLimit: 1,
    scanLimit: 15,
  });
  expect(subscriptionOf(mirror({ entitlements: FREE_ENTITLEMENTS }), null)).toMatchObject({
    plan: 'free',
    isPro: false,
  });
});

test('PAY-22 PAY-26 a verified plan is stored on the phone with its time and source', () => {
  markPlanVerified(pro, told.toISOString());
  expect(Object.fromEntries(saved)).toMatchObject({
    plan_is_pro: 'true',
    subscription_verified_at: told.toISOString(),
    plan_is_pro_set_by: 'system',
    plan_is_pro_set_at: told.toISOString(),
  });
});

import { generateKeyPairSync } from 'node:crypto';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FREE_ENTITLEMENTS as freePlan, proUntil } from '#features/plans/domain/entitlements.ts';
import { proofWith } from '#features/plans/server/proof.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { routes } from '../routing/routes.ts';
import { closeApp, cachedSessionOf, openApp, screen, waitForUpdates, topBar, wanjiku } from '../testing.tsx';
// Preloaded, so that one second is long enough.
import '#features/documents/web/DocumentChatScreen.tsx';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { x, y } = publicKey.export({ format: 'jwk' });
const point = Buffer.concat([
  Buffer.from([4]),
  Buffer.from(x!, 'base64url'),
  Buffer.from(y!, 'base64url'),
]).toString('base64url');
const prove = proofWith({ id: 'k', privateKey, publicKey: point });

const pro = proUntil(new Date(Date.now() + DAY_MS).toISOString());
const ended = proUntil(new Date(Date.now() - 3 * DAY_MS).toISOString());
const long = proUntil(new Date(Date.now() - 8 * DAY_MS).toISOString());
const said = (entitlements: typeof pro, now = new Date()) => ({
  entitlements,
  proof: prove(wanjiku.userId, entitlements, now),
  serverTime: now.toISOString(),
});
const start = (more = {}) => ({
  '/api/start': () => ({ body: { ...cachedSessionOf(more), changes: null } }),
});
const keys = () =>
  ['plan_is_pro', 'subscription_verified_at', 'plan_is_pro_set_by'].map((key) => localStorage.getItem(key));
const focus = () =>
  act(async () => {
    window.dispatchEvent(new Event('focus'));
  });
const checks = (asked: readonly string[]) => asked.filter((path) => path === '/api/plan/check').length;

beforeEach(() => {
  vi.stubGlobal('crypto', globalThis.crypto);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  closeApp();
});

test('PAY-26 PAY-26b SHL-01 offline a signed Pro plan opens as Pro, also in the week after its end', async () => {
  localStorage.setItem('plan_is_pro', 'true');
  localStorage.setItem('subscription_verified_at', '2020-01-01');
  await openApp({ at: '/more', cachedSession: cachedSessionOf(said(ended)), server: {} });
  expect(localStorage.getItem('subscription_verified_at')).toBeNull();
  await vi.waitFor(() => expect(topBar().textContent).toBe('MavunoProSW'));
  expect(keys()).toEqual(['true', null, 'system']);
});

test.each([
  ['eight days after its end', said(long)],
  ['without a signature', { ...said(pro), proof: null }],
  [
    "with another user's signature",
    { ...said(pro), proof: prove('019a0000-0000-7000-8000-000000000009', pro, new Date()) },
  ],
])('PAY-02 PAY-26b a cached Pro plan %s counts as Free', async (_, more) => {
  await openApp({ at: '/more', cachedSession: cachedSessionOf(more), server: {} });
  await vi.waitFor(() => expect(topBar().textContent).toBe('MavunoFreeSW'));
  expect(keys()[0]).toBe('false');
});

test('PAY-22 PAY-23 the start answer counts as a plan check, is stored, and is reused for five minutes', async () => {
  const asked = (
    await openApp({
      at: '/more',
      cachedSession: cachedSessionOf(),
      server: { ...start(said(pro)), '/api/plan/check': () => ({ body: said(pro) }) },
    })
  ).asked;
  await vi.waitFor(() => expect(topBar().textContent).toBe('MavunoProSW'));
  expect(keys()).toEqual(['true', expect.stringMatching(/^20/), 'system']);
  await waitForUpdates(1_100);
  await focus();
  expect(checks(asked)).toBe(0);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 });
  await focus();
  expect(checks(asked)).toBe(1);
});

test('PAY-23 PAY-25 returning to the window repeatedly sends one request, and shows its answer', async () => {
  let answer: (reply: { body: unknown }) => void = () => undefined;
  const { asked } = await openApp({
    at: '/more',
    cachedSession: cachedSessionOf(),
    server: start(said(pro)),
  });
  await waitForUpdates(20);
  const waiting = new Promise<{ body: unknown }>((done) => {
    answer = done;
  });
  const before = globalThis.fetch;
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    if (!String(url).startsWith('/api/plan/check')) return before(url, init);
    asked.push('/api/plan/check');
    return new Response(JSON.stringify((await waiting).body), { status: 200 });
  }) as typeof fetch;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
  await focus();
  await focus();
  expect(checks(asked)).toBe(1);
  answer({ body: said(freePlan) });
  await vi.waitFor(() => expect(topBar().textContent).toBe('MavunoFreeSW'));
  expect(keys()[0]).toBe('false');
});

test('PAY-26b an app left open offline stays Pro no longer than its proof allows', async () => {
  await openApp({
    at: '/more',
    cachedSession: cachedSessionOf(),
    server: { ...start(said(pro)), '/api/plan/check': () => 'no network' },
  });
  await vi.waitFor(() => expect(topBar().textContent).toBe('MavunoProSW'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(pro.until!) + 6 * DAY_MS });
  await focus();
  await waitForUpdates(50);
  expect(topBar().textContent).toBe('MavunoProSW');
  vi.setSystemTime(Date.parse(pro.until!) + 7 * DAY_MS);
  await focus();
  await vi.waitFor(() => expect(topBar().textContent).toBe('MavunoFreeSW'));
});

test('PAY-22 PAY-24 a failed check clears the verification time; an ended session clears Pro', async () => {
  const replies: Record<string, () => { status?: number; body: unknown } | 'no network'> = {
    ...start(said(pro)),
    '/api/plan/check': () => 'no network',
  };
  await openApp({ at: '/more', cachedSession: cachedSessionOf(), server: replies });
  await vi.waitFor(() => expect(keys()[0]).toBe('true'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
  await focus();
  await vi.waitFor(() => expect(keys()).toEqual(['true', null, 'system']));
  expect(topBar().textContent).toBe('MavunoProSW');
  replies['/api/plan/check'] = () => ({
    status: 401,
    body: { refusal: { code: 'session.missing' }, requestId: 'x' },
  });
  replies['/api/start'] = () => ({
    body: { ...cachedSessionOf({ session: null, entitlements: null }), changes: null },
  });
  await focus();
  await vi.waitFor(() => expect(location.pathname).toBe('/auth'));
  await vi.waitFor(() => expect(keys().slice(0, 2)).toEqual([null, null]));
});

const paths = [
  '/yield-predictor',
  '/market-insights',
  '/mission-control',
  '/pro-resource',
  '/document-chat',
  '/documents',
];

test.each(paths)(
  'PAY-47 DOC-01 MSC-05 %s redirects a Free user to /upgrade, and Back does not return',
  async (at) => {
    const { pushed } = await openApp({ at, cachedSession: cachedSessionOf(), server: start() });
    await vi.waitFor(() => expect(location.pathname).toBe('/upgrade'));
    expect(pushed()).toBe(0);
  },
);

test('PAY-47 an unknown plan redirects nowhere, and a Pro user gets in', async () => {
  // A document's screen shows a message and redirects on its own (DOC-06).
  expect(
    [...routes.filter(({ access }) => access === 'pro').map(({ path }) => path), '/document-chat'].sort(),
  ).toEqual([...paths].sort());
  await openApp({
    at: '/market-insights',
    cachedSession: cachedSessionOf({ entitlements: null }),
    server: { '/api/start': () => 'no answer' },
  });
  await waitForUpdates(50);
  expect([location.pathname, screen.getByText('Loading Mavuno...') !== null]).toEqual([
    '/market-insights',
    true,
  ]);
  closeApp();
  await openApp({
    at: '/market-insights',
    cachedSession: cachedSessionOf(said(pro)),
    language: 'sw',
    server: {},
  });
  expect(await screen.findByRole('heading', { name: 'Bei za soko' })).toBeTruthy();
  expect(location.pathname).toBe('/market-insights');
});

test('PAY-47 a visitor of a Pro address is redirected to sign-in', async () => {
  await openApp({
    at: '/mission-control',
    server: {
      '/api/start': () => ({
        body: { ...cachedSessionOf({ session: null, entitlements: null }), changes: null },
      }),
    },
  });
  await screen.findByLabelText('Email');
  expect(location.pathname).toBe('/auth');
});

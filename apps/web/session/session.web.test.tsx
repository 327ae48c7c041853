import { act } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setLanguage } from '#features/people/contract.ts';
import { routes } from '../routing/routes.ts';
import {
  closeApp,
  freeEntitlements,
  cachedSessionOf,
  openApp,
  screen,
  waitForUpdates,
  topBar,
  unreachableTransport,
  waitFor,
  wanjiku,
} from '../testing.tsx';
import { readCachedSession, writeCachedSession } from './cached-session.ts';

afterEach(closeApp);

const otieno = {
  ...wanjiku,
  userId: '019a0000-0000-7000-8000-000000000009',
  email: 'otieno@example.com',
  name: 'Otieno',
} as const;
const reply = (session: typeof wanjiku | typeof otieno | null) => ({
  body: { ...cachedSessionOf({ session, entitlements: session ? freeEntitlements : null }), changes: null },
});

test('X-01 a signed-in user sees the app from the phone, before any server answer', async () => {
  await openApp({
    at: '/more',
    cachedSession: cachedSessionOf(),
    server: { '/api/start': () => 'no answer' },
  });
  expect(topBar().textContent).toContain('Free');
});

test('an ended session redirects to sign-in and signs the user out on the phone', async () => {
  const { store } = await openApp({
    at: '/more',
    cachedSession: cachedSessionOf(),
    transport: unreachableTransport,
    server: {},
  });
  await store.send(setLanguage, { language: 'sw' });
  await waitForUpdates(20);
  closeApp();
  const again = await openApp({
    at: '/more',
    cachedSession: cachedSessionOf(),
    server: { '/api/start': () => reply(null) },
  });
  await waitForUpdates(20);
  expect(location.pathname).toBe('/auth');
  expect(again.store.snapshot().userId).toBeNull();
  expect(readCachedSession()?.session).toBeNull();
});

const personal = {
  'chat_at:u1': 'c1',
  farm_market_maize: '{}',
  my_number: '0712',
  referral_device: 'ab',
  last_location: '{}',
  [`field_draft_${wanjiku.userId}`]: '{}',
  referral_code: '{"code":"ABCD1234","timestamp":1,"known":true}',
};

test.each([
  ['the server ended the session', null],
  ['another person is signed in', otieno],
])('only data of the phone itself stays when %s', async (_, next) => {
  for (const [key, value] of Object.entries({ ...personal, theme: 'dark' })) localStorage.setItem(key, value);
  sessionStorage.setItem('anything', '1');
  const { store } = await openApp({
    at: '/more',
    cachedSession: cachedSessionOf(),
    transport: unreachableTransport,
    server: { '/api/start': () => reply(next) },
  });
  await waitFor(() =>
    expect([
      Object.keys(localStorage).filter((key) => key in personal),
      sessionStorage.getItem('anything'),
    ]).toEqual([[], null]),
  );
  await waitFor(() => expect(store.snapshot().userId).toBe(next?.userId ?? null));
  expect([localStorage.getItem('theme'), localStorage.getItem('language')]).toEqual(['dark', 'en']);
});

test('an invited visitor keeps the invitation at sign-in, and data of an older version is cleared', async () => {
  localStorage.setItem('referral_code', 'not a code');
  localStorage.setItem('chat_at:u9', 'c1');
  await openApp({ at: '/auth', cachedSession: null, server: { '/api/start': () => reply(null) } });
  await waitFor(() => expect(localStorage.getItem('chat_at:u9')).toBeNull());
  expect(localStorage.getItem('referral_code')).toBe('not a code');
});

test('another user who signs in sees nothing of the previous user', async () => {
  const { store } = await openApp({
    at: '/more',
    cachedSession: cachedSessionOf(),
    server: { '/api/start': () => reply(otieno) },
  });
  await store.applyChanges(wanjiku.userId, store.cursor(), {
    rows: [{ kind: 'scan', id: 'a', row: { id: 'a' } }],
    cursor: 1,
    head: 1,
    more: false,
    restart: false,
  });
  await waitFor(() => expect(store.snapshot().userId).toBe(otieno.userId));
  expect(store.snapshot().view.all('scan')).toEqual([]);
  expect(await screen.findByText('Otieno')).toBeTruthy();
});

test('signing out in another tab signs out here', async () => {
  await openApp({
    at: '/more',
    cachedSession: cachedSessionOf(),
    server: { '/api/start': () => reply(wanjiku) },
  });
  await waitForUpdates(20);
  writeCachedSession(cachedSessionOf({ session: null, entitlements: null }));
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'mavuno_session' }));
  });
  await waitForUpdates(20);
  expect(location.pathname).toBe('/auth');
});

test('a damaged cached session is ignored', () => {
  for (const text of ['{', '7', 'null', '"x"']) {
    localStorage.setItem('mavuno_session', text);
    expect(readCachedSession()).toBeNull();
  }
});

test('SHL-05 every signed-in address of the ledger has a route, for signed-in users only', () => {
  const paths = routes
    .filter(({ access }) => access === 'user' || access === 'pro')
    .map((route) => route.path);
  const table = [
    '/dashboard',
    '/fields',
    '/fields/:id',
    '/fields/:id/edit',
    '/fields/:id/crops/add',
    '/fields/:id/history/add',
    '/fields/:id/activity',
    '/weather',
    '/scan',
    '/chat',
    '/settings',
    '/more',
    '/manage-fields',
    '/alerts',
    '/community',
    '/community/questions/:id',
    '/community/legacy',
    '/farm-planning',
    '/crop-disease-detection',
    '/yield-predictor',
    '/market-insights',
    '/mission-control',
    '/upgrade',
    '/referrals',
    '/subscription-settings',
    '/pro-resource',
    '/document-chat',
  ];
  expect(table.filter((path) => !paths.includes(path))).toEqual([]);
});

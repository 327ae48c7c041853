import { afterEach, expect, test } from 'vitest';
import {
  closeApp,
  freeEntitlements,
  cachedSessionOf,
  openApp,
  screen,
  waitForUpdates,
  wanjiku,
} from '../testing.tsx';
import { routes } from './routes.ts';

afterEach(closeApp);

const start = (session: typeof wanjiku | null) => () => ({
  body: { ...cachedSessionOf({ session, entitlements: session ? freeEntitlements : null }), changes: null },
});
const nobody = { '/api/start': start(null) };
const somebody = { '/api/start': start(wanjiku) };
const silent = { '/api/start': () => 'no answer' as const };

// The accuracy of the leaf check is public, like the legal pages, for people who consider signing up: the
// sign-in tile leads there.
test('ACC-01 only sign-in, invitation, payment return, legal, accuracy, verification, unsubscribe and 404 are public', () => {
  const open = routes
    .filter((route) => route.access === 'public' || route.access === 'guest')
    .map((route) => route.path);
  expect(open.sort()).toEqual([
    '/404',
    '/accuracy',
    '/auth',
    '/auth/callback',
    '/auth/email',
    '/auth/reset-password',
    '/join',
    '/payment-callback',
    '/privacy-policy',
    '/terms-of-service',
    '/unsubscribe',
    '/verify/:id',
  ]);
});

test.each(['/auth', '/auth/reset-password'])('ACC-01 %s opens without a session', async (at) => {
  await openApp({ at, server: nobody });
  expect(await screen.findByLabelText('Email')).toBeTruthy();
});

test('ACC-02 while the session loads a protected screen shows "Loading Mavuno..."', async () => {
  await openApp({ at: '/dashboard', server: silent });
  expect(screen.getByText('Loading Mavuno...')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each(['/dashboard', '/fields', '/more', '/outbox', '/upgrade'])(
  'ACC-03 a visitor of %s is redirected to /auth, and Back does not return',
  async (at) => {
    const { pushed } = await openApp({ at, server: nobody });
    await screen.findByLabelText('Email');
    expect([location.pathname, pushed()]).toEqual(['/auth', 0]);
  },
);

test('ACC-04 a signed-in user who opens /auth is redirected to /dashboard', async () => {
  const { pushed } = await openApp({ at: '/auth', cachedSession: cachedSessionOf(), server: somebody });
  await waitForUpdates();
  expect([location.pathname, pushed()]).toEqual(['/dashboard', 0]);
});

test('ACC-05 "/" redirects to /dashboard and replaces the history entry', async () => {
  const { pushed } = await openApp({ at: '/', cachedSession: cachedSessionOf(), server: somebody });
  await waitForUpdates();
  expect([location.pathname, pushed()]).toEqual(['/dashboard', 0]);
});

test.each(['/tasks', '/task-manager'])(
  'ACC-05 the old address %s redirects to /farm-planning and replaces the history entry',
  async (at) => {
    const { pushed } = await openApp({ at, cachedSession: cachedSessionOf(), server: somebody });
    await waitForUpdates();
    expect([location.pathname, pushed()]).toEqual(['/farm-planning', 0]);
  },
);

test.each(['/nowhere', '/fields/1/2/3', '/auth/x'])(
  'ACC-06 the unknown address %s shows the not-found screen',
  async (at) => {
    await openApp({ at, cachedSession: cachedSessionOf(), server: somebody });
    expect(await screen.findByText("Look like you're lost")).toBeTruthy();
    expect(screen.getByText('The page you are looking for is not available!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
  },
);

test('ACC-07 /404 is a route of its own with the same screen', async () => {
  await openApp({ at: '/404', server: nobody });
  expect(await screen.findByText("Look like you're lost")).toBeTruthy();
  expect(routes.some((route) => route.path === '/404')).toBe(true);
});

test('ACC-11 on /auth the loading message shows while the session resolves', async () => {
  await openApp({ at: '/auth', server: silent });
  expect(screen.getByText('Loading Mavuno...')).toBeTruthy();
});

test('SHL-06 /scanner redirects to /scan', async () => {
  await openApp({ at: '/scanner', cachedSession: cachedSessionOf(), server: somebody });
  await waitForUpdates();
  expect(location.pathname).toBe('/scan');
});

test('a session ended on the server redirects to /auth; with no answer from the server the user stays', async () => {
  await openApp({ at: '/dashboard', cachedSession: cachedSessionOf(), server: {} });
  await waitForUpdates(20);
  expect(location.pathname).toBe('/dashboard');
  closeApp();
  await openApp({ at: '/dashboard', cachedSession: cachedSessionOf(), server: nobody });
  await waitForUpdates(20);
  expect(location.pathname).toBe('/auth');
});

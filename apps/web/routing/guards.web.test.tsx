import { afterEach, expect, test } from 'vitest';
import { closeApp, free, mirrorOf, openApp, screen, settle, wanjiku } from '../testing.tsx';
import { routes } from './routes.ts';

afterEach(closeApp);

const start = (session: typeof wanjiku | null) => () => ({
  body: { ...mirrorOf({ session, entitlements: session ? free : null }), changes: null },
});
const nobody = { '/api/start': start(null) };
const somebody = { '/api/start': start(wanjiku) };
const silent = { '/api/start': () => 'no answer' as const };

// The accuracy of the leaf check is public, like the legal pages, for people who consider signing up: the
// sign-in tile leads there.
test('ACC-01 only sign-in, its helpers, an invitation, the return from a payment, the legal pages, the leaf check figures, statement verification, unsubscribing and not-found are public', () => {
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
  expect(await screen.findByLabelText('E-mail')).toBeTruthy();
});

test('ACC-02 while the session loads a guarded screen is covered by "Loading Mavuno..."', async () => {
  await openApp({ at: '/dashboard', server: silent });
  expect(screen.getByText('Loading Mavuno...')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each(['/dashboard', '/fields', '/more', '/outbox', '/upgrade'])(
  'ACC-03 a visitor of %s lands on /auth, and Back does not return',
  async (at) => {
    const { pushed } = await openApp({ at, server: nobody });
    await screen.findByLabelText('E-mail');
    expect([location.pathname, pushed()]).toEqual(['/auth', 0]);
  },
);

test('ACC-04 a signed-in user who opens /auth is led to /dashboard', async () => {
  const { pushed } = await openApp({ at: '/auth', mirror: mirrorOf(), server: somebody });
  await settle();
  expect([location.pathname, pushed()]).toEqual(['/dashboard', 0]);
});

test('ACC-05 "/" leads to /dashboard with history replaced', async () => {
  const { pushed } = await openApp({ at: '/', mirror: mirrorOf(), server: somebody });
  await settle();
  expect([location.pathname, pushed()]).toEqual(['/dashboard', 0]);
});

test.each(['/tasks', '/task-manager'])(
  'ACC-05 the old address %s leads to /farm-planning with history replaced',
  async (at) => {
    const { pushed } = await openApp({ at, mirror: mirrorOf(), server: somebody });
    await settle();
    expect([location.pathname, pushed()]).toEqual(['/farm-planning', 0]);
  },
);

test.each(['/nowhere', '/fields/1/2/3', '/auth/x'])(
  'ACC-06 the unknown address %s shows the not-found screen',
  async (at) => {
    await openApp({ at, mirror: mirrorOf(), server: somebody });
    expect(await screen.findByText("Look like you're lost")).toBeTruthy();
    expect(screen.getByText('The page you are looking for is not available!')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/');
  },
);

test('ACC-07 /404 is an address of its own with the same screen', async () => {
  await openApp({ at: '/404', server: nobody });
  expect(await screen.findByText("Look like you're lost")).toBeTruthy();
  expect(routes.some((route) => route.path === '/404')).toBe(true);
});

test('ACC-11 on /auth the loading message shows while the session resolves', async () => {
  await openApp({ at: '/auth', server: silent });
  expect(screen.getByText('Loading Mavuno...')).toBeTruthy();
});

test('SHL-06 /scanner leads to /scan', async () => {
  await openApp({ at: '/scanner', mirror: mirrorOf(), server: somebody });
  await settle();
  expect(location.pathname).toBe('/scan');
});

test('a session that has ended on the server leads to /auth; one that cannot be asked about stays', async () => {
  await openApp({ at: '/dashboard', mirror: mirrorOf(), server: {} });
  await settle(20);
  expect(location.pathname).toBe('/dashboard');
  closeApp();
  await openApp({ at: '/dashboard', mirror: mirrorOf(), server: nobody });
  await settle(20);
  expect(location.pathname).toBe('/auth');
});

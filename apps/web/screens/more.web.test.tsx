import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { isNew, moreEntries } from '../routing/more-entries.ts';
import { reachableEntries, isActive, navEntries } from '../routing/navigation.ts';
import { routePaths } from '../routing/routes.ts';
import { closeApp, cachedSessionOf, openApp, screen } from '../testing.tsx';

afterEach(() => {
  vi.useRealTimers();
  closeApp();
});

const more = async (cachedSession = cachedSessionOf()) => {
  const app = await openApp({
    at: '/more',
    cachedSession,
    server: { '/api/start': () => ({ body: { ...cachedSession, changes: null } }) },
  });
  await screen.findByRole('heading', { level: 1, name: 'More' });
  return app;
};

test('SHL-04 the list is grouped, and an empty group is left out', async () => {
  await more();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Farming tools',
    'Market',
    'Community',
    'Account',
    'Support',
  ]);
});

test('SHL-04 the scanner entry shows how many checks were counted, and "New" until it was opened', async () => {
  const { store } = await more();
  const entry = () => screen.getByRole('link', { name: /Check a leaf/ });
  expect(entry().textContent).toBe('Check a leafNew0 of 150 of 15 free leaf checks done');
  await store.applyChanges(cachedSessionOf().session!.userId, store.cursor(), {
    rows: ['a', 'b', 'c', 'd'].map((id) => ({
      kind: 'scan',
      id,
      row: { id, taken_at: id, counted: id !== 'd' },
    })),
    cursor: 3,
    head: 3,
    more: false,
    restart: false,
  });
  expect(await screen.findByText('3 of 15')).toBeTruthy();
  await userEvent.click(entry());
  closeApp();
  localStorage.setItem('opened_/scan', '1');
  await more();
  expect(entry().textContent).toBe('Check a leaf0 of 150 of 15 free leaf checks done');
});

test('SHL-04 the support chat is an external link, shown only when configured', async () => {
  await more();
  expect(screen.queryByRole('link', { name: 'Chat with support' })).toBeNull();
  closeApp();
  await more(cachedSessionOf({ supportUrl: 'https://wa.me/254700000000' }));
  const link = screen.getByRole('link', { name: 'Chat with support' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://wa.me/254700000000',
    '_blank',
  ]);
});

test('SHL-07 the legal pages open in a new tab', async () => {
  await more();
  for (const [name, href] of [
    ['Privacy policy', '/privacy-policy.html'],
    ['Terms of service', '/terms-of-service.html'],
  ] as const) {
    const link = screen.getByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
  }
});

/** Pages that open from their part's own screen. */
const within = [
  '/fields/new',
  '/offers/new',
  '/community/legacy',
  '/settings/account',
  '/settings/memory',
  '/subscription-settings',
  '/settings/data/statement',
  '/settings/data/import',
  '/settings/data/delete',
  '/pro-resource',
  '/documents',
];

test('SHL-27 every screen that exists is one tap from /more', () => {
  const parts = routePaths.filter(
    (path) =>
      !path.includes(':') &&
      !within.includes(path) &&
      !/^\/(auth|404|join|more|payment-callback|privacy|terms|unsubscribe)/.test(path),
  );
  const reached = reachableEntries(moreEntries, routePaths).map((entry) => entry.path);
  expect(parts.filter((path) => !reached.includes(path))).toEqual([]);
});

/**
 * What the product offers, and its entry on /more or the screen that leads there (settings for the WhatsApp
 * number, training for the Pro guides).
 */
const offer = {
  dashboard: '/dashboard',
  scanner: '/scan',
  chat: '/chat',
  community: '/community',
  weather: '/weather',
  fields: '/fields',
  planning: '/farm-planning',
  yield: '/yield-predictor',
  market: '/market-insights',
  referral: '/referrals',
  whatsAppAlerts: '/settings',
  proResources: '/training',
  documentChat: '/document-chat',
};

test('SHL-27 every product offer is linked from /more', async () => {
  await more();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(Object.entries(offer).filter(([, path]) => !links.includes(path))).toEqual([]);
});

test('SHL-02 the bottom bar of the full product has exactly these six entries', () => {
  expect(navEntries.map((entry) => [entry.path, entry.labelKey])).toEqual([
    ['/', 'home'],
    ['/fields', 'fields'],
    ['/weather', 'weather'],
    ['/scan', 'scan'],
    ['/chat', 'chat'],
    ['/community', 'community'],
  ]);
});

test.each([
  ['/', 'home'],
  ['/dashboard', 'home'],
  ['/scan', 'scan'],
  ['/scanner', 'scan'],
  ['/fields', 'fields'],
  ['/fields/1', 'fields'],
  ['/fields/1/activity', 'fields'],
  ['/community/questions/7', 'community'],
  ['/more', null],
  ['/fieldsomething', null],
])('SHL-03 on %s the active entry is %s', (path, word) => {
  expect(navEntries.filter((entry) => isActive(entry, path)).map((entry) => entry.labelKey)).toEqual(
    word ? [word] : [],
  );
});

test('SHL-04 "New" lasts 60 days from a feature’s launch, and ends once it was opened on this phone', () => {
  expect(isNew('2026-11-21', '2027-01-19', false)).toBe(true);
  expect(isNew('2026-11-21', '2027-01-20', false)).toBe(false);
  expect(isNew('2026-11-21', '2026-11-22', true)).toBe(false);
  expect(isNew(undefined, '2026-11-22', false)).toBe(false);
});

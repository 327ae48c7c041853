import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { sections, moreEntries, newEntry } from '../routing/more-entries.ts';
import { reachableEntries, isActive, navEntries } from '../routing/navigation.ts';
import { routePaths } from '../routing/routes.ts';
import { closeApp, cachedSessionOf, freeEntitlements, openApp, screen } from '../testing.tsx';
import { moreEn } from '../words.more.en.ts';

afterEach(() => {
  vi.useRealTimers();
  closeApp();
});

const more = async (cachedSession = cachedSessionOf(), section?: keyof typeof moreEn.sections) => {
  const app = await openApp({
    at: section ? `/more?open=${section}` : '/more',
    cachedSession,
    server: { '/api/start': () => ({ body: { ...cachedSession, changes: null } }) },
  });
  await screen.findByRole('heading', { level: 1, name: section ? moreEn.sections[section].title : 'More' });
  return app;
};

test('SHL-04 /more has eight sections, each of a group; what staff use is behind one that only staff see', async () => {
  await more();
  const links = screen.getByRole('navigation', { name: 'More' }).querySelectorAll('a');
  expect([...links].map((link) => link.querySelector('strong')!.textContent)).toEqual([
    'Check a leaf',
    'My farm',
    'Weather and alerts',
    'Market',
    'Learn',
    'People',
    'Account and money',
    'Help',
  ]);
  expect([...new Set(sections.map(({ group }) => moreEn.groups[group]))]).toEqual([
    'Farming tools',
    'Market',
    'Community',
    'Account',
    'Support',
  ]);
  closeApp();
  const admin = { ...cachedSessionOf().session!, role: 'admin' as const };
  await more(cachedSessionOf({ session: admin }));
  expect(screen.getByRole('link', { name: /^Staff/ })).toBeTruthy();
});

test('SHL-04 a section names its group and leads back; an unknown section shows all', async () => {
  await more(cachedSessionOf(), 'farm');
  expect(screen.getByText('Farming tools')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Farm planning' }).getAttribute('href')).toBe('/farm-planning');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  await screen.findByRole('heading', { level: 1, name: 'More' });
  closeApp();
  await openApp({ at: '/more?open=attic', cachedSession: cachedSessionOf(), server: {} });
  expect(await screen.findByRole('link', { name: /^My farm/ })).toBeTruthy();
});

test('PAY-47 entries that need Pro are marked for a Free farmer, and the others are not', async () => {
  await more(cachedSessionOf({ entitlements: freeEntitlements }), 'market');
  expect(screen.getByRole('link', { name: 'Market prices Pro' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Buy and sell/ }).textContent).not.toContain('Pro');
});

test('SHL-04 the scanner entry and its section show how many checks were counted', async () => {
  const { store } = await more(cachedSessionOf(), 'checks');
  const entry = () => screen.getByRole('link', { name: /Check a leaf/ });
  expect(entry().textContent).toBe('Check a leaf0 of 150 of 15 free leaf checks done');
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
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(await screen.findByText('3 of 15 free leaf checks done')).toBeTruthy();
});

test('SHL-04 the section of weather and alerts shows one count of what is unread', async () => {
  const { store } = await more();
  const message = (id: string, category: string) => ({
    kind: 'notification',
    id,
    row: { id, category, url: '/sightings', read: false, created_at: id },
  });
  await store.applyChanges(cachedSessionOf().session!.userId, store.cursor(), {
    rows: [
      message('a', 'tasks'),
      message('b', 'tasks'),
      message('c', 'neighbour'),
      { kind: 'sighting_notice', id: 'd', row: { id: 'd', read: false } },
    ],
    cursor: 3,
    head: 3,
    more: false,
    restart: false,
  });
  expect((await screen.findAllByText(/^\d new$/)).map((chip) => chip.textContent)).toEqual(['3 new']);
});

test('SHL-04 the support chat is an external link, shown only when configured', async () => {
  await more(cachedSessionOf(), 'help');
  expect(screen.queryByRole('link', { name: 'Chat with support' })).toBeNull();
  closeApp();
  await more(cachedSessionOf({ supportUrl: 'https://wa.me/254700000000' }), 'help');
  const link = screen.getByRole('link', { name: 'Chat with support' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://wa.me/254700000000',
    '_blank',
  ]);
});

test('SHL-07 the legal pages open in a new tab', async () => {
  await more(cachedSessionOf(), 'help');
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

test('SHL-27 every screen that exists is behind a section of /more, two taps away', () => {
  const parts = routePaths.filter(
    (path) =>
      !path.includes(':') &&
      !within.includes(path) &&
      !/^\/(auth|404|join|more|payment-callback|privacy|terms|unsubscribe)/.test(path),
  );
  const reached = reachableEntries(moreEntries, routePaths).map((entry) => entry.path);
  expect(parts.filter((path) => path !== '/outbox' && !reached.includes(path))).toEqual([]);
  expect(moreEntries.filter(({ section }) => !sections.some(({ key }) => key === section))).toEqual([]);
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

test('SHL-27 every product offer is at most two taps from /more', () => {
  const behind = moreEntries.filter(({ role }) => !role).map(({ path }) => path);
  expect(Object.entries(offer).filter(([, path]) => !behind.includes(path))).toEqual([]);
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

test('SHL-04 "New" marks one thing: the latest launched since this phone first saw the list, for 60 days, until opened', () => {
  const entry = (path: string, launchedOn?: string) => ({ ...moreEntries[0]!, path, launchedOn });
  const entries = [
    entry('/old', '2026-11-21'),
    entry('/a', '2026-12-01'),
    entry('/b', '2026-12-02'),
    entry('/c'),
  ];
  const never = () => false;
  const at = (today: string, opened: (path: string) => boolean = never): string | undefined =>
    newEntry(entries as never, today, '2026-11-25', opened)?.path;
  expect(at('2026-12-03')).toBe('/b');
  expect(at('2026-12-03', (path) => path === '/b')).toBe('/a');
  expect(at('2027-01-31')).toBe(undefined);
  expect(newEntry(entries as never, '2026-12-03', '2026-12-03', never)).toBeNull();
});

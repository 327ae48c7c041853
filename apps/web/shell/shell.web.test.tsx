import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { addField } from '#features/fields/contract.ts';
import { setLanguage } from '#features/people/contract-session.ts';
import { newId } from '#kit/pure/ids.ts';
import {
  closeApp,
  cachedSessionOf,
  openApp,
  screen,
  waitForUpdates,
  toastTexts,
  topBar,
  unreachableTransport,
  waitFor,
  wanjiku,
} from '../testing.tsx';
import { en } from '../words.en.ts';
import { sw } from '../words.sw.ts';
import { ribbonText } from './OfflineRibbon.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  closeApp();
});

const known = (more = {}) => ({
  '/api/start': () => ({ body: { ...cachedSessionOf(more), changes: null } }),
});
const shell = (more: Parameters<typeof openApp>[0] = {}) =>
  openApp({ at: '/more', cachedSession: cachedSessionOf(), server: known(), ...more });
const pro = { tier: 'pro', until: '2099-01-01T00:00:00.000Z', fieldLimit: null, scanLimit: null } as const;

test('SHL-01 the top bar has the menu link to /more, the title, the plan, the language switch and the theme toggle', async () => {
  await shell();
  const bar = topBar();
  expect(screen.getByRole('link', { name: 'Menu' }).getAttribute('href')).toBe('/more');
  expect(bar.textContent).toBe('MavunoFreeSW');
  expect(screen.getByRole('button', { name: /Tumia Kiswahili/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Dark colours' })).toBeTruthy();
});

test('SHL-01 a Pro account has the Pro badge', async () => {
  await shell({ server: known({ entitlements: pro }) });
  await waitFor(() => expect(topBar().textContent).toBe('MavunoProSW'));
});

test('a sample person’s bar says that all of it is a sample', async () => {
  const cached = cachedSessionOf();
  const session = { ...cached.session!, email: 'otieno@sample.mavuno.example' };
  await shell({ cachedSession: { ...cached, session }, server: known({ session }) });
  await waitFor(() => expect(topBar().textContent).toBe('MavunoSampleSW'));
});

test('SHL-02 the bottom bar has its entries in order', async () => {
  await shell();
  const entries = [...screen.getByRole('navigation', { name: en.nav.label }).querySelectorAll('a')].map(
    (link) => [link.textContent, link.getAttribute('href')],
  );
  expect(entries).toEqual([
    ['Home', '/'],
    ['Fields', '/fields'],
    ['Weather', '/weather'],
    ['Scan', '/scan'],
    ['Chat', '/chat'],
    ['Community', '/community'],
  ]);
});

test('I18-02 I18-03 the switch changes all texts immediately and saves the choice to the profile', async () => {
  const { store } = await shell();
  await userEvent.click(screen.getByRole('button', { name: /Tumia Kiswahili/ }));
  expect(screen.getByRole('link', { name: 'Menyu' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('sw');
  await waitFor(() =>
    expect(store.snapshot().items.map(({ name, args }) => [name, args])).toEqual([
      ['people.set_language', { language: 'sw' }],
    ]),
  );
  expect(localStorage.getItem('language')).toBe('sw');
});

test('I18-04 a language choice that cannot be saved shows an error, in the chosen language', async () => {
  const { store } = await shell();
  vi.spyOn(store, 'send').mockResolvedValue({ ok: false, code: 'store.full' });
  await userEvent.click(screen.getByRole('button', { name: /Tumia Kiswahili/ }));
  await waitForUpdates();
  await userEvent.click(screen.getByRole('button', { name: /Change to English/ }));
  await waitForUpdates();
  expect(toastTexts()).toEqual([
    'Lugha haikubadilika. Tafadhali jaribu tena.',
    'Failed to change language. Please try again.',
  ]);
});

test('I18-06 the theme toggle sets the class of the root element and the stored theme', async () => {
  await shell();
  await userEvent.click(screen.getByRole('button', { name: 'Dark colours' }));
  expect([document.documentElement.classList.contains('dark'), localStorage.getItem('theme')]).toEqual([
    true,
    'dark',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Light colours' }));
  expect([document.documentElement.classList.contains('dark'), localStorage.getItem('theme')]).toEqual([
    false,
    'light',
  ]);
});

const goes = (online: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });

test.each(['/more', '/auth', '/404'])(
  'SHL-18 X-05 on %s a message says when the network is lost and when it is back',
  async (at) => {
    await openApp({
      at,
      cachedSession: at === '/more' ? cachedSessionOf() : null,
      server: {
        '/api/start': () => ({
          body: { ...cachedSessionOf({ session: at === '/more' ? wanjiku : null }), changes: null },
        }),
      },
    });
    await waitForUpdates(20);
    await goes(false);
    await waitForUpdates(20);
    expect(toastTexts()).toEqual(["You're offline"]);
    await goes(true);
    await waitForUpdates(20);
    expect(toastTexts()).toEqual(["You're offline", "You're back online"]);
  },
);

const status = {
  state: 'idle',
  online: true,
  waiting: 0,
  sending: 0,
  refused: 0,
  overwritten: 0,
  photosWaiting: 0,
  lastSyncAt: null,
  isStorageFull: false,
} as const;

test('X-16 the ribbon is hidden when everything is sent, and otherwise says in one line what is not', () => {
  const says = (more: object, words = en.ribbon as typeof sw.ribbon) =>
    ribbonText({ ...status, ...more }, words);
  expect(says({})).toBeNull();
  expect(says({ online: false })).toBe('You’re offline');
  expect(says({ online: false, waiting: 2 })).toBe('You’re offline · 2 changes waiting to send');
  expect(says({ state: 'sending', waiting: 1 })).toBe('Sending… · 1 change waiting to send');
  expect(says({ photosWaiting: 1, refused: 1 })).toBe('1 change waiting to send · 1 change not accepted');
  expect(says({ overwritten: 1 })).toBe('1 change to check');
  expect(says({ state: 'signed_out', waiting: 1 })).toBe('Sign in again to send · 1 change waiting to send');
  expect(says({ online: false, waiting: 1 }, sw.ribbon)).toBe(
    'Huna mtandao sasa · badiliko 1 linasubiri kutumwa',
  );
});

test('X-16 waiting items are shown once, in the ribbon that links to the outbox', async () => {
  const { store } = await shell({ transport: unreachableTransport });
  await store.send(addField, {
    id: newId(),
    farm_id: newId(),
    name: 'Shamba la mto',
    size: 1,
    size_unit: 'acres',
    crop_type: 'maize',
    season: '2026',
    soil_type: null,
    irrigation_type: null,
    location_description: null,
    place: null,
  } as never);
  const ribbons = await screen.findAllByText(/1 change waiting to send/);
  expect(ribbons).toHaveLength(1);
  expect(ribbons[0]!.closest('a')?.getAttribute('href')).toBe('/outbox');
});

test('X-16 an item that is sent quickly does not move content: the ribbon appears after two seconds', async () => {
  const { store } = await shell({
    transport: { ...unreachableTransport, exchange: () => new Promise(() => undefined) },
  });
  const from = performance.now();
  await store.send(setLanguage, { language: 'sw' });
  await screen.findByText('Sending… · 1 change waiting to send');
  expect(performance.now() - from).toBeGreaterThanOrEqual(1_999);
});

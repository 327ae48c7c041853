import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { events } from '#kit/web/log.ts';
import { routePaths } from '../routing/routes.ts';
import {
  closeApp,
  freeEntitlements,
  cachedSessionOf,
  openApp,
  screen,
  waitForUpdates,
  waitFor,
  wanjiku,
} from '../testing.tsx';
import { readFlag } from './flag.ts';
import { reachedStep } from './reached-step.ts';
// Preloaded, so that a short wait is long enough.
import './Tour.tsx';
import { tourEn as en } from './words.en.ts';
import { tourSw as sw } from './words.sw.ts';

const me = (done = false) => ({
  id: wanjiku.userId,
  email: wanjiku.email,
  full_name: 'Wanjiku',
  avatar_url: null,
  phone_number: null,
  preferred_language: 'en',
  onboarding_completed: done,
  onboarding_completed_at: done ? '2026-11-20T08:00:00.000Z' : null,
});
let told: { method: string; body: unknown }[] = [];
let reachable = true;

const none = { credits: 0, count: 0, bonus: 0, usable: 0, answers: 0, waiting: 0, held: 0 };
/** Answers home's own requests: unanswered ones are retried after a second, during the tour. */
const home = {
  '/api/community/pulse': () => ({
    body: { today: 0, answered: 0, latest: null, experts_active: 0, median_hours: null },
  }),
  '/api/referrals': () => ({
    body: { code: 'ABCD2345', link: 'https://mavuno.example/join', stats: none, referrals: [], came: null },
  }),
};

/** Opens the app with a server that knows who has had the tour. */
const open = async ({
  done = false,
  at = '/dashboard',
  language = 'en' as 'en' | 'sw',
  userId = wanjiku.userId as string,
} = {}) => {
  const app = await openApp({
    at,
    cachedSession: cachedSessionOf({
      session: { ...wanjiku, userId, language },
      entitlements: freeEntitlements,
    }),
    language,
    server: { ...home, '/api/auth/me': () => ({ body: me(done) }) },
  });
  const before = globalThis.fetch;
  told = [];
  globalThis.fetch = (async (url: string, init: RequestInit = {}) => {
    if (!String(url).startsWith('/api/auth/me')) return before(url, init);
    if (!reachable) throw new TypeError('Failed to fetch');
    if (init.method === 'PATCH') told.push({ method: 'PATCH', body: JSON.parse(String(init.body)) });
    return new Response(JSON.stringify(me(done || init.method === 'PATCH')));
  }) as typeof fetch;
  return app;
};
const row = (name = en.title) => screen.findByRole('region', { name });
const flag = () => readFlag(localStorage.getItem('mavuno_tour'));
const press = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await waitForUpdates();
};

const goHome = async (): Promise<void> => {
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  await row();
};

afterEach(() => {
  vi.restoreAllMocks();
  reachable = true;
  reachedStep.set(1);
  events.drain();
  closeApp();
});

test('TOU-01 TOU-04 a new user has the tour as a row on home; skip ends it and notifies the server', async () => {
  await open();
  await row();
  expect(screen.getByText(`1 of 3 · ${en.one.title}`)).toBeTruthy();
  await press(en.skip);
  expect(screen.queryByRole('region', { name: en.title })).toBeNull();
  await waitFor(() =>
    expect(told).toEqual([
      {
        method: 'PATCH',
        body: { onboarding_complete: true, onboarding_completed_at: expect.stringMatching(/^2\d{3}-/) },
      },
    ]),
  );
  await waitFor(() => expect(flag()).toMatchObject({ for: wanjiku.userId, sent: true }));
  // Counts only users who consented.
  expect(events.drain()).toEqual([]);
}, 30_000);

test('TOU-01 the tour is not offered to a user who has had it, nor on another screen', async () => {
  await open({ done: true });
  await waitFor(() => expect(flag()).toMatchObject({ for: wanjiku.userId, sent: true }), { timeout: 8_000 });
  expect(screen.queryByRole('region', { name: en.title })).toBeNull();
  closeApp();
  await open({ at: '/fields' });
  await waitForUpdates(3_000);
  expect(screen.queryByRole('region', { name: en.title })).toBeNull();
}, 30_000);

test('TOU-02 TOU-03 TOU-06 the tour opens the chat with an example, then the questions, then what Pro unlocks', async () => {
  await open();
  await row();
  expect(screen.getByText(en.one.text)).toBeTruthy();
  expect(screen.queryByText(en.one.answer)).toBeNull();
  await press(en.example);
  expect(screen.getByText(en.one.answer)).toBeTruthy();
  await press(en.next);
  await waitFor(() => expect(location.pathname).toBe('/chat'), { timeout: 5_000 });
  expect((await screen.findByRole('article', { name: 'Mavuno' })).textContent).toContain(en.one.answer);
  await goHome();
  await screen.findByText(`2 of 3 · ${en.two.title}`);
  const isOpen = routePaths.includes('/community');
  expect(screen.getByText(isOpen ? en.two.text : en.two.later)).toBeTruthy();
  const began = Date.now();
  await press(en.next);
  if (isOpen) {
    await waitFor(() => expect(location.pathname + location.search).toBe('/community?tab=questions'), {
      timeout: 5_000,
    });
    expect(Date.now() - began).toBeGreaterThanOrEqual(1_000);
    await goHome();
  }
  await screen.findByText(`3 of 3 · ${en.three.title}`);
  if (isOpen) expect(Date.now() - began).toBeGreaterThanOrEqual(2_000);
  expect(screen.getByText(new RegExp(en.three.pro))).toBeTruthy();
  expect(en.three.pro).toMatch(/^Upgrade to unlock .* That is Pro\.$/);
  await press(en.next);
  await waitFor(() => expect(told).toHaveLength(1));
  expect(location.pathname).toBe('/dashboard');
}, 30_000);

test.each([
  [true, 1],
  [false, 0],
])(
  'TOU-04 onboarding_completed is counted once, and only with consent: %s',
  async (given, counted) => {
    const { store } = await open();
    await act(async () => {
      await store.applyChanges(wanjiku.userId, 0, {
        rows: [
          {
            kind: 'consent',
            id: 'page_counts',
            row: { id: 'page_counts', given, wording: 1, at: '2026-11-20T08:00:00.000Z' },
          },
        ],
        cursor: 1,
        head: 1,
        more: false,
        restart: false,
      });
    });
    await row();
    const skip = screen.getByRole('button', { name: en.skip });
    act(() => {
      skip.click();
      skip.click();
    });
    await waitFor(() => expect(told).toHaveLength(1));
    await waitForUpdates(100);
    expect([
      told.length,
      events.drain().filter(({ name }) => name === '/onboarding-completed').length,
    ]).toEqual([1, counted]);
  },
  30_000,
);

test('TOU-07 when the server cannot be reached, the phone stores the completion and sends it later', async () => {
  await open();
  await row();
  reachable = false;
  await press(en.skip);
  await waitForUpdates(50);
  expect([told, flag()]).toEqual([[], { for: wanjiku.userId, at: expect.any(String), sent: false }]);
  reachable = true;
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(flag()?.sent).toBe(true));
  expect(told).toHaveLength(1);
  expect(screen.queryByRole('region', { name: en.title })).toBeNull();
}, 30_000);

test('TOU-08 the example and the message sent by the tour make no server request', async () => {
  // A user without data from earlier tests.
  const { asked } = await open({ language: 'sw', userId: newId() });
  await row(sw.title);
  // The last requests of a start; home makes none of its own before its rows are opened.
  await vi.waitFor(
    () => {
      for (const last of ['/api/plan/check', '/api/auth/refresh']) expect(asked).toContain(last);
    },
    { timeout: 15_000 },
  );
  const before = asked.length;
  await press(sw.example);
  expect(screen.getByText(sw.one.from)).toBeTruthy();
  await press(sw.next);
  await waitFor(() => expect(location.pathname).toBe('/chat'), { timeout: 5_000 });
  expect((await screen.findByRole('article', { name: 'Mavuno' })).textContent).toContain(
    'samadi, majivu na udongo',
  );
  // Allows the community's questions, which the next step opens.
  expect(
    asked
      .slice(before)
      .filter(
        (path) =>
          !/^\/api\/(start|plan\/check|auth\/refresh|chat\/ways|community\/(trending|questions))/.test(path),
      ),
  ).toEqual([]);
}, 30_000);

import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import {
  closeApp,
  cachedSessionOf,
  openApp,
  screen,
  acceptingTransport,
  waitFor,
  wanjiku,
} from '#apps/web/testing.tsx';
import { startCounting } from '#features/privacy/web/page-counter.ts';
import { privacyEn as en } from '#features/privacy/words.en.ts';
import { events } from '#kit/web/log.ts';
import { sleep } from '#kit/web/sleep.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  closeApp();
  events.drain();
});

const none = { rows: [], cursor: 0, head: 0, more: false, restart: false };
const open = async (path: string) => {
  const cachedSession = cachedSessionOf();
  const app = await openApp({
    at: path,
    cachedSession,
    server: {
      '/api/start': () => ({ body: { ...cachedSession, changes: none } }),
      '/api/pages': () => ({ body: { kept: 1 } }),
    },
    transport: acceptingTransport(),
  });
  await screen.findByRole('heading', { level: 1 }, { timeout: 10_000 });
  await app.store.applyChanges(wanjiku.userId, app.store.cursor(), { ...none, cursor: 1, head: 1 });
  return app;
};
/** As set on another phone. */
const consented = (store: Awaited<ReturnType<typeof open>>['store'], given: boolean) => {
  const cursor = store.cursor();
  return store.applyChanges(wanjiku.userId, cursor, {
    ...none,
    rows: [
      {
        kind: 'consent',
        id: 'page_counts',
        row: { id: 'page_counts', given, wording: 1, at: '2026-11-21T08:00:00.000Z' },
      },
    ],
    cursor: cursor + 1,
    head: cursor + 1,
  });
};
const hide = (): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
};

test('SET-11 consent is given in the privacy tab and shows its date, with links to the other data pages', async () => {
  const { store } = await open('/settings');
  await userEvent.click(screen.getByRole('tab', { name: 'Privacy' }));
  const box = await screen.findByRole<HTMLInputElement>('switch', {
    name: new RegExp(en.purposes.page_counts.label),
  });
  expect(box.checked).toBe(false);
  await userEvent.click(box);
  expect(await screen.findByText(/^Allowed since \d+ \w+ \d{4}\.$/)).toBeTruthy();
  expect(
    screen.getByRole<HTMLInputElement>('switch', { name: new RegExp(en.purposes.page_counts.label) }).checked,
  ).toBe(true);
  expect(store.snapshot().items.map(({ name, args }) => [name, args])).toEqual([
    ['privacy.consent', { purpose: 'page_counts', given: true, wording: 1, language: 'en' }],
  ]);
  await userEvent.click(screen.getByRole('switch', { name: new RegExp(en.purposes.page_counts.label) }));
  expect(await screen.findByText(/^Turned off on/)).toBeTruthy();
  expect(screen.getByRole('link', { name: new RegExp(en.donation.title) }).getAttribute('href')).toBe(
    '/donation',
  );
  expect(screen.getByRole('link', { name: new RegExp(en.warnings.title) }).getAttribute('href')).toBe(
    '/sightings',
  );
});

test('SHL-23 page views are sent only with consent and without the cookie; withdrawing consent deletes unsent ones', async () => {
  const { store, asked } = await open('/more');
  hide();
  await sleep(100);
  expect([asked.includes('/api/pages'), events.size()]).toEqual([false, 0]);
  const sent: { url: string; init: RequestInit }[] = [];
  const before = globalThis.fetch;
  globalThis.fetch = (async (url: string, init: RequestInit) => {
    if (url === '/api/pages') sent.push({ url, init });
    return before(url, init);
  }) as typeof fetch;
  await consented(store, true);
  await waitFor(() => expect(events.recent(9).map(({ name }) => name)).toEqual(['/more']));
  hide();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
    body: JSON.stringify({ pages: [{ page: '/more', n: 1 }] }),
  });
  history.pushState(null, '', '/outbox');
  await waitFor(() => expect(events.recent(9).map(({ name }) => name)).toEqual(['/outbox']));
  await consented(store, false);
  await waitFor(() => expect(events.size()).toBe(0));
  hide();
  expect(sent).toHaveLength(1);
});

test('SHL-23 no page view is counted in data-saver mode', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const send = vi.fn(async () => true);
  const { recordPage, stop } = startCounting(send);
  recordPage('/dashboard');
  hide();
  expect([events.size(), send.mock.calls.length]).toEqual([0, 0]);
  stop();
});

test('SHL-23 SHL-22 offline page views stay in the buffer and are sent later', async () => {
  const send = vi.fn(async () => false);
  const { recordPage, stop } = startCounting(send);
  recordPage('/dashboard');
  hide();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(events.size()).toBe(1));
  send.mockImplementation(async () => true);
  hide();
  await waitFor(() => expect(send).toHaveBeenLastCalledWith([{ page: '/dashboard', n: 1 }]));
  await waitFor(() => expect(events.size()).toBe(0));
  stop();
});

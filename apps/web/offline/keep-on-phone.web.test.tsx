import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEAF_READY } from '#features/scanner/web/check/leaf-ready.ts';
import { LanguageProvider, useLanguage } from '#kit/web/words.tsx';
import { OfflineCache } from './OfflineCache.tsx';

let told: unknown[];
let noted: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [told, noted] = [[], []];
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (_: string, response: Response) => {
        noted.push(await response.text());
      },
    }),
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve({ active: { postMessage: (message: unknown) => told.push(message) } }) },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

const Switch = () => (
  <button type="button" onClick={useLanguage().toggle}>
    switch
  </button>
);
const show = (hasUser = true) =>
  render(
    <LanguageProvider initial="sw">
      <Switch />
      <OfflineCache hasUser={hasUser} />
    </LanguageProvider>,
  );
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
const parts = () => told.map((message) => (message as { part: string }).part);

test('the user’s language is cached first with files fetched before; deferred screens and the other when idle', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { name: 'https://mavuno.example/assets/book-bean.js' } as PerformanceEntry,
  ]);
  show();
  await pass(100);
  expect([noted, told]).toEqual([
    ['sw'],
    [{ type: 'KEEP', part: 'words-sw', fetched: ['https://mavuno.example/assets/book-bean.js'] }],
  ]);
  await pass(8_000);
  expect(parts()).toEqual(['words-sw', 'later', 'words-en']);
});

test('for a visitor, deferred screens wait until the leaf model has arrived', async () => {
  show(false);
  await pass(20_000);
  expect(parts()).toEqual(['words-sw']);
  await act(async () => void window.dispatchEvent(new Event(LEAF_READY)));
  await pass(8_000);
  expect(parts()).toEqual(['words-sw', 'later', 'words-en']);
});

test('with data saving one language is cached, and after a switch the other too', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const { getByRole } = show();
  await pass(10_000);
  expect(parts()).toEqual(['words-sw', 'later']);
  await act(async () => getByRole('button').click());
  await pass(100);
  expect([noted, parts()]).toEqual([
    ['sw', 'en'],
    ['words-sw', 'later', 'words-en'],
  ]);
});

test('without cache storage nothing is requested', async () => {
  vi.stubGlobal('caches', undefined);
  show();
  await pass(10_000);
  expect(told).toEqual([]);
});

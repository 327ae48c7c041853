import { afterEach, expect, test, vi } from 'vitest';
import type { CallResult } from './call.ts';
import { createOnlineCache, mutate, retryDelay, withRetries } from './online-call.ts';

const unreachable: CallResult<string> = { ok: false, code: 'network.unreachable' };
const refused: CallResult<string> = { ok: false, code: 'prices.unknown_crop' };
const good: CallResult<string> = { ok: true, value: 'KES 40' };
const MINUTE = 60_000;

const failing = (answer: CallResult<string>, times: number) => {
  const pauses: number[] = [];
  let asked = 0;
  return {
    ask: async () => (asked++ < times ? answer : good),
    pause: async (ms: number) => {
      pauses.push(ms);
    },
    pauses,
    asked: () => asked,
  };
};

test('SHL-24 a query is retried at most twice, with a growing pause capped at 10 s', async () => {
  const passing = failing(unreachable, 2);
  expect(await withRetries(passing.ask, undefined, passing.pause)).toEqual(good);
  expect([passing.asked(), passing.pauses]).toEqual([3, [1000, 2000]]);
  const down = failing(unreachable, 99);
  expect(await withRetries(down.ask, undefined, down.pause)).toEqual(unreachable);
  expect(down.asked()).toBe(3);
  expect([3, 4, 9].map(retryDelay)).toEqual([8000, 10_000, 10_000]);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('SHL-24 an offline phone gets its answer after one try; back online it retries', async () => {
  const phone = { onLine: false };
  vi.stubGlobal('navigator', phone);
  const away = failing(unreachable, 99);
  expect(await withRetries(away.ask, undefined, away.pause)).toEqual(unreachable);
  expect([away.asked(), away.pauses]).toEqual([1, []]);
  phone.onLine = true;
  const back = failing(unreachable, 1);
  expect(await withRetries(back.ask, undefined, back.pause)).toEqual(good);
});

test('SHL-24 a mutation is retried once; a refusal is never retried', async () => {
  const down = failing(unreachable, 99);
  await mutate(down.ask, down.pause);
  expect(down.asked()).toBe(2);
  const no = failing(refused, 99);
  expect(await withRetries(no.ask, undefined, no.pause)).toEqual(refused);
  expect(no.asked()).toBe(1);
});

test('SHL-24 a response is stale after 10 minutes and dropped after 30', async () => {
  let now = 0;
  const cache = createOnlineCache(() => now);
  expect(cache.read('prices')).toBeNull();
  await cache.ask('prices', async () => good);
  now = 10 * MINUTE - 1;
  expect(cache.read('prices')).toEqual({ value: 'KES 40', at: 0, stale: false });
  now = 10 * MINUTE;
  expect(cache.read('prices')).toEqual({ value: 'KES 40', at: 0, stale: true });
  now = 30 * MINUTE;
  expect(cache.read('prices')).toBeNull();
});

test('concurrent requests for the same data are shared, and a failed one keeps the last response', async () => {
  const cache = createOnlineCache(() => 5);
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return good;
  };
  await Promise.all([cache.ask('a', ask), cache.ask('a', ask)]);
  expect(asked).toBe(1);
  await cache.ask('a', async () => refused);
  expect(cache.read('a')?.value).toBe('KES 40');
});

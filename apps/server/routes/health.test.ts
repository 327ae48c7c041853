import { expect, test, vi } from 'vitest';
import type { Context } from '#kit/server/context.ts';
import { healthRoutes } from './health.ts';

const ready = async (migrations: () => Promise<number>, stopping = false) => {
  const route = healthRoutes({ version: 'x', migrations, stopping: () => stopping }).find(
    (s) => s.operation.id === 'health.ready',
  )!;
  return route.handle({} as Context, {} as never);
};

test('readiness answers "not ready" quickly, even while the database hangs', async () => {
  vi.useFakeTimers();
  const answer = ready(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await answer).toMatchObject({ ok: false, code: 'server.not_ready' });
  vi.useRealTimers();
  expect(await ready(() => Promise.reject(new Error('away')))).toMatchObject({
    ok: false,
    code: 'server.not_ready',
  });
  expect(await ready(async () => 8, true)).toMatchObject({ ok: false, code: 'server.not_ready' });
  expect(await ready(async () => 8)).toMatchObject({ ok: true, value: { migrations: 8 } });
});

import * as z from 'zod/mini';
import { operation } from '#kit/pure/contract.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';

export const health = operation({
  id: 'health.alive',
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  summary: 'The process is alive',
  reply: z.object({ status: z.literal('alive'), version: z.string() }),
});

export const ready = operation({
  id: 'health.ready',
  method: 'GET',
  path: '/api/ready',
  access: 'anyone',
  summary: 'The database answers and all migrations are done',
  reply: z.object({ status: z.literal('ready'), migrations: z.number() }),
  refusals: { 'server.not_ready': 503 },
});

/** Short timeout: the caller wants an answer now, and a restarting database would take much longer. */
const READY_TIMEOUT_MS = 2_000;

const withTimeout = <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout>;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), ms);
  });
  return Promise.race([work, timedOut]).finally(() => clearTimeout(timer));
};

export const healthRoutes = (deps: {
  version: string;
  migrations: () => Promise<number>;
  stopping: () => boolean;
}) => [
  serve(health, async () => ok({ status: 'alive' as const, version: deps.version })),
  serve(ready, async () => {
    if (deps.stopping()) return refuse('server.not_ready');
    const migrations = await withTimeout(READY_TIMEOUT_MS, deps.migrations()).catch(() => null);
    return migrations === null ? refuse('server.not_ready') : ok({ status: 'ready' as const, migrations });
  }),
];

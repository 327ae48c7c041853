import type { FastifyInstance } from 'fastify';
import { newId } from '#kit/pure/ids.ts';
import type { Histogram } from '#kit/pure/quantiles.ts';
import { type Database, sql } from '#kit/server/database/database.ts';

/** Upper bounds of the bins, in milliseconds: fine enough for a median accurate to a tenth. */
const TIME_BOUNDS = [
  1, 1.5, 2, 3, 4, 5, 7, 10, 14, 20, 28, 40, 56, 80, 112, 160, 224, 320, 450, 640, 900, 1_300, 1_800, 2_500,
  3_500, 5_000, 10_000,
] as const;

const MINUTE_MS = 60_000;
const RETENTION_DAYS = 2;
const TOO_MANY_REQUESTS = 429;

/** `limited`: responses with 429, too many requests. */
interface Minute {
  requests: number;
  faults: number;
  limited: number;
  readonly times: number[];
}
export interface RequestTotals {
  readonly requests: number;
  readonly faults: number;
  readonly limited: number;
  readonly times: Histogram;
}

interface Row {
  readonly requests: number;
  readonly faults: number;
  readonly limited: number;
  readonly times: number[];
}

/**
 * Measured load: requests to `/api/` by minute, with their faults (5xx), refusals for too many requests (429)
 * and response times. Each process writes its own minutes, so that parallel servers add up to one figure.
 */
export const requestTimes = (db: Database, clock: () => number = Date.now) => {
  const server = newId();
  const minutes = new Map<number, Minute>();
  const currentMinute = (): number => Math.floor(clock() / MINUTE_MS) * MINUTE_MS;
  const recordRequest = (ms: number, status: number): void => {
    const at = currentMinute();
    const times = Array.from({ length: TIME_BOUNDS.length + 1 }, () => 0);
    const minute = minutes.get(at) ?? { requests: 0, faults: 0, limited: 0, times };
    minutes.set(at, minute);
    minute.requests += 1;
    if (status >= 500) minute.faults += 1;
    if (status === TOO_MANY_REQUESTS) minute.limited += 1;
    const bin = TIME_BOUNDS.findIndex((bound) => ms <= bound);
    minute.times[bin < 0 ? TIME_BOUNDS.length : bin]! += 1;
  };
  const write = async (): Promise<void> => {
    for (const [at, { requests, faults, limited, times }] of minutes) {
      await db.run(sql`
        insert into request_minutes (minute, server, requests, faults, limited, times)
        values (${new Date(at)}, ${server}, ${requests}, ${faults}, ${limited}, ${times}::int[])
        on conflict (minute, server) do update set requests = excluded.requests, faults = excluded.faults,
          limited = excluded.limited, times = excluded.times
      `);
      if (at < currentMinute()) minutes.delete(at);
    }
  };
  return {
    record: recordRequest,
    recordResponsesOf: (app: FastifyInstance): void => {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? '';
        // The duration of an event stream says nothing about speed.
        if (
          !route.startsWith('/api/') ||
          String(reply.getHeader('content-type')).startsWith('text/event-stream')
        )
          return;
        recordRequest(reply.elapsedTime, reply.statusCode);
      });
    },
    write,
    /** Sum over all servers in the last `lastMinutes` minutes. */
    read: async (lastMinutes: number): Promise<RequestTotals> => {
      await write();
      const rows = await db.many<Row>(sql`
        select requests, faults, limited, times
        from request_minutes
        where minute > ${new Date(clock() - lastMinutes * MINUTE_MS)}
      `);
      const sum = (of: (row: Row) => number): number => rows.reduce((total, row) => total + of(row), 0);
      return {
        requests: sum((row) => row.requests),
        faults: sum((row) => row.faults),
        limited: sum((row) => row.limited),
        times: {
          bounds: TIME_BOUNDS,
          counts: Array.from({ length: TIME_BOUNDS.length + 1 }, (_, i) => sum((row) => row.times[i] ?? 0)),
        },
      };
    },
    sweep: async (): Promise<void> => {
      await write();
      await db.run(
        sql`
          delete
          from request_minutes
          where minute < ${new Date(clock() - RETENTION_DAYS * 24 * 60 * MINUTE_MS)}
        `,
      );
    },
  };
};
export type RequestTimes = ReturnType<typeof requestTimes>;

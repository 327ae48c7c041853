import { randomBytes } from 'node:crypto';
import { get, type ClientRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { databaseConfigOf, startServer } from '../../e2e/harness/shared.ts';
import { createBenchFarmers, type BenchFarmer } from './bench-farmers.ts';
import { pssMb } from './memory.ts';

const PHONES = 2_000;
const ROUNDS = 100;
const SETTLE_MS = 5_000;

/** Totals over all phones: messages received, time of the last one, and closed connections. */
interface NotificationStats {
  messageCount: number;
  lastAt: number;
  lost: number;
}

const listen = (origin: string, { cookie }: BenchFarmer, stats: NotificationStats): Promise<ClientRequest> =>
  new Promise((done, fail) => {
    const request = get(
      `${origin}/api/live`,
      { agent: false, headers: { cookie, accept: 'text/event-stream' } },
      (answer) => {
        if (answer.statusCode !== 200) return fail(new Error(`a phone got status ${answer.statusCode}`));
        answer.setEncoding('utf8').on('data', (text: string) => {
          if (text.includes('event: hello')) done(request);
          else if (text.includes('data: ')) {
            stats.messageCount += 1;
            stats.lastAt = performance.now();
          }
        });
        answer
          .on('close', () => {
            stats.lost += 1;
          })
          .on('error', () => undefined);
      },
    );
    request.on('error', fail);
  });

const openAll = async (
  origin: string,
  members: readonly BenchFarmer[],
  stats: NotificationStats,
): Promise<ClientRequest[]> => {
  const open: ClientRequest[] = [];
  for (let i = 0; i < members.length; i += 20)
    open.push(
      ...(await Promise.all(members.slice(i, i + 20).map((member) => listen(origin, member, stats)))),
    );
  return open;
};

/** Changes a row of every user; resolves to the milliseconds until the last phone has received its change. */
const notifyAll = async (
  database: pg.Client,
  members: readonly BenchFarmer[],
  at: number,
  stats: NotificationStats,
): Promise<number> => {
  const messages: string[] = [];
  for (let i = 0; i < members.length; i += 60)
    messages.push(JSON.stringify(members.slice(i, i + 60).map(({ userId }) => [`rows:${userId}`, at])));
  const before = stats.messageCount;
  const from = performance.now();
  await database.query(`select pg_notify('mavuno_live', message) from unnest($1::text[]) as message`, [
    messages,
  ]);
  while (stats.messageCount < before + members.length) {
    if (performance.now() - from > 20_000)
      throw new Error(`only ${stats.messageCount - before} of ${members.length} phones were notified`);
    await pause(2);
  }
  return stats.lastAt - from;
};

/**
 * Phones subscribed to one process: their memory, its growth with events, and the delay until the last one is
 * notified.
 */
export const measureLive = async () => {
  const secret = randomBytes(32).toString('hex');
  const server = await startServer({ NODE_ENV: 'production', AUTH_SECRET: secret, DATABASE_URL: '' });
  const database = new pg.Client(databaseConfigOf(server));
  const stats: NotificationStats = { messageCount: 0, lastAt: 0, lost: 0 };
  const memory = (): number => pssMb([String(server.pid())]);
  let open: ClientRequest[] = [];
  try {
    await database.connect();
    const members = await createBenchFarmers(server, secret, PHONES, 1);
    // Memory that a process needs for its first requests does not count.
    for (const request of await openAll(server.origin, members.slice(0, 200), { ...stats }))
      request.destroy();
    await pause(SETTLE_MS);
    const empty = memory();
    open = await openAll(server.origin, members, stats);
    await pause(SETTLE_MS);
    const full = memory();
    const delays: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1)
      delays.push(await notifyAll(database, members, round, stats));
    await pause(SETTLE_MS);
    const after = memory();
    console.error(
      `live: ${empty.toFixed(0)} MB empty, ${full.toFixed(0)} with ${PHONES} phones, ${after.toFixed(0)} after ${stats.messageCount} events; notified in ${Math.round([...delays].sort((a, b) => a - b)[ROUNDS / 2]!)} ms (middle), ${stats.lost} lost`,
    );
    if (stats.lost > 0) throw new Error(`${stats.lost} phones lost their connection`);
    return {
      'live.clients_mb': full - empty,
      'live.growth_mb': after - full,
      'live.told_ms': Math.max(...delays),
    };
  } finally {
    for (const request of open) request.destroy();
    await database.end();
    await server.stop();
  }
};

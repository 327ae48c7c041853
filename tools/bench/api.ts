import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { newId } from '#kit/pure/ids.ts';
import { queryDatabase, databaseConfigOf, freePort, startServer } from '../../e2e/harness/shared.ts';
import { root } from '../commands/ready.mjs';
import { createBenchFarmers, type BenchFarmer } from './bench-farmers.ts';
import { perSecond, type Call } from './load.ts';

/** Enough farmers that none reaches the per-minute limit. */
const MEMBERS = 600;

const startBareServer = async (
  database: object,
  secret: string,
): Promise<{ origin: string; stop: () => void }> => {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'tools/bench/bare-loop.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, BARE_DATABASE: JSON.stringify(database), BARE_SECRET: secret, PORT: String(port) },
  });
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve);
    child.once('exit', () => reject(new Error('the bare server exited')));
  });
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
};

const listRequests =
  (village: readonly BenchFarmer[]) =>
  (i: number): Call => ({
    method: 'GET',
    path: '/api/fields',
    headers: { cookie: village[i % village.length]!.cookie },
  });

/** A write load: each farmer renames one field and sends the cursor of the previous reply. */
const createWriteLoad = async (
  server: { dataDir: string },
  village: readonly BenchFarmer[],
  origin: string,
) => {
  const fields = new Map(
    (
      await queryDatabase<{ user_id: string; id: string }>(
        server,
        'select distinct on (user_id) user_id, id from fields order by user_id, id',
      )
    ).map((f) => [f.user_id, f.id]),
  );
  const cursors = new Map(
    (
      await queryDatabase<{ user_id: string; seq: string }>(server, 'select user_id, seq from sync_users')
    ).map((s) => [s.user_id, Number(s.seq)]),
  );
  return {
    next: (i: number): Call => {
      const { userId, cookie } = village[i % village.length]!;
      const commands = [
        {
          id: newId(),
          name: 'fields.change',
          deviceTime: new Date().toISOString(),
          args: { id: fields.get(userId), name: `Shamba ${i}` },
        },
      ];
      return {
        method: 'POST',
        path: '/api/sync',
        headers: { cookie, origin, 'content-type': 'application/json' },
        body: JSON.stringify({ userId, cursor: cursors.get(userId) ?? 0, restarting: false, commands }),
      };
    },
    onReply: (i: number, answer: string): void => {
      const { outcomes, changes } = JSON.parse(answer) as {
        outcomes: { result: string }[];
        changes: { cursor: number };
      };
      if (outcomes[0]?.result !== 'applied')
        throw new Error(`a write was not applied: ${answer.slice(0, 200)}`);
      cursors.set(village[i % village.length]!.userId, changes.cursor);
    },
  };
};

/** Both servers use the same database; each figure is the median of three runs that alternate between them. */
const ROUNDS = 3;
const medianOf = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

export const measureApi = async () => {
  const secret = randomBytes(32).toString('hex');
  const server = await startServer({ NODE_ENV: 'production', AUTH_SECRET: secret, DATABASE_URL: '' });
  try {
    const village = await createBenchFarmers(server, secret, MEMBERS);
    const bare = await startBareServer(databaseConfigOf(server), secret);
    try {
      const rates: Record<'list' | 'bareList' | 'sync' | 'bareSync', number[]> = {
        list: [],
        bareList: [],
        sync: [],
        bareSync: [],
      };
      for (let round = 0; round < ROUNDS; round += 1) {
        rates.list.push(await perSecond(server.origin, listRequests(village)));
        rates.bareList.push(await perSecond(bare.origin, listRequests(village)));
        for (const [name, origin] of [
          ['sync', server.origin],
          ['bareSync', bare.origin],
        ] as const) {
          const { next, onReply } = await createWriteLoad(server, village, server.origin);
          rates[name].push(await perSecond(origin, next, onReply));
        }
      }
      const [list, bareList, sync, bareSync] = [rates.list, rates.bareList, rates.sync, rates.bareSync].map(
        medianOf,
      ) as [number, number, number, number];
      console.error(
        `list of 20 fields: ${Math.round(list)} a second, bare ${Math.round(bareList)}; sync write: ${Math.round(sync)} a second, bare ${Math.round(bareSync)}`,
      );
      return { 'api.list_ratio': list / bareList, 'api.sync_ratio': sync / bareSync };
    } finally {
      bare.stop();
    }
  } finally {
    await server.stop();
  }
};

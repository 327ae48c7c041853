import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '#kit/pure/days.ts';
import type { Database } from '#kit/server/database/database.ts';
import { sql } from '#kit/server/database/database.ts';
import { silentLog } from '#kit/server/database/log.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import type { Jobs } from './jobs.ts';
import { createJobs } from './jobs.ts';

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + 8_000; !(await holds()); await sleep(20)) {
    if (Date.now() > end) throw new Error('waited too long');
  }
};

let database: Database;
const ran: string[] = [];
const note = async ({ word }: { word: string }): Promise<void> => void ran.push(word);
const times = (word: string): number => ran.filter((found) => found === word).length;
let fails = 0;
const workers: Jobs[] = [];
const settle = (): Promise<void> => sleep(300);

beforeAll(async () => {
  ({ database } = await testDatabase());
  workers.push(...[1, 2].map(() => createJobs({ database, log: silentLog, pollMs: 50 })));
  for (const jobs of workers) {
    jobs.handleJobs('note', note);
    jobs.handleJobs('hopeless', async () => {
      throw new Error('never');
    });
    jobs.handleJobs('fragile', async (data: { word: string }) => {
      fails += 1;
      if (fails === 1) throw new Error('not yet');
      await note(data);
    });
  }
  await Promise.all(workers.map((jobs) => jobs.start()));
});
afterAll(() => Promise.all(workers.map((jobs) => jobs.stop())));

test('a job enqueued in a rolled-back transaction never runs', async () => {
  await expect(
    database.asSystem(async (tx) => {
      await workers[0]!.enqueue(tx, 'note', { word: 'rolled back' });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await settle();
  expect(times('rolled back')).toBe(0);
});

test('a job enqueued in a committed transaction runs once, even with two workers', async () => {
  const words = Array.from({ length: 40 }, (_, i) => `many ${i}`);
  await database.asSystem(async (tx) => {
    for (const word of words) await workers[0]!.enqueue(tx, 'note', { word });
  });
  await until(() => words.every((word) => times(word) > 0));
  await settle();
  expect(words.map(times)).toEqual(words.map(() => 1));
});

test('a job does not run before its scheduled time', async () => {
  const soon = Date.now() + 700;
  await database.asSystem((tx) =>
    workers[0]!.enqueue(tx, 'note', { word: 'later' }, { runAt: new Date(soon) }),
  );
  await settle();
  expect(times('later')).toBe(0);
  await until(() => times('later') === 1);
  expect(Date.now()).toBeGreaterThanOrEqual(soon);
});

test('jobs with the same key run once, after every transaction that enqueued them', async () => {
  const later = { runAt: new Date(Date.now() + 400), singletonKey: 'farm-1' };
  await database.asSystem((tx) => workers[0]!.enqueue(tx, 'note', { word: 'keyed' }, later));
  await database.asSystem(async (tx) => {
    await workers[1]!.enqueue(tx, 'note', { word: 'keyed' }, later);
    await sleep(900);
    expect(times('keyed')).toBe(0);
  });
  await until(() => times('keyed') === 1);
  await settle();
  expect(times('keyed')).toBe(1);
});

test('a failed job is retried', async () => {
  await database.asSystem((tx) => workers[0]!.enqueue(tx, 'fragile', { word: 'second try' }));
  await until(() => fails === 1);
  await until(
    async () =>
      (await database.run(
        sql`
          update pgboss.job
          set start_after = now() - interval '1 s'
          where name = 'fragile' and state = 'retry'
        `,
      )) === 1,
  );
  await until(() => times('second try') === 1);
});

test('enqueueing a job without a handler fails at once', async () => {
  await expect(database.asSystem((tx) => workers[0]!.enqueue(tx, 'unknown', {}))).rejects.toThrow(
    'no handler is known for the job unknown',
  );
});

test('counts reports how many jobs wait and how many failed for good', async () => {
  await database.asSystem((tx) =>
    workers[0]!.enqueue(tx, 'note', { word: 'tomorrow' }, { runAt: new Date(Date.now() + DAY_MS) }),
  );
  await database.asSystem((tx) => workers[0]!.enqueue(tx, 'hopeless', {}));
  await until(
    async () =>
      (await database.run(
        sql`
          update pgboss.job
          set retry_count = retry_limit, start_after = now() - interval '1 s'
          where name = 'hopeless' and state = 'retry'
        `,
      )) === 1,
  );
  await until(async () => (await workers[1]!.counts()).some(({ state }) => state === 'failed'));
  expect(await workers[1]!.counts()).toEqual([
    { name: 'hopeless', state: 'failed', n: 1 },
    { name: 'note', state: 'created', n: 1 },
  ]);
});

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { sql } from '#kit/server/database/database.ts';
import { silentLog } from '#kit/server/database/log.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import { notify, createNotificationListener, type NotificationListener } from './listen.ts';

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + 8_000; !(await holds()); await sleep(10)) {
    if (Date.now() > end) throw new Error('waited too long');
  }
};

const { database, connection } = await testDatabase();
const open: NotificationListener[] = [];
afterAll(() => Promise.all(open.map((one) => one.stop())));

const ear = (probeMs?: number) => {
  const listening = createNotificationListener({
    database,
    to: connection,
    log: silentLog,
    ...(probeMs && { probeMs }),
  });
  open.push(listening);
  listening.start();
  const heard: string[] = [];
  let gaps = 0;
  listening.listenTo(
    'words',
    (payload) => void heard.push(payload),
    () => {
      gaps += 1;
    },
  );
  return { listening, heard, gaps: () => gaps };
};

test('every process receives committed notifications, and none that were rolled back', async () => {
  const ears = [ear(), ear()];
  await until(() => ears.every((one) => one.listening.isReliable()));
  await expect(
    database.asSystem(async (tx) => {
      await notify(tx, 'words', 'never');
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await database.asSystem((tx) => notify(tx, 'words', 'said'));
  await until(() => ears.every(({ heard }) => heard.includes('said')));
  expect(ears.map(({ heard }) => heard)).toEqual([['said'], ['said']]);
});

test('a killed listening connection is detected, reopened and reported as a gap', async () => {
  const one = ear();
  await until(() => one.listening.isReliable());
  const before = one.gaps();
  await database.run(
    sql`
      select pg_terminate_backend(pid)
      from pg_stat_activity
      where application_name = 'mavuno live' and datname = current_database()
    `,
  );
  await until(() => one.gaps() > before);
  await database.asSystem((tx) => notify(tx, 'words', 'after'));
  await until(() => one.heard.includes('after'));
});

test('an open connection that delivers nothing, as behind a pooler, is reported as not sound', async () => {
  const one = ear(50);
  await until(() => one.listening.isReliable());
  // The pool of another database works, but its messages do not arrive here.
  const other = await testDatabase();
  const deaf = createNotificationListener({
    database: other.database,
    to: connection,
    log: silentLog,
    probeMs: 50,
  });
  open.push(deaf);
  deaf.start();
  await sleep(1_000);
  expect([one.listening.isReliable(), deaf.isReliable()]).toEqual([true, false]);
});

test('a channel added later receives notifications; after unsubscribing it receives none', async () => {
  const { listening } = ear();
  await until(() => listening.isReliable());
  const late: string[] = [];
  let ready = false;
  const leave = listening.listenTo(
    'later',
    (payload) => void late.push(payload),
    () => {
      ready = true;
    },
  );
  await until(() => ready);
  await notify(database, 'later', 'one');
  await until(() => late.length === 1);
  leave();
  await notify(database, 'later', 'two');
  await sleep(100);
  expect(late).toEqual(['one']);
  expect(() =>
    listening.listenTo(
      'a"; drop',
      () => undefined,
      () => undefined,
    ),
  ).toThrow('invalid channel name');
});

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { sql } from '#kit/server/database/database.ts';
import { silentLog } from '#kit/server/database/log.ts';
import { testDatabase } from '#kit/server/database/testing.ts';
import { notify, createListening, type Listening } from './listen.ts';

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + 8_000; !(await holds()); await sleep(10)) {
    if (Date.now() > end) throw new Error('waited too long');
  }
};

const { database, connection } = await testDatabase();
const open: Listening[] = [];
afterAll(() => Promise.all(open.map((one) => one.stop())));

const ear = (probeMs?: number) => {
  const listening = createListening({
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

test('every process hears what was committed, and nothing that was rolled back', async () => {
  const ears = [ear(), ear()];
  await until(() => ears.every((one) => one.listening.isSound()));
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

test('a killed line is known, opened again, and told as a gap', async () => {
  const one = ear();
  await until(() => one.listening.isSound());
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

test('a line that stands but brings nothing, as behind a pooler, is not trusted', async () => {
  const one = ear(50);
  await until(() => one.listening.isSound());
  // The pool of another database works, but its messages do not arrive here.
  const other = await testDatabase();
  const deaf = createListening({ database: other.database, to: connection, log: silentLog, probeMs: 50 });
  open.push(deaf);
  deaf.start();
  await sleep(1_000);
  expect([one.listening.isSound(), deaf.isSound()]).toEqual([true, false]);
});

test('a channel that is asked for later is heard too; one that was left is silent', async () => {
  const { listening } = ear();
  await until(() => listening.isSound());
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
  ).toThrow('no name');
});

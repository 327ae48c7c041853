import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ApiClient, openTestServer, type TestServer } from '#apps/server/testing.ts';
import {
  createListeners,
  notifyOfTasks,
  isStillDue,
  TASKS_JOB,
  type TasksJob,
} from '#features/notify/server/listeners.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { createJobs } from '#kit/server/jobs/jobs.ts';
import { blankTask } from '../domain/task.ts';
import { startReminders, REMIND_JOB, type RemindJob, createReminderJob } from './reminders.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const today = dayInNairobi(new Date());
const at = (hour: number): Date => new Date(`${today}T${String(hour - 3).padStart(2, '0')}:10:00.000Z`);
const task = (title: string, over: object = {}) => ({
  name: 'tasks.add',
  args: { ...blankTask(), id: newId(), title, due_date: today, ...over },
});
const offered = { whatsapp: false, sms: false };

/** A morning with its own jobs: the batches, and what `notify` sends for them. */
const morning = async (now: Date): Promise<void> => {
  const db = server.database;
  await db.run(sql`delete from reminder_days`);
  const jobs = createJobs({ database: db, log: pino({ level: 'silent' }), pollMs: 50 });
  const deps = { db, jobs, listeners: () => createListeners({ jobs, offered }) };
  jobs.handleJobs<RemindJob>(REMIND_JOB, createReminderJob(deps));
  jobs.handleJobs<TasksJob>(TASKS_JOB, notifyOfTasks(db, { jobs, offered }));
  jobs.handleJobs('notify.deliver', async () => {});
  await jobs.start();
  await startReminders(deps, now);
  await startReminders(deps, now);
  const open = () =>
    db.one<{ n: number }>(
      sql`
        select count(*) as n
        from pgboss.job
        where name in (${REMIND_JOB}, ${TASKS_JOB}) and state in ('created', 'active', 'retry')
      `,
    );
  for (let i = 0; i < 100 && (await open()).n > 0; i += 1) await sleep(50);
  await jobs.stop();
};
const said = async (farmer: ApiClient) =>
  await server.database.asUser(farmer.userId, (tx) =>
    tx.many<{ category: string; url: string; said: any }>(
      sql`select category, url, said from notifications where user_id = ${farmer.userId} order by created_at`,
    ),
  );

test('PLN-19 each morning a farmer with tasks due today gets one reminder in both languages; others get none', async () => {
  const [farmer, idle] = [await server.farmer(), await server.farmer()];
  const done = task('Imekwisha');
  await farmer.sync([
    task('Palilia mahindi'),
    task('Mwagilia sukuma', { due_time: '06:30' }),
    task('Kesho', { due_date: addDays(today, 1) }),
    done,
    { name: 'tasks.set_status', args: { id: done.args.id, status: 'completed', on: today } },
  ]);
  await idle.sync([task('Kesho tu', { due_date: addDays(today, 1) })]);
  await morning(at(4));
  expect(await said(farmer)).toEqual([]);
  await morning(at(6));
  await morning(at(7));
  expect(await said(farmer)).toEqual([
    {
      category: 'task',
      url: '/farm-planning',
      said: {
        en: expect.objectContaining({
          title: '2 tasks for today',
          text: '06:30 Mwagilia sukuma; Palilia mahindi.',
        }),
        sw: expect.objectContaining({
          title: 'Kazi 2 za leo',
          text: '06:30 Mwagilia sukuma; Palilia mahindi.',
        }),
      },
    },
  ]);
  expect(await said(idle)).toEqual([]);
});

test('PLN-19 one task is named, many are counted, and a task completed before sending is not sent', async () => {
  const [one, many] = [await server.farmer(), await server.farmer()];
  const only = task('Palilia mahindi');
  await one.sync([only]);
  await many.sync(Array.from({ length: 6 }, (_, i) => task(`Kazi ya ${i}`)));
  await morning(at(6));
  expect((await said(one))[0]!.said.sw.title).toBe('Leo: Palilia mahindi');
  expect((await said(many))[0]!.said.en.text).toMatch(/; and 2 more\.$/);
  const holds = () =>
    server.database.asUser(one.userId, (tx) => isStillDue(tx, one.userId, `tasks:${today}`, new Date()));
  expect(await holds()).toBe(true);
  await one.sync([{ name: 'tasks.set_status', args: { id: only.args.id, status: 'completed', on: today } }]);
  expect(await holds()).toBe(false);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer } from '#apps/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import { submitSandboxPage, placeOrder, type TestServer, createPayer } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

type Farmer = Awaited<ReturnType<typeof createPayer>>;
const notificationsOf = async (
  farmer: Farmer,
): Promise<
  { said: { en: { title: string; text: string }; sw: { title: string } }; category: string; url: string }[]
> =>
  (await farmer.sync([])).changes.rows
    .filter((r: { kind: string; row: unknown }) => r.kind === 'notification' && r.row)
    .map((r: { row: unknown }) => r.row);
const pay = async (farmer: Farmer, plan: string): Promise<void> => {
  await submitSandboxPage(farmer, (await placeOrder(server, farmer, plan)).tracking, 'pay');
};
/** Moves the payment and its paid period into the past by `days`. */
const backdatePayment = async ({ userId }: Farmer, days: number): Promise<void> =>
  server.database.asSystem(async (tx) => {
    await tx.run(
      sql`update orders set paid_at = paid_at - make_interval(days => ${days}) where user_id = ${userId}`,
    );
    await tx.run(
      sql`
        update user_subscriptions
        set activated_at = activated_at - make_interval(days => ${days}),
          expires_at = expires_at - make_interval(days => ${days})
        where user_id = ${userId}
      `,
    );
    await tx.run(
      sql`
        update user_plans
        set current_period_start = current_period_start - make_interval(days => ${days}),
          current_period_end = current_period_end - make_interval(days => ${days})
        where user_id = ${userId}
      `,
    );
  });
const runHourlyJobs = async (): Promise<void> => {
  await server.upkeep();
  await server.upkeep();
};

test('notifies the farmer once before a paid month ends and once after, in both languages', async () => {
  const farmer = await createPayer(server);
  await pay(farmer, 'monthly');
  await backdatePayment(farmer, 26);
  await runHourlyJobs();
  expect(await notificationsOf(farmer)).toEqual([]);
  await backdatePayment(farmer, 2);
  await runHourlyJobs();
  const [soon, ...more] = await notificationsOf(farmer);
  expect([soon, more]).toMatchObject([
    {
      category: 'account',
      url: '/upgrade',
      said: {
        en: { title: expect.stringMatching(/^Your Pro ends on \d+ \w{3}$/) },
        sw: { title: expect.stringMatching(/^Pro yako inaisha \d+ \w{3}$/) },
      },
    },
    [],
  ]);
  await backdatePayment(farmer, 3);
  await runHourlyJobs();
  expect((await notificationsOf(farmer)).map(({ said }) => said.en.title)).toEqual(['Your Pro has ended']);
});

test('a new payment prevents the end notice and removes one that was already sent', async () => {
  const farmer = await createPayer(server);
  await pay(farmer, 'monthly');
  await backdatePayment(farmer, 28);
  await runHourlyJobs();
  expect(await notificationsOf(farmer)).toHaveLength(1);
  await pay(farmer, 'monthly');
  expect(await notificationsOf(farmer)).toEqual([]);
  await runHourlyJobs();
  expect(await notificationsOf(farmer)).toEqual([]);
});

test('a day pass has no notice before it ends; a refunded payment has no end notice', async () => {
  const [dayPass, back] = [await createPayer(server), await createPayer(server)];
  await pay(dayPass, 'day');
  const { tracking } = await placeOrder(server, back, 'monthly');
  await submitSandboxPage(back, tracking, 'pay');
  await submitSandboxPage(back, tracking, 'reverse');
  await runHourlyJobs();
  expect([await notificationsOf(dayPass), await notificationsOf(back)]).toEqual([[], []]);
  await backdatePayment(dayPass, 2);
  await runHourlyJobs();
  expect((await notificationsOf(dayPass)).map(({ said }) => said.en.title)).toEqual(['Your Pro has ended']);
});

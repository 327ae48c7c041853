import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer } from '#apps/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import { atCounter, begin, type TestServer, payer } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());

type Farmer = Awaited<ReturnType<typeof payer>>;
const toldTo = async (
  farmer: Farmer,
): Promise<
  { said: { en: { title: string; text: string }; sw: { title: string } }; category: string; url: string }[]
> =>
  (await farmer.sync([])).changes.rows
    .filter((r: { kind: string; row: unknown }) => r.kind === 'notification' && r.row)
    .map((r: { row: unknown }) => r.row);
const pay = async (farmer: Farmer, plan: string): Promise<void> => {
  await atCounter(farmer, (await begin(server, farmer, plan)).tracking, 'pay');
};
/** Moves the payment back by so many days. */
const daysAgo = async ({ userId }: Farmer, days: number): Promise<void> =>
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
const hourly = async (): Promise<void> => {
  await server.upkeep();
  await server.upkeep();
};

test('three days before a paid month ends, and when it has, the farmer is told, once each, in both languages', async () => {
  const farmer = await payer(server);
  await pay(farmer, 'monthly');
  await daysAgo(farmer, 26);
  await hourly();
  expect(await toldTo(farmer)).toEqual([]);
  await daysAgo(farmer, 2);
  await hourly();
  const [soon, ...more] = await toldTo(farmer);
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
  await daysAgo(farmer, 3);
  await hourly();
  expect((await toldTo(farmer)).map(({ said }) => said.en.title)).toEqual(['Your Pro has ended']);
});

test('who has paid again is not told of an end, and what was told is taken away', async () => {
  const farmer = await payer(server);
  await pay(farmer, 'monthly');
  await daysAgo(farmer, 28);
  await hourly();
  expect(await toldTo(farmer)).toHaveLength(1);
  await pay(farmer, 'monthly');
  expect(await toldTo(farmer)).toEqual([]);
  await hourly();
  expect(await toldTo(farmer)).toEqual([]);
});

test('a day pass is announced by nobody before it ends; money that went back ends without this message', async () => {
  const [day, back] = [await payer(server), await payer(server)];
  await pay(day, 'day');
  const { tracking } = await begin(server, back, 'monthly');
  await atCounter(back, tracking, 'pay');
  await atCounter(back, tracking, 'reverse');
  await hourly();
  expect([await toldTo(day), await toldTo(back)]).toEqual([[], []]);
  await daysAgo(day, 2);
  await hourly();
  expect((await toldTo(day)).map(({ said }) => said.en.title)).toEqual(['Your Pro has ended']);
});

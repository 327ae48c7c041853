import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#kit/server/database/database.ts';
import { createPayer, rowsOf, tierOf } from './testing.ts';
import {
  applyEvent,
  type Env,
  histories,
  type People,
  queryProvider,
  readDisputes,
  startOrder,
  type TrackedOrder,
} from './testing/histories.ts';
import { openWithProviders, postCallback } from './testing/providers.ts';

let env: Env;
let admin: People['admin'];
beforeAll(async () => {
  env = await openWithProviders();
  admin = await createPayer(env.server);
  await env.server.database.asSystem((tx) =>
    tx.run(sql`update auth_users set role = 'admin' where id = ${admin.userId}`),
  );
});
afterAll(() => env.stop());

interface Row {
  readonly id: string;
  readonly state: string;
  readonly status: string | null;
}
const rowsFor = async ({ farmer }: People): Promise<Map<string, Row>> => {
  const rows = await rowsOf<Row>(
    env.server,
    sql`
      select o.id, o.state, p.status
      from orders o
      left join payments p on p.user_id = o.user_id and p.order_id = o.id
      where o.user_id = ${farmer.userId}
    `,
  );
  return new Map(rows.map((row) => [row.id, row]));
};
const mayBeOpen = (order: TrackedOrder): boolean => order.isPaid && !order.isDisputed && !order.isRefunded;

/** Holds after every step, whatever callbacks are still missing. */
const checkNothingWrong = async (people: People, orders: readonly TrackedOrder[]): Promise<void> => {
  await readDisputes(env, orders);
  const rows = await rowsFor(people);
  for (const order of orders)
    if (!mayBeOpen(order)) expect([order, rows.get(order.id)!.state]).not.toEqual([order, 'paid']);
  if (!orders.some(mayBeOpen)) expect(await tierOf(env.server, people.farmer)).toBe('free');
};

/** Delivers the final state: the provider's true answer about every order, and M-Pesa's true callback. */
const tellAll = async (people: People, orders: readonly TrackedOrder[]): Promise<void> => {
  for (const order of orders) {
    await env.server.database.run(sql`truncate rate_limits`);
    if (order.method === 'mpesa' && order.isPaid) {
      if (order.amount !== order.price) order.isDisputed = true;
      await postCallback(
        env.server,
        order.hook,
        env.safaricom.callbackOf(order.tracking, { amount: order.amount }),
      );
    }
    await queryProvider(env, people, order, order.method === 'pesapal' ? 'ipn' : 'poll');
  }
};

test('over random M-Pesa and Pesapal histories no order is wrongly granted and every fully paid order is granted', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async ({ methods, batches }) => {
      await env.server.database.run(sql`truncate rate_limits`);
      const people: People = { farmer: await createPayer(env.server), admin };
      // Sequential, because a second order requires that the farmer has seen the first.
      const orders: TrackedOrder[] = [];
      for (const way of methods) orders.push(await startOrder(env, people.farmer, way));
      for (const batch of batches) {
        await env.server.database.run(sql`truncate rate_limits`);
        await Promise.all(batch.map((one) => applyEvent(env, people, orders, one)));
        await checkNothingWrong(people, orders);
      }
      await tellAll(people, orders);
      await readDisputes(env, orders);
      const rows = await rowsFor(people);
      for (const order of orders) {
        const isRight =
          mayBeOpen(order) && !order.isReversed && order.amount === order.price && order.currency === 'KES';
        const { state, status } = rows.get(order.id)!;
        expect([order, state === 'paid' && !isRight]).toEqual([order, false]);
        expect([order, status === 'COMPLETED']).toEqual([order, state === 'paid']);
        if (isRight && !order.isReceiptShared) expect([order, state]).toEqual([order, 'paid']);
      }
      expect(await tierOf(env.server, people.farmer)).toBe(
        [...rows.values()].some(({ state }) => state === 'paid') ? 'pro' : 'free',
      );
    }),
    { numRuns: 40 },
  );
}, 240_000);

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer } from '#apps/server/testing.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { submitSandboxPage, placeOrder, type TestServer, createPayer, rowsOf, tierOf } from './testing.ts';

let server: TestServer;
type Farmer = Awaited<ReturnType<typeof createPayer>>;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

/** Places an order as a phone that has shown only the orders in `beside`. */
interface Said {
  readonly id: string;
  readonly said: string;
}
const order = async (farmer: Farmer, plan: string, beside?: readonly string[]): Promise<Said> => {
  const id = newId();
  const { status, body } = await farmer.ask('POST', '/api/payments', {
    body: { id, plan, ...(beside && { beside }) },
  });
  return { id, said: status === 200 ? 'ordered' : body.refusal.code };
};
const ordersOf = (farmer: Farmer) =>
  rowsOf<{ id: string; state: string; why: string | null }>(
    server,
    sql`
  select id, state, why from orders where user_id = ${farmer.userId} order by created_at`,
  );
const cancel = (farmer: Farmer, id: string) => farmer.ask('POST', `/api/payments/orders/${id}/cancel`);

test('PAY-11 a second order is refused while one is open, unless the request names the open order', async () => {
  const farmer = await createPayer(server);
  const first = await order(farmer, 'annual');
  expect(first.said).toBe('ordered');
  for (const plan of ['annual', 'monthly', 'week'])
    expect((await order(farmer, plan)).said).toBe('payments.order_open');
  expect((await order(farmer, 'annual', [newId()])).said).toBe('payments.order_open');
  expect(await ordersOf(farmer)).toHaveLength(1);
  const second = await order(farmer, 'annual', [first.id]);
  expect(second.said).toBe('ordered');
  expect((await order(farmer, 'annual', [first.id])).said).toBe('payments.order_open');
  expect(await ordersOf(farmer)).toHaveLength(2);
});

test('PAY-11 of five simultaneous orders one is accepted and the others are refused because an order is open', async () => {
  const farmer = await createPayer(server);
  const said = (await Promise.all(Array.from({ length: 5 }, () => order(farmer, 'annual')))).map(
    (one) => one.said,
  );
  expect(said.sort()).toEqual(['ordered', ...Array.from({ length: 4 }, () => 'payments.order_open')]);
});

test('PAY-11 a failed or a paid order does not block another', async () => {
  const farmer = await createPayer(server);
  await submitSandboxPage(farmer, (await placeOrder(server, farmer, 'week')).tracking, 'fail');
  await submitSandboxPage(farmer, (await placeOrder(server, farmer, 'week')).tracking, 'pay');
  expect((await order(farmer, 'monthly')).said).toBe('ordered');
});

test('PAY-11 a held payment blocks another order until its refund is refused', async () => {
  const farmer = await createPayer(server);
  const half = await placeOrder(server, farmer, 'annual');
  await submitSandboxPage(farmer, half.tracking, 'wrong_amount');
  expect((await order(farmer, 'annual')).said).toBe('payments.order_open');
  const { body } = await farmer.ask('GET', `/api/payments/orders/${half.id}`);
  await farmer.ask('POST', `/api/payments/${body.payment_id}/refund`, { body: { reason: '' } });
  expect((await order(farmer, 'annual')).said).toBe('payments.order_open');
  await server.database.asSystem((tx) =>
    tx.run(sql`
    update refund_requests set state = 'refused', decided_at = now() where user_id = ${farmer.userId}`),
  );
  expect((await order(farmer, 'annual')).said).toBe('ordered');
});

test('PAY-34 a farmer cancels an open order and orders again; money that arrives later still opens Pro', async () => {
  const farmer = await createPayer(server);
  const first = await placeOrder(server, farmer, 'annual');
  expect((await cancel(farmer, first.id)).body).toMatchObject({
    id: first.id,
    state: 'failed',
    why: 'cancelled',
    redirect_url: null,
  });
  expect((await cancel(farmer, first.id)).status).toBe(200);
  expect((await order(farmer, 'week')).said).toBe('ordered');
  await submitSandboxPage(farmer, first.tracking, 'pay');
  expect((await ordersOf(farmer))[0]).toMatchObject({ id: first.id, state: 'paid' });
  expect(await tierOf(server, farmer)).toBe('pro');
});

test('PAY-34 an order that turns out to be paid is not cancelled', async () => {
  const farmer = await createPayer(server);
  const { id, tracking } = await placeOrder(server, farmer, 'annual');
  await submitSandboxPage(farmer, tracking, 'late');
  const file = `${server.dataDir}/sandbox-payments/${tracking}.json`;
  const { readFile, writeFile } = await import('node:fs/promises');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), state: 'completed' }));
  expect((await cancel(farmer, id)).body).toMatchObject({ state: 'paid' });
  expect(await tierOf(server, farmer)).toBe('pro');
});

test('PAY-34 a user cannot cancel another user’s order', async () => {
  const [farmer, other] = [await createPayer(server), await createPayer(server)];
  const { id } = await placeOrder(server, farmer, 'annual');
  expect((await cancel(other, id)).body.refusal.code).toBe('payments.no_order');
  expect((await ordersOf(farmer))[0]).toMatchObject({ state: 'pending' });
});

test('PAY-29 “my payments” returns the same entitlements as the plan endpoint', async () => {
  const farmer = await createPayer(server);
  const said = async () => {
    const { body: mine } = await farmer.ask('GET', '/api/payments/mine');
    const { body: plan } = await farmer.ask('GET', '/api/plan');
    expect(mine.entitlements).toEqual(plan.entitlements);
    return [mine.entitlements.tier, mine.subscription];
  };
  expect(await said()).toEqual(['free', null]);
  // Granted manually, not bought.
  await server.database.asSystem((tx) =>
    tx.run(sql`
    insert into user_plans (id, user_id, status, plan_type, current_period_start, current_period_end)
    values (${newId()}, ${farmer.userId}, 'active', 'annual', now(), now() + interval '365 days')`),
  );
  expect(await said()).toEqual(['pro', null]);
});

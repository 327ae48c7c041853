import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { placeOrder, createPayer, rowsOf, tierOf } from './testing.ts';
import {
  startMpesaOrder,
  newPhone,
  openWithProviders,
  orderState,
  postCallback,
  postIpn,
} from './testing/providers.ts';

type Env = Awaited<ReturnType<typeof openWithProviders>>;
type Farmer = Awaited<ReturnType<typeof createPayer>>;
let env: Env;
let admin: Farmer;
beforeAll(async () => {
  env = await openWithProviders();
  admin = await createPayer(env.server);
  await env.server.database.asSystem((tx) =>
    tx.run(sql`update auth_users set role = 'admin' where id = ${admin.userId}`),
  );
});
afterAll(() => env.stop());
beforeEach(() => env.server.database.run(sql`truncate rate_limits`));

/** Makes the server query the provider again at once, as a waiting screen or a restore does. */
const queryAgain = async (farmer: Farmer, id: string): Promise<void> => {
  await rowsOf(env.server, sql`update orders set asked_at = null where id = ${id}`);
  await farmer.ask('GET', `/api/payments/orders/${id}`);
  await farmer.ask('POST', '/api/payments/verify');
};
const oneShilling = (order: { hook: string; tracking: string }, amount: unknown = 1) =>
  postCallback(
    env.server,
    order.hook,
    env.safaricom.callbackOf(order.tracking, { amount: amount as number }),
  );
const HELD = { state: 'held', why: 'amount', received: 1 };

test('M-Pesa: a callback of KES 1 holds the order, and no later status query pays it', async () => {
  const farmer = await createPayer(env.server);
  const order = await startMpesaOrder(env.server, env.safaricom, farmer);
  env.safaricom.setPushResult(order.tracking, 0);
  await oneShilling(order);
  await queryAgain(farmer, order.id);
  expect([await orderState(env.server, order.id), await tierOf(env.server, farmer)]).toEqual([HELD, 'free']);
});

test('M-Pesa: a callback of KES 1 that arrives while the query still says pending is saved', async () => {
  const farmer = await createPayer(env.server);
  const order = await startMpesaOrder(env.server, env.safaricom, farmer);
  await oneShilling(order);
  expect((await orderState(env.server, order.id)).state).toBe('pending');
  env.safaricom.setPushResult(order.tracking, 0);
  await queryAgain(farmer, order.id);
  expect([await orderState(env.server, order.id), await tierOf(env.server, farmer)]).toEqual([HELD, 'free']);
});

test('M-Pesa: a callback of KES 1 after the status query granted Pro suspends it until staff decide', async () => {
  const farmer = await createPayer(env.server);
  const order = await startMpesaOrder(env.server, env.safaricom, farmer);
  env.safaricom.setPushResult(order.tracking, 0);
  await queryAgain(farmer, order.id);
  expect(await tierOf(env.server, farmer)).toBe('pro');
  await oneShilling(order);
  await queryAgain(farmer, order.id);
  expect([await orderState(env.server, order.id), await tierOf(env.server, farmer)]).toEqual([HELD, 'free']);
  expect(
    await rowsOf(
      env.server,
      sql`select status, amount::float8 as amount from payments where order_id = ${order.id}`,
    ),
  ).toEqual([{ status: 'HELD', amount: 1 }]);
});

test('M-Pesa: a second callback with the right amount does not override the first', async () => {
  const farmer = await createPayer(env.server);
  const order = await startMpesaOrder(env.server, env.safaricom, farmer);
  env.safaricom.setPushResult(order.tracking, 0);
  await oneShilling(order);
  await postCallback(env.server, order.hook, env.safaricom.callbackOf(order.tracking));
  expect([await orderState(env.server, order.id), await tierOf(env.server, farmer)]).toEqual([HELD, 'free']);
});

test('M-Pesa: an amount written as text counts as a stated amount', async () => {
  const farmer = await createPayer(env.server);
  const order = await startMpesaOrder(env.server, env.safaricom, farmer);
  env.safaricom.setPushResult(order.tracking, 0);
  await oneShilling(order, '1.00');
  expect([await orderState(env.server, order.id), await tierOf(env.server, farmer)]).toEqual([HELD, 'free']);
});

test.each([
  ['a word', 'nyingi'],
  ['nothing', null],
  ['a list', [999]],
  ['an empty text', ' '],
])('M-Pesa: an unreadable amount (%s) holds the order, and no figure is shown for it', async (_, amount) => {
  const farmer = await createPayer(env.server);
  const order = await startMpesaOrder(env.server, env.safaricom, farmer);
  env.safaricom.setPushResult(order.tracking, 0);
  const body = env.safaricom.callbackOf(order.tracking);
  body.Body.stkCallback.CallbackMetadata!.Item[0]!.Value = amount as unknown as number;
  await postCallback(env.server, order.hook, body);
  await queryAgain(farmer, order.id);
  const { state, why } = await orderState(env.server, order.id);
  expect([state, why, await tierOf(env.server, farmer)]).toEqual(['held', 'amount', 'free']);
  expect((await viewOf(farmer, order.id)).received).toBeNull();
  const { held } = (await admin.ask('GET', '/api/admin/refunds')).body;
  const listed = held.find((one: { order_id: string }) => one.order_id === order.id);
  expect(listed).toMatchObject({ received: null, why: 'amount' });
  const said = await rowsOf<{ said: { en: { text: string } } }>(
    env.server,
    sql`
      select said from notifications where user_id = ${farmer.userId} and cause like 'order-held%'`,
  );
  expect(said).toHaveLength(1);
  expect(said[0]!.said.en.text).not.toContain('KES 0');
});

test('M-Pesa: a callback that could not be saved is answered with 500, and counts when it is sent again', async () => {
  const farmer = await createPayer(env.server);
  const order = await startMpesaOrder(env.server, env.safaricom, farmer);
  env.safaricom.setPushResult(order.tracking, 0);
  const stop = sql`create function stop_saving() returns trigger language plpgsql as $$
    begin raise exception 'no room'; end $$`;
  await env.server.database.asSystem(async (tx) => {
    await tx.run(stop);
    await tx.run(
      sql`create trigger stop_saving before update on orders for each row execute function stop_saving()`,
    );
  });
  const first = await oneShilling(order);
  await env.server.database.asSystem((tx) => tx.run(sql`drop function stop_saving cascade`));
  expect(first.status).toBe(500);
  expect((await orderState(env.server, order.id)).state).toBe('pending');
  expect((await oneShilling(order)).body).toMatchObject({ ResultCode: 0 });
  expect([await orderState(env.server, order.id), await tierOf(env.server, farmer)]).toEqual([HELD, 'free']);
});

test('M-Pesa: a receipt that paid another order stays held when a later query names no receipt', async () => {
  const [one, two] = [await createPayer(env.server), await createPayer(env.server)];
  const [first, second] = [
    await startMpesaOrder(env.server, env.safaricom, one),
    await startMpesaOrder(env.server, env.safaricom, two),
  ];
  for (const { tracking } of [first, second]) env.safaricom.setPushResult(tracking, 0);
  for (const order of [first, second]) {
    await postCallback(
      env.server,
      order.hook,
      env.safaricom.callbackOf(order.tracking, { code: 'SKLTWICE01' }),
    );
  }
  await queryAgain(two, second.id);
  expect([await orderState(env.server, second.id), await tierOf(env.server, two)]).toMatchObject([
    { state: 'held', why: 'code' },
    'free',
  ]);
});

test.each([
  ['another amount', { paid: 400 }, 'amount'],
  ['another currency', { paidCurrency: 'USD' }, 'currency'],
])('Pesapal: a status that states %s after Pro was granted suspends it', async (_, over, why) => {
  const farmer = await createPayer(env.server);
  const order = await placeOrder(env.server, farmer, 'monthly', { provider: 'pesapal' });
  env.pesapal.setOrderStatus(order.tracking, 1);
  await postIpn(env.server, order.tracking, order.id);
  expect(await tierOf(env.server, farmer)).toBe('pro');
  env.pesapal.setOrderStatus(order.tracking, 1, over);
  await postIpn(env.server, order.tracking, order.id);
  expect([(await orderState(env.server, order.id)).why, await tierOf(env.server, farmer)]).toEqual([
    why,
    'free',
  ]);
  env.pesapal.setOrderStatus(order.tracking, 1, { paid: 999, paidCurrency: 'KES' });
  await postIpn(env.server, order.tracking, order.id);
  expect([(await orderState(env.server, order.id)).state, await tierOf(env.server, farmer)]).toEqual([
    'held',
    'free',
  ]);
});

test('staff see the held order with both amounts, reopen Pro once, and a repeated callback does not hold it again', async () => {
  const farmer = await createPayer(env.server);
  const order = await startMpesaOrder(env.server, env.safaricom, farmer);
  env.safaricom.setPushResult(order.tracking, 0);
  await queryAgain(farmer, order.id);
  await oneShilling(order);
  const listed = async () =>
    (await admin.ask('GET', '/api/admin/refunds')).body.held.filter(
      (one: { order_id: string }) => one.order_id === order.id,
    );
  expect(await listed()).toMatchObject([
    { amount: 999, received: { amount: 1, currency: 'KES' }, why: 'amount', opened: true },
  ]);
  const accept = (who: Farmer, note = 'M-Pesa statement: KES 999') =>
    who.ask('POST', `/api/admin/held/${order.id}/accept`, { body: { user_id: farmer.userId, note } });
  expect((await accept(farmer)).status).toBe(403);
  expect((await accept(admin, ' ')).body.refusal.code).toBe('payments.note_missing');
  expect((await accept(admin)).body).toEqual({ state: 'paid' });
  expect((await accept(admin)).body.refusal.code).toBe('payments.no_payment');
  await oneShilling(order);
  await queryAgain(farmer, order.id);
  expect([
    await listed(),
    await tierOf(env.server, farmer),
    (await orderState(env.server, order.id)).state,
  ]).toEqual([[], 'pro', 'paid']);
  expect(
    await rowsOf(
      env.server,
      sql`select status, amount::float8 as amount from payments where order_id = ${order.id}`,
    ),
  ).toEqual([{ status: 'COMPLETED', amount: 999 }]);
  await oneShilling(order, 2);
  expect([await tierOf(env.server, farmer), (await orderState(env.server, order.id)).received]).toEqual([
    'free',
    2,
  ]);
});

/** Paid in full, then held by a callback of KES 1. */
const pausedOrder = async (farmer: Farmer) => {
  const order = await startMpesaOrder(env.server, env.safaricom, farmer);
  env.safaricom.setPushResult(order.tracking, 0);
  await queryAgain(farmer, order.id);
  await oneShilling(order);
  return order;
};
const viewOf = async (farmer: Farmer, id: string) =>
  (await farmer.ask('GET', `/api/payments/orders/${id}`)).body;
const askBack = async (farmer: Farmer, payment: string) =>
  (await farmer.ask('POST', `/api/payments/${payment}/refund`, { body: { reason: '' } })).body;
const requestsOf = async ({ userId }: Farmer) =>
  (await admin.ask('GET', '/api/admin/refunds')).body.refunds.filter(
    (one: { user_id: string }) => one.user_id === userId,
  );
const refuseRefund = async (farmer: Farmer) => {
  const [request] = await requestsOf(farmer);
  const body = { user_id: farmer.userId, state: 'refused', note: 'Hapana' };
  expect((await admin.ask('POST', `/api/admin/refunds/${request.id}`, { body })).body).toEqual({
    state: 'refused',
  });
};
const acceptFor = (farmer: Farmer, id: string) =>
  admin.ask('POST', `/api/admin/held/${id}/accept`, {
    body: { user_id: farmer.userId, note: 'Statement line 14' },
  });

test('a held full payment with a refund request is accepted, and the request is closed', async () => {
  const farmer = await createPayer(env.server);
  const { id } = await pausedOrder(farmer);
  const { payment_id: payment } = await viewOf(farmer, id);
  expect((await askBack(farmer, payment)).state).toBe('asked');
  expect(await requestsOf(farmer)).toMatchObject([{ order_id: id, held: true, price: 999, why: 'amount' }]);
  expect((await acceptFor(farmer, id)).body).toEqual({ state: 'paid' });
  expect([await requestsOf(farmer), await tierOf(env.server, farmer)]).toEqual([[], 'pro']);
  // The guarantee still applies.
  const [shown] = (await farmer.ask('GET', '/api/payments/mine')).body.payments;
  expect(shown).toMatchObject({ status: 'COMPLETED', amount: 999, refund: null });
  expect((await askBack(farmer, payment)).state).toBe('asked');
  expect(await requestsOf(farmer)).toMatchObject([{ amount: 999, held: false, why: null }]);
});

test('a held full payment is accepted after its refund was refused', async () => {
  const farmer = await createPayer(env.server);
  const { id } = await pausedOrder(farmer);
  await askBack(farmer, (await viewOf(farmer, id)).payment_id);
  await refuseRefund(farmer);
  expect((await acceptFor(farmer, id)).body).toEqual({ state: 'paid' });
  expect(await tierOf(env.server, farmer)).toBe('pro');
});

const checkPlan = async (farmer: Farmer): Promise<string> => {
  await env.server.database.run(sql`truncate rate_limits`);
  return (await farmer.ask('POST', '/api/payments/verify')).body.refusal.code;
};

test('PAY-39 a subscription check says that staff are reviewing only until the refund is refused', async () => {
  const farmer = await createPayer(env.server);
  const { id } = await pausedOrder(farmer);
  await askBack(farmer, (await viewOf(farmer, id)).payment_id);
  expect(await checkPlan(farmer)).toBe('payments.held');
  await refuseRefund(farmer);
  expect(await checkPlan(farmer)).toBe('payments.nothing_found');
});

test('a refund refused before the order was held does not settle the hold', async () => {
  const farmer = await createPayer(env.server);
  const order = await startMpesaOrder(env.server, env.safaricom, farmer);
  env.safaricom.setPushResult(order.tracking, 0);
  await queryAgain(farmer, order.id);
  const [payment] = (await farmer.ask('GET', '/api/payments/mine')).body.payments;
  await askBack(farmer, payment.id);
  await refuseRefund(farmer);
  await oneShilling(order);
  expect(await viewOf(farmer, order.id)).toMatchObject({
    state: 'held',
    payment_id: payment.id,
    refund: null,
  });
  expect((await farmer.ask('GET', '/api/payments/mine')).body.orders).toMatchObject([
    { id: order.id, refund: null },
  ]);
  const another = { id: newId(), plan: 'week', provider: 'mpesa', phone: newPhone() };
  expect((await farmer.ask('POST', '/api/payments', { body: another })).body.refusal.code).toBe(
    'payments.order_open',
  );
  expect(await checkPlan(farmer)).toBe('payments.held');
  expect((await askBack(farmer, payment.id)).state).toBe('asked');
  expect(await requestsOf(farmer)).toMatchObject([{ order_id: order.id, held: true }]);
  await refuseRefund(farmer);
  expect(await viewOf(farmer, order.id)).toMatchObject({ refund: { state: 'refused', note: 'Hapana' } });
});

test('the farmer is notified in both languages when Pro waits for review and when it is active again', async () => {
  const farmer = await createPayer(env.server);
  const order = await startMpesaOrder(env.server, env.safaricom, farmer);
  env.safaricom.setPushResult(order.tracking, 0);
  await oneShilling(order);
  await oneShilling(order);
  const messages = async () =>
    (
      await rowsOf<{ said: Record<'en' | 'sw', { title: string; text: string }> }>(
        env.server,
        sql`
          select said
          from notifications
          where user_id = ${farmer.userId} and cause like 'order%'
          order by created_at, id
        `,
      )
    ).map(({ said }) => said);
  const [held, ...more] = await messages();
  expect(more).toEqual([]);
  for (const said of [held!.en, held!.sw]) expect(`${said.title} ${said.text}`).toMatch(/KES 1\b.*KES 999/);
  await admin.ask('POST', `/api/admin/held/${order.id}/accept`, {
    body: { user_id: farmer.userId, note: 'Imelipwa yote' },
  });
  expect((await messages()).map(({ en }) => en.title)).toEqual([
    'Your payment is confirmed: Pro has started',
  ]);
});

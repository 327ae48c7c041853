import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer } from '#apps/server/testing.ts';
import { sql } from '#kit/server/database/database.ts';
import { submitSandboxPage, placeOrder, type TestServer, createPayer, rowsOf, tierOf } from './testing.ts';

let server: TestServer;
let admin: Awaited<ReturnType<typeof createPayer>>;
beforeAll(async () => {
  server = await openTestServer();
  admin = await createPayer(server);
  await server.database.asSystem((tx) =>
    tx.run(sql`update auth_users set role = 'admin' where id = ${admin.userId}`),
  );
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

type Farmer = Awaited<ReturnType<typeof createPayer>>;
const listOf = async ({ userId }: Farmer) => {
  const { refunds, held } = (await admin.ask('GET', '/api/admin/refunds')).body;
  const own = (one: { user_id: string }): boolean => one.user_id === userId;
  return { refunds: refunds.filter(own), held: held.filter(own) };
};
const notificationsOf = async (farmer: Farmer) =>
  (await farmer.sync([])).changes.rows
    .filter((r: { kind: string; row: unknown }) => r.kind === 'notification' && r.row)
    .map((r: { row: { said: { en: object; sw: object }; category: string; url: string } }) => r.row);
const paid = async (farmer: Farmer, plan: string, act: string): Promise<string> => {
  const { id, tracking } = await placeOrder(server, farmer, plan);
  await submitSandboxPage(farmer, tracking, act);
  return id;
};
const askBack = async (farmer: Farmer): Promise<string> => {
  const [payment] = (await farmer.ask('GET', '/api/payments/mine')).body.payments;
  await farmer.ask('POST', `/api/payments/${payment.id}/refund`, { body: { reason: 'Mbegu' } });
  return (await listOf(farmer)).refunds[0].id;
};

test('PAY-09 the farmer is notified of a refund decision, with the reason if it is refused', async () => {
  const [back, not] = [await createPayer(server), await createPayer(server)];
  await paid(back, 'annual', 'pay');
  await paid(not, 'monthly', 'pay');
  const decide = async (farmer: Farmer, state: string, note: string) =>
    admin.ask('POST', `/api/admin/refunds/${await askBack(farmer)}`, {
      body: { user_id: farmer.userId, state, note },
    });
  expect((await decide(back, 'paid_back', '')).body).toEqual({ state: 'paid_back' });
  expect((await decide(not, 'refused', 'Imetumika siku nyingi')).body).toEqual({ state: 'refused' });
  expect(await notificationsOf(back)).toMatchObject([
    {
      category: 'account',
      url: '/subscription-settings',
      said: {
        en: { title: 'We refunded you KES 5,999' },
        sw: { title: 'Tumekurudishia KES 5,999' },
      },
    },
  ]);
  expect(await notificationsOf(not)).toMatchObject([
    { said: { en: { text: 'The reason: Imetumika siku nyingi' } } },
  ]);
  expect([await tierOf(server, back), await tierOf(server, not)]).toEqual(['free', 'pro']);
  expect((await listOf(back)).refunds).toEqual([]);
});

test('a held payment is listed for staff until it is refunded, and is refunded once', async () => {
  const farmer = await createPayer(server);
  const id = await paid(farmer, 'monthly', 'wrong_amount');
  expect(await listOf(farmer)).toMatchObject({
    refunds: [],
    held: [
      {
        order_id: id,
        amount: 999,
        received: { amount: 499, currency: 'KES' },
        why: 'amount',
        plan: 'monthly',
      },
    ],
  });
  const giveBack = (who: Farmer, userId = farmer.userId) =>
    who.ask('POST', `/api/admin/held/${id}`, { body: { user_id: userId, note: 'M-Pesa' } });
  expect([(await giveBack(farmer)).status, (await giveBack(admin, admin.userId)).status]).toEqual([403, 404]);
  expect((await giveBack(admin)).body).toEqual({ state: 'paid_back' });
  expect((await giveBack(admin)).body.refusal.code).toBe('payments.refund_decided');
  expect(await listOf(farmer)).toEqual({ refunds: [], held: [] });
  expect(await rowsOf(server, sql`select status from payments where order_id = ${id}`)).toEqual([
    { status: 'REVERSED' },
  ]);
  expect(await notificationsOf(farmer)).toMatchObject([
    { said: { en: { title: 'We refunded you KES 499', text: 'This payment had not started Pro.' } } },
  ]);
});

test('a held payment with a refund request is listed once, as the request, and not at all after refusal', async () => {
  const farmer = await createPayer(server);
  const id = await paid(farmer, 'monthly', 'wrong_amount');
  const { payment_id: payment } = (await farmer.ask('GET', `/api/payments/orders/${id}`)).body;
  await farmer.ask('POST', `/api/payments/${payment}/refund`, { body: { reason: '' } });
  const list = await listOf(farmer);
  expect(list).toMatchObject({ refunds: [{ held: true, amount: 499 }], held: [] });
  expect(
    (await admin.ask('POST', `/api/admin/held/${id}`, { body: { user_id: farmer.userId, note: '' } })).body
      .refusal.code,
  ).toBe('payments.refund_decided');
  await admin.ask('POST', `/api/admin/refunds/${list.refunds[0].id}`, {
    body: { user_id: farmer.userId, state: 'refused', note: 'Ilirudishwa tayari' },
  });
  expect(await listOf(farmer)).toEqual({ refunds: [], held: [] });
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer } from '#apps/server/testing.ts';
import { spend } from '#features/plans/server/api.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { submitSandboxPage, placeOrder, type TestServer, createPayer, rowsOf, tierOf } from './testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const steps = async (id: string): Promise<string[]> =>
  (
    await rowsOf<{ step: string }>(
      server,
      sql`select step from payment_audit where order_id = ${id} order by at, id`,
    )
  ).map(({ step }) => step);

test('PAY-07 PAY-11 price, currency, owner and plan of an order come from the server, whatever else is sent', async () => {
  const farmer = await createPayer(server);
  const { id, status, body } = await placeOrder(server, farmer, 'annual', {
    amount: 1,
    price: 1,
    currency: 'USD',
    user_id: newId(),
    first_name: 'Amina',
    last_name: 'Njeri',
    phone: '0712345678',
  });
  expect([status, body.sandbox, body.push_sent]).toEqual([200, true, false]);
  expect(body.redirect_url).toContain('/api/pay/sandbox/');
  expect(
    await rowsOf(
      server,
      sql`select user_id, plan, amount, currency, days, phone, state from orders where id = ${id}`,
    ),
  ).toEqual([
    {
      user_id: farmer.userId,
      plan: 'annual',
      amount: 5999,
      currency: 'KES',
      days: 365,
      phone: '254712345678',
      state: 'pending',
    },
  ]);
});

test('PAY-10 a user who is signed out or has not confirmed the e-mail cannot pay', async () => {
  expect(
    (await server.browser().ask('POST', '/api/payments', { body: { id: newId(), plan: 'monthly' } })).status,
  ).toBe(401);
  const farmer = await server.farmer();
  expect(await placeOrder(server, farmer, 'monthly')).toMatchObject({
    status: 403,
    tracking: '',
    body: { refusal: { code: 'payments.email_unverified' } },
  });
});

test('PAY-14 PAY-16 PAY-19 the callback reports success only once the provider confirms, with the server’s end date', async () => {
  const farmer = await createPayer(server);
  const { id, tracking } = await placeOrder(server, farmer, 'monthly');
  const back = () =>
    farmer.ask('POST', '/api/payments/callback', {
      body: { user_id: farmer.userId, OrderTrackingId: tracking, OrderMerchantReference: id },
    });
  expect((await back()).body).toMatchObject({
    success: false,
    transaction_id: null,
    order: { state: 'pending', expires_at: null },
  });
  expect(await tierOf(server, farmer)).toBe('free');
  const led = await submitSandboxPage(farmer, tracking, 'pay');
  expect([led.status, String(led.headers['location'])]).toEqual([
    303,
    expect.stringMatching(
      `/payment-callback\\?user_id=${farmer.userId}&OrderTrackingId=${tracking}&OrderMerchantReference=${id}`,
    ),
  ]);
  const first = (await back()).body;
  expect(first).toMatchObject({ success: true, amount: 999, plan_type: 'monthly', order: { state: 'paid' } });
  expect(Math.round((Date.parse(first.order.expires_at) - Date.now()) / DAY_MS)).toBe(30);
  expect((await back()).body).toEqual(first);
  expect(await tierOf(server, farmer)).toBe('pro');
  expect(
    await rowsOf(server, sql`select status, amount::float8 as amount from payments where order_id = ${id}`),
  ).toEqual([{ status: 'COMPLETED', amount: 999 }]);
});

test('PAY-13 PAY-18 a callback for another user’s order, or with another user’s id, shows nothing and grants nothing', async () => {
  const [farmer, thief] = [await createPayer(server), await createPayer(server)];
  const { id, tracking } = await placeOrder(server, farmer, 'monthly');
  await submitSandboxPage(farmer, tracking, 'late');
  expect(
    (
      await thief.ask('POST', '/api/payments/callback', {
        body: { user_id: thief.userId, OrderTrackingId: tracking, OrderMerchantReference: id },
      })
    ).body.refusal.code,
  ).toBe('payments.no_order');
  expect(
    (
      await thief.ask('POST', '/api/payments/callback', {
        body: { user_id: farmer.userId, OrderTrackingId: tracking },
      })
    ).body.refusal.code,
  ).toBe('payments.other_user');
  expect(
    (
      await farmer.ask('POST', '/api/payments/callback', {
        body: { user_id: thief.userId, OrderTrackingId: tracking },
      })
    ).body.refusal.code,
  ).toBe('payments.other_user');
  expect((await thief.ask('GET', `/api/payments/orders/${id}`)).status).toBe(404);
  expect((await thief.ask('GET', `/api/pay/sandbox/${tracking}`)).status).toBe(404);
  expect((await submitSandboxPage(thief, tracking, 'pay')).status).toBe(404);
  expect([await tierOf(server, thief), await tierOf(server, farmer)]).toEqual(['free', 'free']);
});

test('ten simultaneous callbacks, status requests and notices grant once', async () => {
  const farmer = await createPayer(server);
  const { id, tracking } = await placeOrder(server, farmer, 'annual');
  await submitSandboxPage(farmer, tracking, 'late');
  // The money arrives before any callback.
  await farmer.ask('GET', `/api/payments/orders/${id}`);
  const file = `${server.dataDir}/sandbox-payments/${tracking}.json`;
  const { readFile, writeFile } = await import('node:fs/promises');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), state: 'completed' }));
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      farmer.ask('POST', '/api/payments/callback', {
        body: { user_id: farmer.userId, OrderTrackingId: tracking, OrderMerchantReference: id },
      }),
    ),
  );
  expect(answers.map(({ status, body }) => [status, body.success])).toEqual(answers.map(() => [200, true]));
  expect(new Set(answers.map(({ body }) => body.order.expires_at)).size).toBe(1);
  expect((await rowsOf(server, sql`select 1 from payments where order_id = ${id}`)).length).toBe(1);
  expect(
    (await rowsOf(server, sql`select 1 from events where user_id = ${farmer.userId} and name = 'order.paid'`))
      .length,
  ).toBe(1);
  expect((await steps(id)).filter((step) => step === 'paid').length).toBe(1);
  expect(
    (await rowsOf(server, sql`select 1 from user_subscriptions where user_id = ${farmer.userId}`)).length,
  ).toBe(1);
});

test('half of the price grants nothing, is recorded as received, and is shown', async () => {
  const farmer = await createPayer(server);
  const { id, tracking } = await placeOrder(server, farmer, 'monthly');
  await submitSandboxPage(farmer, tracking, 'wrong_amount');
  expect(await tierOf(server, farmer)).toBe('free');
  const { body } = await farmer.ask('GET', '/api/payments/mine');
  expect(body.payments).toEqual([]);
  expect(body.orders).toMatchObject([
    { id, state: 'held', why: 'amount', received: { amount: 499, currency: 'KES' } },
  ]);
  // Where it is shown, a refund can be asked for.
  const told = async () => (await farmer.ask('GET', `/api/payments/orders/${id}`)).body;
  expect(await told()).toMatchObject({ payment_id: body.orders[0].payment_id, refund: null });
  expect(
    await rowsOf(server, sql`select status, amount::float8 as amount from payments where order_id = ${id}`),
  ).toEqual([{ status: 'HELD', amount: 499 }]);
  expect(await steps(id)).toEqual(['ordered', 'submitted', 'held']);
  const [order] = body.orders;
  expect(
    (
      await farmer.ask('POST', `/api/payments/${order.payment_id}/refund`, {
        body: { reason: 'Nililipa nusu' },
      })
    ).body.state,
  ).toBe('asked');
  expect((await farmer.ask('GET', '/api/payments/mine')).body.orders[0].refund.state).toBe('asked');
  expect((await told()).refund).toMatchObject({ state: 'asked' });
});

test('a reversed payment ends Pro and is not granted a second time', async () => {
  const farmer = await createPayer(server);
  const { id, tracking } = await placeOrder(server, farmer, 'season');
  await submitSandboxPage(farmer, tracking, 'pay');
  expect(await tierOf(server, farmer)).toBe('pro');
  await submitSandboxPage(farmer, tracking, 'reverse');
  expect(await tierOf(server, farmer)).toBe('free');
  await submitSandboxPage(farmer, tracking, 'pay');
  expect(await tierOf(server, farmer)).toBe('free');
  expect(
    await rowsOf(
      server,
      sql`
        select p.status, u.status as plan
        from payments p
        join user_plans u on u.id = p.order_id
        where p.order_id = ${id}
      `,
    ),
  ).toEqual([{ status: 'REVERSED', plan: 'revoked' }]);
  const { body } = await farmer.ask('GET', '/api/payments/mine');
  expect([body.passes, body.payments, body.orders.map((one: { state: string }) => one.state)]).toEqual([
    [],
    [],
    ['reversed'],
  ]);
});

test('a failed payment shows the reason and can still be paid late', async () => {
  const farmer = await createPayer(server);
  const { id, tracking } = await placeOrder(server, farmer, 'week');
  await submitSandboxPage(farmer, tracking, 'cancel');
  expect((await farmer.ask('GET', `/api/payments/orders/${id}`)).body).toMatchObject({
    state: 'failed',
    why: 'cancelled',
  });
  await submitSandboxPage(farmer, tracking, 'pay');
  expect((await farmer.ask('GET', `/api/payments/orders/${id}`)).body).toMatchObject({ state: 'paid' });
  expect(await tierOf(server, farmer)).toBe('pro');
});

test('PAY-29 PAY-45 PAY-46 “my payments” lists the ten newest completed payments with the documented columns', async () => {
  const farmer = await createPayer(server);
  for (let i = 0; i < 11; i += 1) {
    await server.database.run(sql`truncate rate_limits`);
    await submitSandboxPage(farmer, (await placeOrder(server, farmer, 'day')).tracking, 'pay');
  }
  const { body } = await farmer.ask('GET', '/api/payments/mine');
  expect(body.payments.length).toBe(10);
  expect([...body.payments].sort((a, b) => (a.created_at < b.created_at ? 1 : -1))).toEqual(body.payments);
  expect(body.payments[0]).toMatchObject({
    status: 'COMPLETED',
    amount: 49,
    currency: 'KES',
    payment_method: 'Sandbox',
    merchant_reference: expect.any(String),
    order_tracking_id: expect.any(String),
    confirmation_code: expect.stringMatching(/^SANDBOX-/),
    plan_type: 'day',
    refundable_until: null,
  });
  expect(body.passes.length).toBe(11);
  const columns = await server.database.many<{ table_name: string; column_name: string }>(
    sql`
      select table_name, column_name
      from information_schema.columns
      where table_name in ('payments', 'user_subscriptions', 'user_plans')
    `,
  );
  const of = (table: string) =>
    columns.filter(({ table_name: name }) => name === table).map(({ column_name: name }) => name);
  expect(of('payments')).toEqual(
    expect.arrayContaining([
      'id',
      'user_email',
      'status',
      'created_at',
      'amount',
      'currency',
      'payment_method',
      'confirmation_code',
      'order_tracking_id',
      'merchant_reference',
    ]),
  );
  expect(of('user_subscriptions')).toEqual(
    expect.arrayContaining([
      'id',
      'user_id',
      'user_email',
      'plan_type',
      'status',
      'activated_at',
      'expires_at',
    ]),
  );
  expect(of('user_plans')).toEqual(
    expect.arrayContaining([
      'id',
      'user_id',
      'status',
      'plan_type',
      'current_period_start',
      'current_period_end',
    ]),
  );
});

test('PAY-34 PAY-35 PAY-36 cancelling keeps Pro until its end date, marks the subscription, and creates no payment', async () => {
  const farmer = await createPayer(server);
  expect((await farmer.ask('POST', '/api/payments/cancel')).body.refusal.code).toBe(
    'payments.no_subscription',
  );
  await submitSandboxPage(farmer, (await placeOrder(server, farmer, 'monthly')).tracking, 'pay');
  const { body } = await farmer.ask('POST', '/api/payments/cancel');
  expect(body.subscription).toMatchObject({
    status: 'cancelled',
    cancel_at_period_end: true,
    plan_type: 'monthly',
  });
  expect((await farmer.ask('POST', '/api/payments/cancel')).body).toEqual(body);
  expect(await tierOf(server, farmer)).toBe('pro');
  expect((await rowsOf(server, sql`select 1 from payments where user_id = ${farmer.userId}`)).length).toBe(1);
  expect(
    await rowsOf(
      server,
      sql`select detail from payment_audit where user_id = ${farmer.userId} and step = 'cancelled'`,
    ),
  ).toEqual([
    { detail: expect.objectContaining({ id: `CANCEL_${body.subscription.id}`, method: 'MANUAL_CANCEL' }) },
  ]);
});

test('PAY-32 PAY-33 a year starts at once and converts the rest of the month; a month waits for the year to end', async () => {
  const farmer = await createPayer(server);
  await submitSandboxPage(farmer, (await placeOrder(server, farmer, 'monthly')).tracking, 'pay');
  const asked = await farmer.ask('POST', '/api/payments/change-plan', { body: { plan: 'annual' } });
  expect(asked.body).toMatchObject({ pay: true, credit_days: 61, subscription: { plan_type: 'monthly' } });
  expect(
    (await farmer.ask('POST', '/api/payments/change-plan', { body: { plan: 'monthly' } })).body.refusal.code,
  ).toBe('payments.same_plan');
  await submitSandboxPage(farmer, (await placeOrder(server, farmer, 'annual')).tracking, 'pay');
  const { subscription } = (await farmer.ask('GET', '/api/payments/mine')).body;
  expect(subscription).toMatchObject({ plan_type: 'annual', status: 'active', next_plan: null });
  expect(Math.round((Date.parse(subscription.expires_at) - Date.now()) / DAY_MS)).toBe(365 + 61);
  const later = (await farmer.ask('POST', '/api/payments/change-plan', { body: { plan: 'monthly' } })).body;
  expect(later).toMatchObject({
    pay: false,
    subscription: { plan_type: 'annual', next_plan: 'monthly', expires_at: subscription.expires_at },
  });
});

test('PAY-39 PAY-40 restoring queries the provider, recovers a lost period, and finds nothing when nothing was paid', async () => {
  const farmer = await createPayer(server);
  expect((await farmer.ask('POST', '/api/payments/verify')).body.refusal.code).toBe('payments.nothing_found');
  const { id, tracking } = await placeOrder(server, farmer, 'monthly');
  await submitSandboxPage(farmer, tracking, 'pay');
  await server.database.asSystem(async (tx) => {
    await tx.run(sql`delete from user_subscriptions where user_id = ${farmer.userId}`);
  });
  const { body } = await farmer.ask('POST', '/api/payments/verify');
  expect([body.found, await tierOf(server, farmer)]).toEqual(['restored', 'pro']);
  expect((await farmer.ask('POST', '/api/payments/verify')).body.found).toBe('active');
  expect((await rowsOf(server, sql`select 1 from payments where order_id = ${id}`)).length).toBe(1);
  expect(
    await rowsOf(
      server,
      sql`
        select detail->>'code' as code
        from payment_audit
        where user_id = ${farmer.userId} and step = 'restored'
      `,
    ),
  ).toEqual([{ code: 'MANUAL_VERIFY' }]);
});

test('PAY-39 a payment that the provider has reversed restores nothing', async () => {
  const farmer = await createPayer(server);
  const { tracking } = await placeOrder(server, farmer, 'monthly');
  await submitSandboxPage(farmer, tracking, 'pay');
  const file = `${server.dataDir}/sandbox-payments/${tracking}.json`;
  const { readFile, writeFile } = await import('node:fs/promises');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), state: 'reversed' }));
  await server.database.asSystem((tx) =>
    tx.run(sql`delete from user_subscriptions where user_id = ${farmer.userId}`),
  );
  expect((await farmer.ask('POST', '/api/payments/verify')).body.refusal.code).toBe('payments.nothing_found');
  expect(await tierOf(server, farmer)).toBe('free');
});

test('PAY-08 PAY-09 a refund can be requested within the guarantee period, once, and not after it', async () => {
  const [farmer, admin] = [await createPayer(server), await createPayer(server)];
  await server.database.asSystem((tx) =>
    tx.run(sql`update auth_users set role = 'admin' where id = ${admin.userId}`),
  );
  await submitSandboxPage(farmer, (await placeOrder(server, farmer, 'annual')).tracking, 'pay');
  const [payment] = (await farmer.ask('GET', '/api/payments/mine')).body.payments;
  expect(Math.round((Date.parse(payment.refundable_until) - Date.now()) / DAY_MS)).toBe(14);
  const ask = (who: typeof farmer) =>
    who.ask('POST', `/api/payments/${payment.id}/refund`, { body: { reason: 'Sikuhitaji' } });
  expect((await ask(await createPayer(server))).status).toBe(404);
  const first = (await ask(farmer)).body;
  expect(first.state).toBe('asked');
  expect((await ask(farmer)).body).toEqual(first);
  expect(await tierOf(server, farmer)).toBe('pro');
  const refunds = (await admin.ask('GET', '/api/admin/refunds')).body.refunds.filter(
    (one: { user_id: string }) => one.user_id === farmer.userId,
  );
  expect(refunds).toMatchObject([{ payment_id: payment.id, amount: 5999, reason: 'Sikuhitaji' }]);
  expect(
    (
      await farmer.ask('POST', `/api/admin/refunds/${refunds[0].id}`, {
        body: { user_id: farmer.userId, state: 'paid_back', note: '' },
      })
    ).status,
  ).toBe(403);
  expect(
    (
      await admin.ask('POST', `/api/admin/refunds/${refunds[0].id}`, {
        body: { user_id: farmer.userId, state: 'paid_back', note: 'Sent by M-Pesa' },
      })
    ).body,
  ).toEqual({ state: 'paid_back' });
  expect(await tierOf(server, farmer)).toBe('free');
  await server.database.asSystem((tx) =>
    tx.run(sql`update payments set created_at = now() - interval '15 days' where id = ${payment.id}`),
  );
  await submitSandboxPage(farmer, (await placeOrder(server, farmer, 'monthly')).tracking, 'pay');
  await server.database.asSystem((tx) =>
    tx.run(
      sql`
        update payments
        set created_at = created_at - interval '7 days'
        where user_id = ${farmer.userId} and amount = 999
      `,
    ),
  );
  const month = (await farmer.ask('GET', '/api/payments/mine')).body.payments[0];
  expect(
    (await farmer.ask('POST', `/api/payments/${month.id}/refund`, { body: { reason: '' } })).body.refusal
      .code,
  ).toBe('payments.refund_late');
});

test('PAY-43 PAY-44 the invoice names the order in both languages and as a PDF, and only its owner can read it', async () => {
  const farmer = await createPayer(server);
  await submitSandboxPage(farmer, (await placeOrder(server, farmer, 'season')).tracking, 'pay');
  const [payment] = (await farmer.ask('GET', '/api/payments/mine')).body.payments;
  const { body } = await farmer.ask('GET', `/api/payments/${payment.id}/invoice.json?language=sw`);
  expect(body).toMatchObject({
    invoice_number: `INV-${payment.id.slice(0, 8)}`,
    amount: 2499,
    currency: 'KES',
    confirmation_code: payment.confirmation_code,
    customer_email: payment.user_email,
    description: 'Mavuno Pro, pasi ya msimu (siku 120)',
    sandbox: true,
  });
  const paper = await farmer.ask('GET', `/api/payments/${payment.id}/invoice.pdf?language=en`);
  expect([paper.headers['content-type'], paper.raw.subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ]);
  expect(
    (await (await createPayer(server)).ask('GET', `/api/payments/${payment.id}/invoice.json`)).status,
  ).toBe(404);
});

test('the sandbox payment page says in the farmer’s language that no money moves, and has no script', async () => {
  const farmer = await createPayer(server);
  const { tracking } = await placeOrder(server, farmer, 'annual');
  const page = await farmer.ask('GET', `/api/pay/sandbox/${tracking}?language=sw`);
  expect(String(page.body)).toContain('Hakuna pesa zinazotumwa');
  expect(String(page.body)).not.toContain('<script');
  expect((await farmer.ask('GET', '/api/pay/sandbox.css')).status).toBe(200);
});

test('the same order sent twice is one order; a used id is refused, and a finished order does not restart', async () => {
  const [farmer, other] = [await createPayer(server), await createPayer(server)];
  const id = newId();
  const order = (who: typeof farmer, plan = 'monthly') =>
    who.ask('POST', '/api/payments', { body: { id, plan } });
  const answers = [await order(farmer), await order(farmer)];
  expect(answers[1]!.body).toEqual(answers[0]!.body);
  expect((await order(other)).body.refusal.code).toBe('payments.order_taken');
  expect((await order(farmer, 'annual')).body.refusal.code).toBe('payments.order_taken');
  await submitSandboxPage(farmer, answers[0]!.body.redirect_url.split('/').pop(), 'pay');
  expect((await order(farmer)).body.refusal.code).toBe('payments.order_over');
});

test('a farmer cannot see another farmer’s payments, and no farmer can write any', async () => {
  const [farmer, other] = [await createPayer(server), await createPayer(server)];
  await submitSandboxPage(farmer, (await placeOrder(server, farmer, 'monthly')).tracking, 'pay');
  for (const table of ['orders', 'payments', 'payment_audit'] as const) {
    const seen = (who: string) =>
      server.database.asUser(
        who,
        async (tx) =>
          (await tx.many({ text: `select 1 from ${table} where user_id = '${farmer.userId}'`, values: [] }))
            .length,
      );
    expect([await seen(other.userId), (await seen(farmer.userId)) > 0]).toEqual([0, true]);
  }
  await expect(
    server.database.asUser(farmer.userId, (tx) =>
      tx.run(sql`update orders set state = 'paid' where user_id = ${farmer.userId}`),
    ),
  ).rejects.toThrow(/row-level security/);
  expect(await server.database.asUser(farmer.userId, (tx) => tx.many(sql`select 1 from money_book`))).toEqual(
    [],
  );
});

test('PAY-30 a subscription past its last day is expired and grants nothing', async () => {
  const farmer = await createPayer(server);
  const { id, tracking } = await placeOrder(server, farmer, 'monthly');
  await submitSandboxPage(farmer, tracking, 'pay');
  await server.database.asSystem(async (tx) => {
    await tx.run(sql`update orders set paid_at = paid_at - interval '31 days' where id = ${id}`);
    await tx.run(
      sql`
        update user_subscriptions
        set activated_at = activated_at - interval '31 days', expires_at = expires_at - interval '31 days'
        where user_id = ${farmer.userId}
      `,
    );
  });
  expect((await farmer.ask('GET', '/api/payments/mine')).body.subscription.status).toBe('expired');
  expect(await tierOf(server, farmer)).toBe('free');
  await server.upkeep();
  expect(
    await rowsOf(server, sql`select status from user_subscriptions where user_id = ${farmer.userId}`),
  ).toEqual([{ status: 'expired' }]);
  expect((await farmer.ask('POST', '/api/payments/cancel')).body.refusal.code).toBe(
    'payments.no_subscription',
  );
  await submitSandboxPage(farmer, (await placeOrder(server, farmer, 'monthly')).tracking, 'pay');
  expect((await farmer.ask('GET', '/api/payments/mine')).body.subscription).toMatchObject({
    status: 'active',
    plan_type: 'monthly',
  });
  expect(
    (await rowsOf(server, sql`select 1 from user_subscriptions where user_id = ${farmer.userId}`)).length,
  ).toBe(1);
});

test('PAY-50 PAY-51 verifying reads the database first and does not query the provider while Pro is active', async () => {
  const farmer = await createPayer(server);
  const { id, tracking } = await placeOrder(server, farmer, 'monthly');
  await submitSandboxPage(farmer, tracking, 'pay');
  const before = await rowsOf(server, sql`select asked_at from orders where id = ${id}`);
  expect((await farmer.ask('POST', '/api/payments/verify')).body).toMatchObject({
    found: 'active',
    until: expect.any(String),
  });
  expect(await rowsOf(server, sql`select asked_at from orders where id = ${id}`)).toEqual(before);
});

test('PAY-43 invoices created in the same minute have different numbers', async () => {
  const farmer = await createPayer(server);
  for (let i = 0; i < 3; i += 1)
    await submitSandboxPage(farmer, (await placeOrder(server, farmer, 'day')).tracking, 'pay');
  const { payments } = (await farmer.ask('GET', '/api/payments/mine')).body;
  const numbers = await Promise.all(
    payments.map(
      async ({ id }: { id: string }) =>
        (await farmer.ask('GET', `/api/payments/${id}/invoice.json`)).body.invoice_number,
    ),
  );
  expect(new Set(numbers).size).toBe(3);
});

test('PAY-27 PAY-28 a trial taken on top of a year ends 14 days after that year is reversed', async () => {
  const farmer = await createPayer(server);
  const { tracking } = await placeOrder(server, farmer, 'annual');
  await submitSandboxPage(farmer, tracking, 'pay');
  expect((await farmer.ask('POST', '/api/plan/trial', { body: {} })).body.trial.daysLeft).toBe(379);
  await submitSandboxPage(farmer, tracking, 'reverse');
  const { body } = await farmer.ask('GET', '/api/plan');
  expect([body.entitlements.until, body.trial.daysLeft]).toEqual([body.trial.endsAt, 14]);
});

test('PAY-27 a plan bought during a trial starts when the trial ends, and no days are lost', async () => {
  const farmer = await createPayer(server);
  const {
    body: { trial },
  } = await farmer.ask('POST', '/api/plan/trial', { body: {} });
  await submitSandboxPage(farmer, (await placeOrder(server, farmer, 'week')).tracking, 'pay');
  const { passes } = (await farmer.ask('GET', '/api/payments/mine')).body;
  expect(passes).toMatchObject([{ plan: 'week', from: trial.endsAt }]);
  const { entitlements } = (await farmer.ask('GET', '/api/plan')).body;
  expect((Date.parse(entitlements.until) - Date.parse(trial.endsAt)) / DAY_MS).toBe(7);
});

test('PAY-39 PAY-50 a trial does not hide a paid subscription whose notice was lost, and is not one itself', async () => {
  const farmer = await createPayer(server);
  await farmer.ask('POST', '/api/plan/trial', { body: {} });
  expect((await farmer.ask('POST', '/api/payments/verify')).body.refusal.code).toBe('payments.nothing_found');
  const { tracking } = await placeOrder(server, farmer, 'monthly');
  const file = `${server.dataDir}/sandbox-payments/${tracking}.json`;
  const { readFile, writeFile } = await import('node:fs/promises');
  await writeFile(
    file,
    JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), state: 'completed', paid: 999 }),
  );
  expect((await farmer.ask('POST', '/api/payments/verify')).body.found).toBe('restored');
  expect((await farmer.ask('POST', '/api/payments/verify')).body.found).toBe('active');
});

test('PAY-33 PAY-27 a trial whose days a year took over stops, and resumes when the year is reversed', async () => {
  const farmer = await createPayer(server);
  await farmer.ask('POST', '/api/plan/trial', { body: {} });
  const { tracking } = await placeOrder(server, farmer, 'annual');
  await submitSandboxPage(farmer, tracking, 'pay');
  expect((await farmer.ask('GET', '/api/plan')).body.trial).toMatchObject({ running: false, daysLeft: 0 });
  await submitSandboxPage(farmer, tracking, 'reverse');
  expect((await farmer.ask('GET', '/api/plan')).body).toMatchObject({
    entitlements: { tier: 'pro' },
    trial: { running: true, daysLeft: 14 },
  });
});

test('PAY-03 PAY-09 a reversed payment removes its unused monthly credits, and buying again grants them once', async () => {
  const farmer = await createPayer(server);
  const left = async (): Promise<number> => (await farmer.ask('GET', '/api/plan')).body.credits.left;
  const buy = async (): Promise<string> => {
    const { tracking } = await placeOrder(server, farmer, 'annual');
    await submitSandboxPage(farmer, tracking, 'pay');
    return tracking;
  };
  const use = (key: string) =>
    server.database.asUser(farmer.userId, (tx) =>
      spend(tx, { userId: farmer.userId, what: 'picture', key, now: new Date() }),
    );
  const first = await buy();
  expect(await left()).toBe(300);
  await submitSandboxPage(farmer, first, 'reverse');
  expect(await left()).toBe(20);
  const second = await buy();
  expect(await left()).toBe(300);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) await use(key);
  await submitSandboxPage(farmer, second, 'reverse');
  expect(await left()).toBe(0);
  await buy();
  expect(await left()).toBe(270);
});

test('DAT-02 restoring and cancelling are operations, their rows have the documented names; cancelling adds no payment', async () => {
  const farmer = await createPayer(server);
  const { tracking } = await placeOrder(server, farmer, 'monthly');
  await submitSandboxPage(farmer, tracking, 'pay');
  expect((await farmer.ask('POST', '/api/payments/cancel', {})).status).toBe(200);
  const paid = await rowsOf<Record<string, unknown>>(
    server,
    sql`
      select order_tracking_id, merchant_reference, status, payment_method, confirmation_code, user_email,
        amount::float8 as amount
      from payments
      where user_id = ${farmer.userId}
    `,
  );
  expect(paid).toEqual([
    {
      order_tracking_id: tracking,
      merchant_reference: expect.stringMatching(/^[\w-]{36}$/),
      status: 'COMPLETED',
      payment_method: 'Sandbox',
      confirmation_code: expect.stringMatching(/^SANDBOX-/),
      user_email: expect.stringContaining('@'),
      amount: 999,
    },
  ]);
  expect(
    await rowsOf(server, sql`select status from user_subscriptions where user_id = ${farmer.userId}`),
  ).toEqual([{ status: 'cancelled' }]);
});

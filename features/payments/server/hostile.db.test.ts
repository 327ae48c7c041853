import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { darajaAccount, fakeDaraja, fakePesapal } from '#adapters/payments/testing.ts';
import { openTestServer } from '#apps/server/testing.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { sql } from '#kit/server/database/database.ts';
import { placeOrder, type TestServer, createPayer, rowsOf, tierOf } from './testing.ts';

let server: TestServer;
let safaricom: Awaited<ReturnType<typeof fakeDaraja>>;
let kenyan: Awaited<ReturnType<typeof fakePesapal>>;
beforeAll(async () => {
  [safaricom, kenyan] = [await fakeDaraja(), await fakePesapal()];
  server = await openTestServer({
    PESAPAL_CONSUMER_KEY: 'key',
    PESAPAL_CONSUMER_SECRET: 'secret',
    PESAPAL_URL: kenyan.url,
    MPESA_CONSUMER_KEY: darajaAccount.consumerKey,
    MPESA_CONSUMER_SECRET: darajaAccount.consumerSecret,
    MPESA_SHORTCODE: darajaAccount.shortcode,
    MPESA_PASSKEY: darajaAccount.passkey,
    MPESA_URL: safaricom.url,
  });
});
afterAll(async () => {
  await server.stop();
  await safaricom.close();
  await kenyan.close();
});
beforeEach(() => server.database.run(sql`truncate rate_limits`));

const stranger = () => server.browser();
const ipn = (tracking: string, reference: string) =>
  stranger().ask(
    'GET',
    `/api/pay/pesapal/ipn?${new URLSearchParams({ OrderTrackingId: tracking, OrderNotificationType: 'IPNCHANGE', OrderMerchantReference: reference })}`,
    { headers: { origin: '' } },
  );
const stateOf = async (id: string) =>
  (
    await rowsOf<{ state: string; why: string | null }>(
      server,
      sql`select state, why from orders where id = ${id}`,
    )
  )[0];
const paymentsOf = (id: string) =>
  rowsOf<{ status: string; amount: number; code: string | null }>(
    server,
    sql`
      select status, amount::float8 as amount, confirmation_code as code
      from payments
      where order_id = ${id}
    `,
  );

let number = 10_000_000;
const phone = (): string => `07${(number += 1)}`;
const pushed = async (farmer: Awaited<ReturnType<typeof createPayer>>, plan = 'monthly', to = phone()) => {
  const begun = await placeOrder(server, farmer, plan, { provider: 'mpesa', phone: to });
  const push = safaricom.pushes.get(begun.tracking);
  return { ...begun, hook: push ? new URL(push.body.CallBackURL).pathname : '' };
};
const tell = (hook: string, body: unknown) =>
  stranger().ask('POST', hook, {
    bytes: Buffer.from(JSON.stringify(body)),
    headers: { 'content-type': 'application/json', origin: '' },
  });
const ACCEPTED = { ResultCode: 0, ResultDesc: 'Accepted' };

test('PAY-48 M-Pesa push is the first payment method, Pesapal the second, and the sandbox is off with real keys', async () => {
  const farmer = await createPayer(server);
  expect((await farmer.ask('GET', '/api/payments/mine')).body.ways).toEqual([
    { provider: 'mpesa', push: true, sandbox: false },
    { provider: 'pesapal', push: false, sandbox: false },
  ]);
  expect((await placeOrder(server, farmer, 'monthly', { provider: 'sandbox' })).body.refusal.code).toBe(
    'payments.off',
  );
});

test('an IPN before the redirect, repeated, or sent ten times at once grants once and gets Pesapal’s expected reply', async () => {
  const farmer = await createPayer(server);
  const { id, tracking, body } = await placeOrder(server, farmer, 'annual', { provider: 'pesapal' });
  expect([body.push_sent, body.sandbox, body.redirect_url]).toEqual([
    false,
    false,
    expect.stringContaining(tracking),
  ]);
  expect((await ipn(tracking, id)).body).toEqual({
    orderNotificationType: 'IPNCHANGE',
    orderTrackingId: tracking,
    orderMerchantReference: id,
    status: 200,
  });
  expect(await tierOf(server, farmer)).toBe('free');
  kenyan.setOrderStatus(tracking, 1);
  const answers = await Promise.all([
    ...Array.from({ length: 9 }, () => ipn(tracking, id)),
    farmer.ask('POST', '/api/payments/callback', {
      body: { user_id: farmer.userId, OrderTrackingId: tracking },
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect([await tierOf(server, farmer), (await paymentsOf(id)).length]).toEqual(['pro', 1]);
  const posted = await stranger().ask('POST', '/api/pay/pesapal/ipn', {
    bytes: Buffer.from(
      JSON.stringify({
        OrderTrackingId: tracking,
        OrderMerchantReference: id,
        OrderNotificationType: 'IPNCHANGE',
      }),
    ),
    headers: { 'content-type': 'application/json', origin: '' },
  });
  expect(posted.body.status).toBe(200);
  expect(
    await rowsOf(
      server,
      sql`
        select expires_at - activated_at = interval '365 days' as year
        from user_subscriptions
        where user_id = ${farmer.userId}
      `,
    ),
  ).toEqual([{ year: true }]);
  kenyan.setOrderStatus(tracking, 3);
  await ipn(tracking, id);
  expect([await tierOf(server, farmer), await stateOf(id)]).toEqual([
    'free',
    { state: 'reversed', why: null },
  ]);
  expect(
    await rowsOf(
      server,
      sql`select b.status from money_book b join payments p on p.id = b.payment_id where p.order_id = ${id}`,
    ),
  ).toEqual([{ status: 'REVERSED' }]);
});

test('a forged notice grants nothing: unknown, unpaid, or naming another order beside a paid one', async () => {
  const [payerOne, thief] = [await createPayer(server), await createPayer(server)];
  const [paid, own] = [
    await placeOrder(server, payerOne, 'monthly', { provider: 'pesapal' }),
    await placeOrder(server, thief, 'annual', { provider: 'pesapal' }),
  ];
  kenyan.setOrderStatus(paid.tracking, 1);
  for (const [tracking, reference] of [
    [newId(), newId()],
    [own.tracking, own.id],
    [paid.tracking, own.id],
    ['', ''],
    [`' or 1=1 --`, own.id],
  ] as const)
    expect((await ipn(tracking, reference)).status).toBe(200);
  expect([await tierOf(server, thief), (await stateOf(own.id))!.state, await paymentsOf(own.id)]).toEqual([
    'free',
    'pending',
    [],
  ]);
  expect(await tierOf(server, payerOne)).toBe('pro');
});

test.each([
  ['the price in dollars', { paidCurrency: 'USD' }, 'currency', 1, 'free'],
  ['a shilling', { paid: 1 }, 'amount', 1, 'free'],
  ['a negative amount', { paid: -999 }, 'amount', 0, 'free'],
  ['nothing', { paid: 0 }, 'amount', 0, 'free'],
  ['another’s reference', { reference: '019a0000-0000-7000-8000-00000000aaaa' }, 'reference', 0, 'pro'],
] as const)(
  '%s grants nothing and the payment is recorded; after a wrong amount only staff can accept it',
  async (_, over, why, rows, later) => {
    const farmer = await createPayer(server);
    const { id, tracking } = await placeOrder(server, farmer, 'monthly', { provider: 'pesapal' });
    kenyan.setOrderStatus(tracking, 1, over);
    await ipn(tracking, id);
    await ipn(tracking, id);
    expect([await tierOf(server, farmer), await stateOf(id), (await paymentsOf(id)).length]).toEqual([
      'free',
      { state: 'held', why },
      rows,
    ]);
    expect((await farmer.ask('GET', '/api/payments/mine')).body.orders[0]).toMatchObject({
      state: 'held',
      why,
    });
    expect(
      (await rowsOf(server, sql`select 1 from payment_audit where order_id = ${id} and step = 'held'`))
        .length,
    ).toBe(1);
    // The provider now reports the whole price as paid.
    kenyan.setOrderStatus(tracking, 1, { paid: 999, paidCurrency: 'KES', reference: id });
    await ipn(tracking, id);
    const status = later === 'pro' ? ['COMPLETED'] : Array.from({ length: rows }, () => 'HELD');
    expect([await tierOf(server, farmer), (await paymentsOf(id)).map((one) => one.status)]).toEqual([
      later,
      status,
    ]);
  },
);

test('a second payment of the same order grants nothing more and is recorded in the audit once', async () => {
  const farmer = await createPayer(server);
  const { id, tracking } = await placeOrder(server, farmer, 'monthly', { provider: 'pesapal' });
  kenyan.setOrderStatus(tracking, 1, { code: 'SKLFIRST01' });
  await ipn(tracking, id);
  const until = () =>
    rowsOf(server, sql`select expires_at from user_subscriptions where user_id = ${farmer.userId}`);
  const before = await until();
  kenyan.setOrderStatus(tracking, 1, { code: 'SKLSECOND2' });
  await Promise.all([ipn(tracking, id), ipn(tracking, id), ipn(tracking, id)]);
  expect(await until()).toEqual(before);
  expect(await paymentsOf(id)).toEqual([{ status: 'COMPLETED', amount: 999, code: 'SKLFIRST01' }]);
  expect(
    await rowsOf(
      server,
      sql`select detail->>'code' as code from payment_audit where order_id = ${id} and step = 'paid_twice'`,
    ),
  ).toEqual([{ code: 'SKLSECOND2' }]);
});

test('two paid orders are both granted, one after the other', async () => {
  const farmer = await createPayer(server);
  const both = [
    await placeOrder(server, farmer, 'monthly', { provider: 'pesapal' }),
    await placeOrder(server, farmer, 'monthly', { provider: 'pesapal' }),
  ];
  for (const { tracking } of both) kenyan.setOrderStatus(tracking, 1);
  await Promise.all(both.map(({ tracking, id }) => ipn(tracking, id)));
  const [row] = await rowsOf<{ days: number }>(
    server,
    sql`
      select extract(epoch from expires_at - activated_at)::float8 / 86400 as days
      from user_subscriptions
      where user_id = ${farmer.userId}
    `,
  );
  expect(row!.days).toBe(60);
});

test('a confirmation code pays for one order, even when two orders are verified at the same moment', async () => {
  const [one, two] = [await createPayer(server), await createPayer(server)];
  const [a, b] = [
    await placeOrder(server, one, 'monthly', { provider: 'pesapal' }),
    await placeOrder(server, two, 'monthly', { provider: 'pesapal' }),
  ];
  for (const { tracking } of [a, b]) kenyan.setOrderStatus(tracking, 1, { code: 'SKLREPLAY1' });
  await Promise.all([ipn(a.tracking, a.id), ipn(b.tracking, b.id)]);
  expect([await tierOf(server, one), await tierOf(server, two)].sort()).toEqual(['free', 'pro']);
  expect([(await stateOf(a.id))!.state, (await stateOf(b.id))!.state].sort()).toEqual(['held', 'paid']);
});

test('a missing callback is found by a scheduled check; one after the order expired is granted from then on', async () => {
  const farmer = await createPayer(server);
  const { id, tracking } = await placeOrder(server, farmer, 'monthly', { provider: 'pesapal' });
  const looks = await rowsOf<{ minutes: number }>(
    server,
    sql`
      select round(extract(epoch from start_after - created_on) / 60)::int as minutes
      from pgboss.job
      where name = 'payments.look' and data->>'id' = ${id}
      order by 1
    `,
  );
  expect(looks.map(({ minutes }) => minutes)).toEqual([1, 5, 15, 60, 1440]);
  const lookNow = async (last: boolean): Promise<void> => {
    await server.database.asSystem((tx) =>
      tx.run(
        sql`
          update pgboss.job
          set start_after = now()
          where name = 'payments.look' and data->>'id' = ${id} and (data->>'last')::boolean = ${last}
            and state = 'created'
        `,
      ),
    );
    for (const end = Date.now() + 15_000; Date.now() < end;) {
      if (
        (
          await rowsOf(
            server,
            sql`
              select 1
              from pgboss.job
              where name = 'payments.look' and data->>'id' = ${id} and (data->>'last')::boolean = ${last}
                and state in ('created', 'active', 'retry')
            `,
          )
        ).length === 0
      )
        return;
      await new Promise((wait) => setTimeout(wait, 200));
    }
  };
  await lookNow(true);
  expect((await stateOf(id))!.state).toBe('expired');
  kenyan.setOrderStatus(tracking, 1);
  await ipn(tracking, id);
  expect([await tierOf(server, farmer), (await stateOf(id))!.state]).toEqual(['pro', 'paid']);
  const again = await createPayer(server);
  const silent = await placeOrder(server, again, 'week', { provider: 'pesapal' });
  kenyan.setOrderStatus(silent.tracking, 1);
  await server.database.asSystem((tx) =>
    tx.run(
      sql`
        update pgboss.job
        set start_after = now()
        where name = 'payments.look' and data->>'id' = ${silent.id}
          and start_after < now() + interval '2 minutes'
      `,
    ),
  );
  for (const end = Date.now() + 15_000; Date.now() < end && (await stateOf(silent.id))!.state !== 'paid';)
    await new Promise((wait) => setTimeout(wait, 200));
  expect(await tierOf(server, again)).toBe('pro');
}, 60_000);

test('a provider with a wrong clock does not shift the subscription dates', async () => {
  const farmer = await createPayer(server);
  const { id, tracking } = await placeOrder(server, farmer, 'monthly', { provider: 'pesapal' });
  kenyan.setOrderStatus(tracking, 1);
  const before = Date.now();
  // The fake answers 2026-11-21T05:12 on any day.
  await ipn(tracking, id);
  const [{ from, until }] = (await rowsOf<{ from: Date; until: Date }>(
    server,
    sql`
      select activated_at as from, expires_at as until
      from user_subscriptions
      where user_id = ${farmer.userId}
    `,
  )) as [{ from: Date; until: Date }];
  expect(from.getTime()).toBeGreaterThanOrEqual(before);
  expect(until.getTime() - from.getTime()).toBe(30 * DAY_MS);
});

test('when the provider is down, the order stays open, Pesapal is asked to retry, and a restore reports it', async () => {
  const farmer = await createPayer(server);
  const { id, tracking } = await placeOrder(server, farmer, 'monthly', { provider: 'pesapal' });
  kenyan.setOrderStatus(tracking, 1);
  kenyan.setFailure({ status: 503, body: {} });
  try {
    expect((await ipn(tracking, id)).body.status).toBe(500);
    expect((await farmer.ask('POST', '/api/payments/verify')).body.refusal.code).toBe(
      'payments.provider_away',
    );
    expect((await placeOrder(server, farmer, 'annual', { provider: 'pesapal' })).body.refusal.code).toBe(
      'payments.init_failed',
    );
  } finally {
    kenyan.setFailure(null);
  }
  expect((await stateOf(id))!.state).toBe('pending');
  expect((await ipn(tracking, id)).body.status).toBe(200);
  expect(await tierOf(server, farmer)).toBe('pro');
});

test('PAY-48 the PIN is requested on the phone, a status query confirms the callback, and the receipt is stored', async () => {
  const farmer = await createPayer(server);
  const { id, tracking, hook, body } = await pushed(farmer, 'monthly', '0712 345 678');
  expect([body.push_sent, body.redirect_url, safaricom.pushes.get(tracking)!.body.PartyA]).toEqual([
    true,
    null,
    '254712345678',
  ]);
  // A stranger who knows the URL reports a payment, but M-Pesa does not.
  expect((await tell(hook, safaricom.callbackOf(tracking))).body).toEqual(ACCEPTED);
  expect([await tierOf(server, farmer), (await stateOf(id))!.state]).toEqual(['free', 'pending']);
  safaricom.setPushResult(tracking, 0);
  await Promise.all(
    Array.from({ length: 10 }, () => tell(hook, safaricom.callbackOf(tracking, { code: 'SKL4ABCDEF' }))),
  );
  expect(await tierOf(server, farmer)).toBe('pro');
  expect(await paymentsOf(id)).toEqual([{ status: 'COMPLETED', amount: 999, code: 'SKL4ABCDEF' }]);
});

test('M-Pesa without a callback: the status query grants Pro, and a later receipt is added', async () => {
  const farmer = await createPayer(server);
  const { id, tracking, hook } = await pushed(farmer);
  safaricom.setPushResult(tracking, 0);
  expect((await farmer.ask('GET', `/api/payments/orders/${id}`)).body.state).toBe('paid');
  expect(await paymentsOf(id)).toEqual([{ status: 'COMPLETED', amount: 999, code: null }]);
  await tell(hook, safaricom.callbackOf(tracking, { code: 'SKLLATER01' }));
  expect(await paymentsOf(id)).toEqual([{ status: 'COMPLETED', amount: 999, code: 'SKLLATER01' }]);
});

test('M-Pesa: a callback with a wrong amount grants nothing; a wrong secret, order or body gets no information', async () => {
  const [farmer, other] = [await createPayer(server), await createPayer(server)];
  const [one, two] = [await pushed(farmer), await pushed(other)];
  for (const { tracking } of [one, two]) safaricom.setPushResult(tracking, 0);
  expect(
    (await tell(one.hook.replace(/mpesa\/[^/]+/, 'mpesa/guessed-secret'), safaricom.callbackOf(one.tracking)))
      .status,
  ).toBe(404);
  expect((await tell(one.hook, safaricom.callbackOf(two.tracking))).body).toEqual(ACCEPTED);
  expect((await tell(one.hook.replace(/[^/]+$/, newId()), safaricom.callbackOf(one.tracking))).body).toEqual(
    ACCEPTED,
  );
  for (const rubbish of [
    {},
    { Body: null },
    [],
    { Body: { stkCallback: { CheckoutRequestID: 7, CallbackMetadata: { Item: 'x' } } } },
  ])
    expect((await tell(one.hook, rubbish)).body).toEqual(ACCEPTED);
  expect([(await stateOf(one.id))!.state, (await stateOf(two.id))!.state]).toEqual(['pending', 'pending']);
  await tell(one.hook, safaricom.callbackOf(one.tracking, { amount: 1 }));
  expect([await stateOf(one.id), await tierOf(server, farmer)]).toEqual([
    { state: 'held', why: 'amount' },
    'free',
  ]);
});

test('an order whose start was lost and that is never paid expires at the last scheduled check', async () => {
  const farmer = await createPayer(server);
  safaricom.dropReplies(true);
  const { id } = await pushed(farmer).finally(() => safaricom.dropReplies(false));
  const look = async (which: 'min' | 'max') => {
    await server.database.asSystem((tx) =>
      tx.run(sql`
        update pgboss.job
        set start_after = now()
        where name = 'payments.look' and data->>'id' = ${id} and state = 'created' and start_after = (select
          ${which === 'min' ? sql`min` : sql`max`}(start_after) from pgboss.job where name = 'payments.look'
          and data->>'id' = ${id} and state = 'created')
      `),
    );
    await expect
      .poll(
        () =>
          rowsOf(
            server,
            sql`
              select 1
              from pgboss.job
              where name = 'payments.look' and data->>'id' = ${id} and start_after <= now()
                and state in ('created', 'active', 'retry')
            `,
          ),
        { timeout: 15_000 },
      )
      .toEqual([]);
  };
  await look('min');
  expect((await stateOf(id))!.state).toBe('created');
  await look('max');
  expect((await stateOf(id))!.state).toBe('expired');
}, 60_000);

test('M-Pesa: a lost reply leaves the order open, and its callback still completes it', async () => {
  const farmer = await createPayer(server);
  safaricom.dropReplies(true);
  const begun = await pushed(farmer).finally(() => safaricom.dropReplies(false));
  expect([begun.body.refusal.code, (await stateOf(begun.id))!.state]).toEqual([
    'payments.init_failed',
    'created',
  ]);
  const [tracking, push] = [...safaricom.pushes].find(([, { body }]) => body.CallBackURL.endsWith(begun.id))!;
  safaricom.setPushResult(tracking, 0);
  await tell(new URL(push.body.CallBackURL).pathname, safaricom.callbackOf(tracking));
  expect([(await stateOf(begun.id))!.state, await tierOf(server, farmer)]).toEqual(['paid', 'pro']);
});

test('one phone gets one PIN request at a time, from any account, and a limited number per day', async () => {
  const [one, two] = [await createPayer(server), await createPayer(server)];
  const to = phone();
  const answers = await Promise.all([
    pushed(one, 'monthly', to),
    pushed(two, 'monthly', to),
    pushed(one, 'annual', `+254${to.slice(1)}`),
  ]);
  expect(answers.map(({ body }) => body.refusal?.code ?? 'asked').sort()).toEqual([
    'asked',
    'payments.push_waiting',
    'payments.push_waiting',
  ]);
  await server.database.asSystem(async (tx) => {
    await tx.run(
      sql`
        update orders
        set created_at = created_at - interval '10 minutes'
        where phone = ${`254${to.slice(1)}`}
      `,
    );
    for (let i = 0; i < 11; i += 1)
      await tx.run(
        sql`
          insert into orders (user_id, id, user_email, plan, amount, currency, days, guarantee_days, provider,
            phone, state, created_at)
          values (${one.userId}, ${newId()}, 'x', 'day', 49, 'KES', 1, 0, 'mpesa', ${`254${to.slice(1)}`},
            'failed', now() - interval '1 hour')
        `,
      );
  });
  expect((await pushed(two, 'monthly', to)).body.refusal.code).toBe('payments.push_limit');
  expect((await pushed(one, 'monthly', '0202345678')).body.refusal.code).toBe('payments.phone_wrong');
});

test('SET-14 deleting the account removes the user from the money book and keeps the amounts', async () => {
  const farmer = await createPayer(server);
  const { id, tracking } = await placeOrder(server, farmer, 'annual', { provider: 'pesapal' });
  kenyan.setOrderStatus(tracking, 1);
  await ipn(tracking, id);
  const code = (await paymentsOf(id))[0]!.code;
  expect((await farmer.ask('POST', '/api/data/delete-account', { body: { when: 'now' } })).status).toBe(200);
  expect(await paymentsOf(id)).toEqual([]);
  const book = await rowsOf<object>(server, sql`select * from money_book where confirmation_code = ${code}`);
  expect(book).toMatchObject([{ plan: 'annual', status: 'COMPLETED', provider: 'pesapal' }]);
  expect(JSON.stringify(book)).not.toContain(farmer.userId);
  expect((await ipn(tracking, id)).status).toBe(200);
});

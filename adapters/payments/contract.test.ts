import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { PaymentProvider } from '#features/payments/server/ports.ts';
import { daraja, nairobiStamp } from './daraja.ts';
import { pesapal } from './pesapal.ts';
import { LATE_PAYMENT_DELAY_MS, sandboxPayments } from './sandbox.ts';
import { darajaAccount, fakeDaraja, fakePesapal } from './testing.ts';

const closers: (() => unknown)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

const order = {
  reference: '019a0000-0000-7000-8000-000000000001',
  amount: 999,
  currency: 'KES',
  description: 'Mavuno Pro, monthly',
  email: 'amina@mavuno.test',
  phone: '254712345678',
  firstName: 'Amina',
  lastName: 'Njeri',
  returnUrl: 'https://mavuno.test/payment-callback?user_id=1',
};
type End = 'paid' | 'cancelled';
interface Way {
  readonly provider: PaymentProvider;
  readonly settle: (trackingId: string, end: End) => unknown;
}

const pesapalWith = (url: string, more: object = {}) =>
  pesapal({
    consumerKey: 'key',
    consumerSecret: 'secret',
    ipnUrl: 'https://mavuno.test/api/pay/pesapal/ipn',
    url,
    ...more,
  });
const darajaWith = (url: string, more: object = {}) =>
  daraja({ ...darajaAccount, hookUrl: 'https://mavuno.test/api/pay/mpesa/secret', url, ...more });

const ways: Record<string, () => Promise<Way>> = {
  Pesapal: async () => {
    const fake = await fakePesapal();
    closers.push(fake.close);
    return {
      provider: pesapalWith(fake.url),
      settle: (id, end) =>
        fake.setOrderStatus(id, end === 'paid' ? 1 : 2, {
          description: end === 'paid' ? '' : 'Cancelled by the customer',
        }),
    };
  },
  Daraja: async () => {
    const fake = await fakeDaraja();
    closers.push(fake.close);
    return {
      provider: darajaWith(fake.url),
      settle: (id, end) => fake.setPushResult(id, end === 'paid' ? 0 : 1032),
    };
  },
  sandbox: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pay-'));
    closers.push(() => rm(folder, { recursive: true, force: true }));
    const provider = sandboxPayments({ folder });
    return {
      provider,
      settle: (id, end) =>
        provider.sandboxControl.applyAction(id, end === 'paid' ? 'pay' : 'cancel', new Date()),
    };
  },
};

describe.each(Object.entries(ways))('PAY-48 payment with %s', (name, open) => {
  test('an order starts, is pending, and completes with our reference, amount and currency', async () => {
    const { provider, settle } = await open();
    const started = await provider.start(order);
    expect(started).toMatchObject({
      ok: true,
      trackingId: expect.any(String),
      redirectUrl: provider.push
        ? null
        : expect.stringMatching(provider.sandbox ? /^\/api\/pay\/sandbox\// : /^https:/),
    });
    if (!started.ok) return;
    expect(await provider.getStatus(started.trackingId, order)).toEqual({ is: 'pending' });
    await settle(started.trackingId, 'paid');
    const word = await provider.getStatus(started.trackingId, order, {
      stated: null,
      code: 'SKL4ABCDEF',
      account: null,
    });
    expect(word).toMatchObject({
      is: 'completed',
      amount: 999,
      currency: 'KES',
      reference: order.reference,
      code: expect.any(String),
      method: expect.any(String),
    });
    expect(
      await provider.getStatus(started.trackingId, order, {
        stated: null,
        code: 'SKL4ABCDEF',
        account: null,
      }),
    ).toEqual(word);
  });
  test('an order that the farmer cancels fails with the reason "cancelled"', async () => {
    const { provider, settle } = await open();
    const started = await provider.start(order);
    if (!started.ok) throw new Error(started.code);
    await settle(started.trackingId, 'cancelled');
    expect(await provider.getStatus(started.trackingId, order)).toEqual({ is: 'failed', why: 'cancelled' });
  });
  test('an unknown order is reported as unreachable', async () => {
    const { provider } = await open();
    expect(await provider.getStatus('019a0000-0000-7000-8000-00000000ffff', order)).toMatchObject({
      is: 'unreachable',
    });
  });
  test('only the sandbox declares itself a sandbox', async () => {
    const { provider } = await open();
    expect(provider.sandbox).toBe(name === 'sandbox');
  });
});

const opened = async (more: object = {}) => {
  const fake = await fakePesapal();
  closers.push(fake.close);
  return { fake, provider: pesapalWith(fake.url, more) };
};

test('Pesapal: a token is reused for four minutes, and replaced when it expires or is refused', async () => {
  let now = 0;
  const { fake, provider } = await opened({ now: () => now });
  await provider.start(order);
  await provider.start({ ...order, reference: 'b' });
  expect(fake.counted.tokens).toBe(1);
  now = 239_000;
  await provider.start({ ...order, reference: 'c' });
  expect(fake.counted.tokens).toBe(1);
  now = 241_000;
  await provider.start({ ...order, reference: 'd' });
  expect(fake.counted.tokens).toBe(2);
  fake.expireTokens();
  expect(await provider.start({ ...order, reference: 'e' })).toMatchObject({ ok: true });
  expect(fake.counted.tokens).toBe(3);
});

test('Pesapal: the notification address is registered once, also across restarts', async () => {
  const { fake, provider } = await opened();
  await provider.start(order);
  await provider.start({ ...order, reference: 'b' });
  await pesapalWith(fake.url).start({ ...order, reference: 'c' });
  expect([fake.counted.registered, fake.ipns.length]).toEqual([1, 1]);
});

test('Pesapal: reports a reversal and another amount; an error inside a 200 fails; null error members are ignored', async () => {
  const { fake, provider } = await opened();
  const started = await provider.start(order);
  if (!started.ok) throw new Error(started.code);
  fake.setOrderStatus(started.trackingId, 3);
  expect(await provider.getStatus(started.trackingId, order)).toEqual({
    is: 'reversed',
    reference: order.reference,
  });
  fake.setOrderStatus(started.trackingId, 1, { paid: 350.5, paidCurrency: 'UGX', reference: 'other' });
  expect(await provider.getStatus(started.trackingId, order)).toMatchObject({
    is: 'completed',
    amount: 350.5,
    currency: 'UGX',
    reference: 'other',
  });
  expect(
    await pesapal({
      consumerKey: 'wrong',
      consumerSecret: 'secret',
      ipnUrl: 'https://x',
      url: fake.url,
    }).start(order),
  ).toMatchObject({ ok: false, why: 'account' });
});

test.each([
  ['status 502', { status: 502, body: 'Bad gateway' }],
  ['an HTML page', { status: 200, body: '<html>' }],
  ['an empty answer', { status: 200, body: {} }],
])('Pesapal: %s leaves the status unreachable and starts no order', async (_, reply) => {
  const { fake, provider } = await opened();
  const started = await provider.start(order);
  if (!started.ok) throw new Error(started.code);
  fake.setFailure(reply);
  expect(await provider.getStatus(started.trackingId, order)).toMatchObject({ is: 'unreachable' });
  expect(await provider.start(order)).toMatchObject({ ok: false });
});

test('Daraja: the request has Nairobi time, the phone number, whole shillings and a secret callback address', async () => {
  expect(nairobiStamp(Date.UTC(2026, 10, 21, 22, 5, 9))).toBe('20261122010509');
  const fake = await fakeDaraja();
  closers.push(fake.close);
  const started = await darajaWith(fake.url, { now: () => Date.UTC(2026, 10, 21, 22, 5, 9) }).start(order);
  if (!started.ok) throw new Error(started.code);
  expect(fake.pushes.get(started.trackingId)!.body).toMatchObject({
    Timestamp: '20261122010509',
    Amount: 999,
    PartyA: '254712345678',
    PhoneNumber: '254712345678',
    PartyB: '174379',
    TransactionType: 'CustomerPayBillOnline',
    CallBackURL: `https://mavuno.test/api/pay/mpesa/secret/${order.reference}`,
  });
  const till = await darajaWith(fake.url, { till: '600000' }).start(order);
  if (!till.ok) throw new Error(till.code);
  expect(fake.pushes.get(till.trackingId)!.body).toMatchObject({
    PartyB: '600000',
    TransactionType: 'CustomerBuyGoodsOnline',
  });
});

test.each([
  [1, 'funds'],
  [17, 'limit'],
  [26, 'busy'],
  [1001, 'busy'],
  [1019, 'unreachable'],
  [1025, 'busy'],
  [9999, 'busy'],
  [1032, 'cancelled'],
  [1037, 'unreachable'],
  [2001, 'pin'],
  [777, 'refused'],
] as const)('Daraja: result %i means %s', async (result, why) => {
  const fake = await fakeDaraja();
  closers.push(fake.close);
  const provider = darajaWith(fake.url);
  const started = await provider.start(order);
  if (!started.ok) throw new Error(started.code);
  fake.setPushResult(started.trackingId, result);
  expect(await provider.getStatus(started.trackingId, order)).toEqual({ is: 'failed', why });
});

test('Daraja: success reports the order’s own amount; an answer about another request counts as unreachable', async () => {
  const fake = await fakeDaraja();
  closers.push(fake.close);
  const provider = darajaWith(fake.url);
  const started = await provider.start(order);
  if (!started.ok) throw new Error(started.code);
  fake.setPushResult(started.trackingId, 0);
  const notice = { stated: { amount: 1, currency: 'KES' }, code: 'SKL4ABCDEF', account: null };
  expect(await provider.getStatus(started.trackingId, order, notice)).toMatchObject({
    is: 'completed',
    amount: order.amount,
  });
  for (const over of [{ ResponseCode: '1' }, { CheckoutRequestID: 'ws_CO_of_another_request' }]) {
    fake.overrideStatusReply(over);
    expect(await provider.getStatus(started.trackingId, order)).toMatchObject({ is: 'unreachable' });
  }
});

test('Daraja: renews an expired token; wrong keys, a wrong number and a lost response have their own errors', async () => {
  const fake = await fakeDaraja();
  closers.push(fake.close);
  const provider = darajaWith(fake.url);
  await provider.start(order);
  fake.expireTokens();
  expect(await provider.start(order)).toMatchObject({ ok: true });
  expect(fake.counted.tokens).toBe(2);
  expect(await darajaWith(fake.url, { consumerSecret: 'x' }).start(order)).toMatchObject({
    ok: false,
    why: 'account',
  });
  expect(await darajaWith(fake.url, { passkey: 'x' }).start(order)).toMatchObject({
    ok: false,
    why: 'account',
  });
  expect(await provider.start({ ...order, phone: '254200000000' })).toMatchObject({
    ok: false,
    why: 'phone',
  });
  expect(await provider.start({ ...order, phone: null })).toMatchObject({ ok: false, why: 'phone' });
  fake.dropReplies(true);
  expect(await provider.start(order)).toMatchObject({ ok: false, why: 'maybe' });
  expect(await darajaWith('http://127.0.0.1:9').start(order)).toMatchObject({ ok: false, why: 'busy' });
});

test('sandbox: a late payment completes after a delay, half pays half, and a reversed order stays reversed', async () => {
  let now = Date.now();
  const folder = await mkdtemp(join(tmpdir(), 'pay-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  const { start, getStatus, sandboxControl } = sandboxPayments({ folder, now: () => now });
  const begun = async (): Promise<string> => {
    const one = await start(order);
    if (!one.ok) throw new Error(one.code);
    return one.trackingId;
  };
  const late = await begun();
  await sandboxControl.applyAction(late, 'late', new Date(now));
  expect(await getStatus(late, order)).toEqual({ is: 'pending' });
  now += LATE_PAYMENT_DELAY_MS;
  expect(await getStatus(late, order)).toMatchObject({ is: 'completed', amount: 999 });
  const half = await begun();
  await sandboxControl.applyAction(half, 'wrong_amount', new Date(now));
  expect(await getStatus(half, order)).toMatchObject({ is: 'completed', amount: 499 });
  await sandboxControl.applyAction(half, 'reverse', new Date(now));
  await sandboxControl.applyAction(half, 'pay', new Date(now));
  expect(await getStatus(half, order)).toEqual({ is: 'reversed', reference: order.reference });
  expect(await sandboxControl.applyAction('../../etc/passwd', 'pay', new Date(now))).toBeNull();
});

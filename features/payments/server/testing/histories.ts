import fc from 'fast-check';
import { sql } from '#kit/server/database/database.ts';
import { placeOrder, type createPayer, rowsOf } from '../testing.ts';
import { startMpesaOrder, type openWithProviders, postCallback, postIpn } from './providers.ts';

export type Env = Awaited<ReturnType<typeof openWithProviders>>;
type Farmer = Awaited<ReturnType<typeof createPayer>>;

const amounts = ['full', 'one', 'half', 'double', 'text'] as const;
/** 9998 and 77 appear in no list of result codes. */
const results = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 17, 1032, 1037, 2001, 4999, 9998, 77] as const;

/** An event for one order. `n` selects the order, `times` is how often it arrives at the same moment. */
type PaymentEvent =
  | {
      readonly do: 'provider';
      readonly n: number;
      readonly result: (typeof results)[number];
      readonly amount: (typeof amounts)[number];
      readonly currency: 'KES' | 'USD';
    }
  | { readonly do: 'reverse' | 'give_up' | 'refund'; readonly n: number; readonly times: number }
  | { readonly do: 'ipn' | 'poll' | 'restore'; readonly n: number; readonly times: number }
  | {
      readonly do: 'callback';
      readonly n: number;
      readonly times: number;
      readonly result: (typeof results)[number];
      readonly amount: (typeof amounts)[number];
      readonly receiptOf: number;
    }
  | { readonly do: 'outage'; readonly n: number };

const n = fc.nat(1);
const times = fc.integer({ min: 1, max: 3 });
const eventArbitrary: fc.Arbitrary<PaymentEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('provider' as const),
      n,
      result: fc.constantFrom(...results),
      amount: fc.constantFrom('full', 'full', 'full', ...amounts),
      currency: fc.constantFrom('KES', 'KES', 'KES', 'USD'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('reverse' as const, 'give_up' as const, 'refund' as const),
      n,
      times,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'ipn' as const,
        'ipn' as const,
        'poll' as const,
        'poll' as const,
        'restore' as const,
      ),
      n,
      times,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('callback' as const),
      n,
      times,
      result: fc.constantFrom(...results),
      amount: fc.constantFrom('full', 'full', 'full', ...amounts),
      receiptOf: fc.oneof({ weight: 5, arbitrary: fc.constant(-1) }, { weight: 1, arbitrary: n }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('outage' as const), n }) },
);
/** The events of one batch are applied concurrently. */
export const histories = fc.record({
  methods: fc.array(fc.constantFrom('mpesa' as const, 'pesapal' as const), { minLength: 1, maxLength: 2 }),
  batches: fc.array(fc.array(eventArbitrary, { minLength: 1, maxLength: 3 }), {
    minLength: 2,
    maxLength: 10,
  }),
});

export interface TrackedOrder {
  readonly method: 'mpesa' | 'pesapal';
  readonly id: string;
  readonly tracking: string;
  readonly hook: string;
  readonly price: number;
  /** The true state at the provider. */
  isPaid: boolean;
  isReversed: boolean;
  amount: number;
  currency: string;
  /** The server received another amount or currency, so no later reply may mark the order as paid. */
  isDisputed: boolean;
  isRefunded: boolean;
  /** Two callbacks used the same receipt number. Which order gets it does not depend on the amounts. */
  isReceiptShared: boolean;
}

const amountOf = (kind: (typeof amounts)[number], price: number): number =>
  ({ full: price, text: price, one: 1, half: Math.floor(price / 2), double: price * 2 })[kind];

export const startOrder = async (
  env: Env,
  farmer: Farmer,
  method: TrackedOrder['method'],
): Promise<TrackedOrder> => {
  const order =
    method === 'mpesa'
      ? await startMpesaOrder(env.server, env.safaricom, farmer)
      : { ...(await placeOrder(env.server, farmer, 'monthly', { provider: method })), hook: '' };
  if (order.status !== 200) throw new Error(JSON.stringify(order.body));
  return {
    method,
    id: order.id,
    tracking: order.tracking,
    hook: order.hook,
    price: 999,
    isPaid: false,
    isReversed: false,
    amount: 999,
    currency: 'KES',
    isDisputed: false,
    isRefunded: false,
    isReceiptShared: false,
  };
};

/**
 * From the audit log, which has every answer as received: whether the server ever got another amount or
 * currency from the provider.
 */
export const readDisputes = async (env: Env, orders: readonly TrackedOrder[]): Promise<void> => {
  for (const order of orders) {
    const answers = await rowsOf<{ amount: number; currency: string }>(
      env.server,
      sql`
      select (detail->>'amount')::float8 as amount, detail->>'currency' as currency from payment_audit
      where order_id = ${order.id} and detail->>'said' = 'completed'`,
    );
    if (answers.some(({ amount, currency }) => amount !== order.price || currency !== 'KES'))
      order.isDisputed = true;
  }
};

/** Changes the provider's actual state, as a real one could: a paid order stays paid until it is reversed. */
const changeProvider = (
  env: Env,
  order: TrackedOrder,
  { result, amount, currency }: Extract<PaymentEvent, { do: 'provider' }>,
): void => {
  if (order.isReversed || (order.isPaid && result !== 0)) return;
  order.isPaid = result === 0;
  if (result === 0)
    Object.assign(order, {
      amount: amountOf(amount, order.price),
      currency: order.method === 'mpesa' ? 'KES' : currency,
    });
  if (order.method === 'mpesa') env.safaricom.setPushResult(order.tracking, result);
  else
    env.pesapal.setOrderStatus(order.tracking, result === 0 ? 1 : result === 4999 ? 0 : 2, {
      paid: order.amount,
      paidCurrency: order.currency,
    });
};

const callbackOf = (
  env: Env,
  orders: readonly TrackedOrder[],
  order: TrackedOrder,
  { result, amount, receiptOf }: Extract<PaymentEvent, { do: 'callback' }>,
) => {
  const stated = amountOf(amount, order.price);
  const other = receiptOf < 0 ? undefined : orders[receiptOf % orders.length];
  return env.safaricom.callbackOf(order.tracking, {
    result,
    amount: (amount === 'text' ? `${stated}.00` : stated) as number,
    ...(other && other !== order && { code: `SKL${other.tracking.slice(-7)}` }),
  });
};

export interface People {
  readonly farmer: Farmer;
  readonly admin: Farmer;
}

const refund = async (env: Env, { farmer, admin }: People, order: TrackedOrder): Promise<void> => {
  const [payment] = await rowsOf<{ id: string }>(
    env.server,
    sql`select id from payments where order_id = ${order.id}`,
  );
  if (!payment) return;
  await farmer.ask('POST', `/api/payments/${payment.id}/refund`, { body: { reason: '' } });
  const [request] = await rowsOf<{ id: string }>(
    env.server,
    sql`select id from refund_requests where payment_id = ${payment.id}`,
  );
  if (!request) return;
  const { status } = await admin.ask('POST', `/api/admin/refunds/${request.id}`, {
    body: { user_id: farmer.userId, state: 'paid_back', note: '' },
  });
  if (status === 200) order.isRefunded = true;
};

/** Everything that makes the server query the provider. */
export const queryProvider = async (
  env: Env,
  { farmer }: People,
  order: TrackedOrder,
  how: 'ipn' | 'poll' | 'restore',
): Promise<void> => {
  if (how === 'ipn' && order.method === 'pesapal') await postIpn(env.server, order.tracking, order.id);
  else if (how === 'restore') await farmer.ask('POST', '/api/payments/verify');
  else {
    await rowsOf(env.server, sql`update orders set asked_at = null where id = ${order.id}`);
    await farmer.ask('GET', `/api/payments/orders/${order.id}`);
  }
};

export const applyEvent = async (
  env: Env,
  people: People,
  orders: readonly TrackedOrder[],
  one: PaymentEvent,
): Promise<void> => {
  const order = orders[one.n % orders.length]!;
  switch (one.do) {
    case 'provider':
      return changeProvider(env, order, one);
    case 'reverse':
      if (order.method !== 'pesapal' || !order.isPaid) return;
      order.isReversed = true;
      return env.pesapal.setOrderStatus(order.tracking, 3, {
        paid: order.amount,
        paidCurrency: order.currency,
      });
    case 'callback': {
      if (order.method !== 'mpesa') return;
      if (one.result === 0 && amountOf(one.amount, order.price) !== order.price) order.isDisputed = true;
      if (one.receiptOf >= 0) for (const each of orders) each.isReceiptShared = true;
      const body = callbackOf(env, orders, order, one);
      await Promise.all(Array.from({ length: one.times }, () => postCallback(env.server, order.hook, body)));
      return;
    }
    case 'give_up':
      return void (await rowsOf(
        env.server,
        sql`update orders set state = 'expired' where id = ${order.id} and state in ('created', 'pending')`,
      ));
    case 'refund':
      return refund(env, people, order);
    case 'outage':
      env.pesapal.setFailure({ status: 503, body: {} });
      env.safaricom.overrideStatusReply({
        ResultCode: undefined,
        errorCode: '500.003.02',
        errorMessage: 'Spike arrest',
      });
      await queryProvider(env, people, order, 'ipn');
      env.pesapal.setFailure(null);
      return env.safaricom.overrideStatusReply({});
    default: {
      const how = one.do;
      await Promise.all(Array.from({ length: one.times }, () => queryProvider(env, people, order, how)));
    }
  }
};

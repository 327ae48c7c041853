import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { PlanId } from '#features/plans/domain/prices.ts';
import { readSubscription, trialStart } from '#features/plans/server/api.ts';
import { newId } from '#kit/pure/ids.ts';
import type { Query, Transaction } from '#kit/server/database/database.ts';
import type { Account } from '../domain/account.ts';
import type {
  Mismatch,
  Failure,
  ReceivedPayment,
  Order,
  OrderState,
  Provider,
  StatedAmount,
} from '../domain/order.ts';

export interface OrderRow {
  readonly user_id: string;
  readonly id: string;
  readonly user_email: string;
  readonly plan: PlanId;
  readonly amount: number;
  readonly currency: string;
  readonly days: number;
  readonly guarantee_days: number;
  readonly provider: Provider;
  readonly phone: string | null;
  readonly state: OrderState;
  readonly why: Failure | Mismatch | null;
  readonly received_amount: string | null;
  readonly received_currency: string | null;
  readonly tracking_id: string | null;
  readonly redirect_url: string | null;
  readonly created_at: Date;
  readonly asked_at: Date | null;
  readonly paid_at: Date | null;
  readonly revoked_at: Date | null;
}

export interface PaymentRow {
  readonly user_id: string;
  readonly id: string;
  readonly order_id: string;
  readonly user_email: string;
  readonly status: 'COMPLETED' | 'HELD' | 'REVERSED';
  readonly created_at: Date;
  readonly amount: string;
  readonly currency: string;
  readonly payment_method: string | null;
  readonly provider: Provider;
  readonly confirmation_code: string | null;
  readonly order_tracking_id: string | null;
  readonly merchant_reference: string;
}

const orderColumns = sql`
  user_id, id, user_email, plan, amount, currency, days, guarantee_days, provider, phone, state, why,
    received_amount, received_currency, tracking_id, redirect_url, created_at, asked_at, paid_at, revoked_at
`;
export const paymentColumns = sql`
  user_id, id, order_id, user_email, status, created_at, amount, currency, payment_method, provider,
    confirmation_code, order_tracking_id, merchant_reference
`;

const toOrder = (row: OrderRow): Order => ({
  id: row.id,
  plan: row.plan,
  amount: row.amount,
  currency: row.currency,
  days: row.days,
  state: row.state,
  why: row.why,
  received:
    row.received_amount === null
      ? null
      : { amount: Number(row.received_amount), currency: row.received_currency! },
  paidAt: row.paid_at?.getTime() ?? null,
  revokedAt: row.revoked_at?.getTime() ?? null,
});

export const findOrder = (tx: Query, id: string): Promise<OrderRow | null> =>
  tx.maybe(sql`select ${orderColumns} from orders where id = ${id}`);
export const findOrderByTrackingId = (
  tx: Query,
  provider: Provider,
  trackingId: string,
): Promise<OrderRow | null> =>
  tx.maybe(
    sql`select ${orderColumns} from orders where provider = ${provider} and tracking_id = ${trackingId}`,
  );
export const listOrders = (tx: Query, userId: string): Promise<OrderRow[]> =>
  tx.many(
    sql`select ${orderColumns} from orders where user_id = ${userId} order by created_at desc, id desc`,
  );

/**
 * For `orders o` and `refund_requests r`: true unless `r` was refused before the order was held. Pro was
 * active then, so that refusal was a different decision.
 */
export const concernsReviewedOrder = sql`(r.state = 'asked' or o.revoked_at is null or r.decided_at > o.revoked_at)`;

type UnsettledOrder = Pick<OrderRow, 'id' | 'state'>;
/**
 * Orders that a farmer must see before ordering again: they may be paid, or are held and undecided. See
 * `isUnsettled`.
 */
export const listUnsettledOrders = (tx: Query, userId: string): Promise<UnsettledOrder[]> =>
  tx.many(sql`
    select o.id, o.state from orders o
      left join payments p on p.user_id = o.user_id and p.order_id = o.id
      left join refund_requests r on r.user_id = p.user_id and r.payment_id = p.id and ${concernsReviewedOrder}
    where o.user_id = ${userId}
      and (o.state in ('created', 'pending') or (o.state = 'held' and r.state is distinct from 'refused'))`);

/**
 * All data that determines the account's Pro access. Before a write, lock the user's sequence; the lock lasts
 * until the transaction ends.
 */
export const readAccount = async (tx: Query, userId: string): Promise<Account> => {
  const orders = await listOrders(tx, userId);
  const row = await readSubscription(tx, userId);
  return {
    orders: orders.map(toOrder),
    cancelled: row?.cancel_at_period_end ?? false,
    nextPlan: row?.next_plan ?? null,
    trialStartedAt: await trialStart(tx, userId),
  };
};

export const insertOrder = (
  tx: Transaction,
  row: Pick<
    OrderRow,
    | 'user_id'
    | 'id'
    | 'user_email'
    | 'plan'
    | 'amount'
    | 'currency'
    | 'days'
    | 'guarantee_days'
    | 'provider'
    | 'phone'
    | 'created_at'
  >,
): Promise<number> =>
  tx.run(sql`
    insert into orders (user_id, id, user_email, plan, amount, currency, days, guarantee_days, provider,
      phone, created_at)
    values (${row.user_id}, ${row.id}, ${row.user_email}, ${row.plan}, ${row.amount}, ${row.currency},
      ${row.days}, ${row.guarantee_days}, ${row.provider}, ${row.phone}, ${row.created_at})
  `);

const toDate = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

export const updateOrder = (tx: Transaction, userId: string, order: Order): Promise<number> =>
  tx.run(sql`
    update orders
    set state = ${order.state}, why = ${order.why}, received_amount = ${order.received?.amount ?? null},
      received_currency = ${order.received?.currency.slice(0, 12) ?? null}, paid_at = ${toDate(order.paidAt)},
      revoked_at = ${toDate(order.revokedAt)}
    where user_id = ${userId} and id = ${order.id}
  `);

export const saveTrackingId = (
  tx: Transaction,
  { user_id: userId, id }: OrderRow,
  trackingId: string,
  redirectUrl: string | null,
): Promise<number> =>
  tx.run(
    sql`
      update orders
      set tracking_id = ${trackingId}, redirect_url = coalesce(${redirectUrl}, redirect_url)
      where user_id = ${userId} and id = ${id} and tracking_id is null
    `,
  );

export const saveProviderQueryTime = (
  tx: Transaction,
  userId: string,
  id: string,
  at: Date,
): Promise<number> =>
  tx.run(sql`update orders set asked_at = ${at} where user_id = ${userId} and id = ${id}`);

export const isCodeTaken = async (
  tx: Query,
  provider: Provider,
  code: string | null,
  orderId: string,
): Promise<boolean> =>
  code !== null &&
  (await tx.maybe(
    sql`
      select 1
      from payments
      where provider = ${provider} and confirmation_code = ${code} and order_id <> ${orderId}
    `,
  )) !== null;

/**
 * Saves a received payment: one row per order, with the provider's data. A COMPLETED payment always has its
 * code, so that the unique index rejects a code of another order. The id is random, because invoice numbers
 * are its first characters: time-ordered ids of the same minute share those.
 */
export const upsertPayment = async (
  tx: Transaction,
  order: OrderRow,
  money: ReceivedPayment,
  status: 'COMPLETED' | 'HELD',
  now: Date,
): Promise<void> => {
  const mayStoreCode =
    status === 'COMPLETED' || !(await isCodeTaken(tx, order.provider, money.code, order.id));
  await tx.run(sql`
    insert into payments (user_id, id, order_id, user_email, status, created_at, amount, currency,
      payment_method, payment_account, provider, confirmation_code, order_tracking_id, merchant_reference)
    values (${order.user_id}, ${randomUUID()}, ${order.id}, ${order.user_email}, ${status}, ${now},
      ${money.amount}, ${money.currency.slice(0, 12)}, ${money.method}, ${money.account}, ${order.provider},
      ${mayStoreCode ? money.code : null}, ${order.tracking_id}, ${order.id})
    on conflict (order_id) do update set status = excluded.status, amount = excluded.amount,
      currency = excluded.currency, payment_method = coalesce(excluded.payment_method,
      payments.payment_method), payment_account = coalesce(excluded.payment_account,
      payments.payment_account), confirmation_code = coalesce(excluded.confirmation_code,
      payments.confirmation_code)
  `);
  if (order.provider === 'sandbox') return;
  await tx.run(sql`
    insert into money_book (payment_id, at, provider, confirmation_code, plan, amount, currency, status)
    select id, created_at, provider, confirmation_code, ${order.plan}, amount, currency, status
    from payments
    where order_id = ${order.id}
    on conflict (payment_id) do update set confirmation_code = excluded.confirmation_code,
      amount = excluded.amount, currency = excluded.currency, status = excluded.status
  `);
};

/**
 * Sets the payment of an order to HELD after it had been paid. A stated amount of 0 keeps the recorded
 * amount.
 */
export const holdPayment = async (
  tx: Transaction,
  { user_id: userId, id }: OrderRow,
  { amount, currency }: StatedAmount,
): Promise<void> => {
  const figures = amount > 0 ? sql`, amount = ${amount}, currency = ${currency}` : sql``;
  await tx.run(
    sql`update payments set status = 'HELD' ${figures} where user_id = ${userId} and order_id = ${id}`,
  );
  await tx.run(
    sql`
      update money_book
      set status = 'HELD' ${figures}
      where payment_id = (select id from payments where order_id = ${id})
    `,
  );
};

/** Adds a confirmation code that arrived after the payment. True when it was added. */
export const addConfirmationCode = async (
  tx: Transaction,
  order: OrderRow,
  code: string | null,
): Promise<boolean> => {
  if (code === null || (await isCodeTaken(tx, order.provider, code, order.id))) return false;
  const added = await tx.run(
    sql`
      update payments
      set confirmation_code = ${code}
      where user_id = ${order.user_id} and order_id = ${order.id} and confirmation_code is null
    `,
  );
  if (added > 0)
    await tx.run(
      sql`
        update money_book
        set confirmation_code = ${code}
        where payment_id = (select id from payments where order_id = ${order.id})
      `,
    );
  return added > 0;
};

/** True when this code is a second payment of the order and the audit log does not contain it yet. */
export const isSecondPayment = async (tx: Query, order: OrderRow, code: string | null): Promise<boolean> =>
  code !== null &&
  (await tx.maybe(sql`
    select 1
    from payments
    where user_id = ${order.user_id} and order_id = ${order.id} and confirmation_code <> ${code}
      and not exists (select from payment_audit where user_id = ${order.user_id} and order_id = ${order.id}
      and step = 'paid_twice' and detail->>'code' = ${code})
  `)) !== null;

export const reversePayment = async (
  tx: Transaction,
  order: Pick<OrderRow, 'user_id' | 'id'>,
): Promise<void> => {
  await tx.run(
    sql`update payments set status = 'REVERSED' where user_id = ${order.user_id} and order_id = ${order.id}`,
  );
  await tx.run(
    sql`
      update money_book
      set status = 'REVERSED'
      where payment_id = (select id from payments where order_id = ${order.id})
    `,
  );
};

/** Records every step; providers' texts are truncated, and secrets never appear. */
export const recordPaymentStep = (
  tx: Transaction,
  userId: string,
  orderId: string | null,
  step: string,
  at: Date,
  detail: Readonly<Record<string, string | number | boolean | null>> = {},
): Promise<number> =>
  tx.run(
    sql`
      insert into payment_audit (user_id, id, order_id, at, step, detail)
      values (${userId}, ${newId()}, ${orderId}, ${at}, ${step}, ${JSON.stringify(detail)})
    `,
  );

import sql from 'sql-template-tag';
import { prices } from '#features/plans/domain/prices.ts';
import { creditDays, passesOf } from '#features/plans/domain/subscription.ts';
import { readEntitlements, readPaidUntil, readSubscription } from '#features/plans/server/api.ts';
import type { BodyOf, ReplyOf } from '#kit/pure/contract.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { Session } from '#kit/server/context.ts';
import type { Query } from '#kit/server/database/database.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import type {
  cancelSubscription,
  changePlan,
  myPayments,
  OrderView,
  requestRefund,
  verifyPayments,
} from '../contract.ts';
import { purchasesOf, accessOf } from '../domain/account.ts';
import { isUnsettled } from '../domain/unsettled.ts';
import {
  recordPaymentStep,
  concernsReviewedOrder,
  type OrderRow,
  listOrders,
  paymentColumns,
  readAccount,
  listUnsettledOrders,
} from './sql.ts';
import { applyAccountEvent, type PayDeps, createVerifier } from './verify.ts';
import { guaranteeEnd, orderView, type PaymentWithOrder, paymentView, subscriptionView } from './views.ts';

export const MAX_HISTORY = 10;
const UNPAID_VISIBLE_MS = 30 * DAY_MS;

const selectPaymentWithOrder = sql`
  select p.*, o.plan, o.guarantee_days, r.state as refund_state, r.asked_at as refund_asked_at,
    r.note as refund_note
  from (select ${paymentColumns} from payments) p
  join orders o on o.user_id = p.user_id and o.id = p.order_id
  left join refund_requests r on r.user_id = p.user_id and r.payment_id = p.id and (o.state <> 'held'
    or ${concernsReviewedOrder})
`;

/** PAY-51: completed, newest first. */
const completedPayments = (tx: Query, userId: string, maxRows: number): Promise<PaymentWithOrder[]> =>
  tx.many(
    sql`
      ${selectPaymentWithOrder}
      where p.user_id = ${userId} and p.status = 'COMPLETED'
      order by p.created_at desc, p.id desc
      limit ${maxRows}
    `,
  );
export const paymentById = (tx: Query, userId: string, id: string): Promise<PaymentWithOrder | null> =>
  tx.maybe(sql`${selectPaymentWithOrder} where p.user_id = ${userId} and p.id = ${id}`);
export const paymentByOrder = (
  tx: Query,
  userId: string,
  orderId: string,
): Promise<PaymentWithOrder | null> =>
  tx.maybe(sql`${selectPaymentWithOrder} where p.user_id = ${userId} and p.order_id = ${orderId}`);

/** All unsettled orders, because they are shown before a new order is made; then the newest other unpaid ones. */
const shownOrders = (orders: readonly OrderView[], now: Date): OrderView[] => {
  const isRecent = ({ created_at: at }: OrderView): boolean =>
    now.getTime() - Date.parse(at) < UNPAID_VISIBLE_MS;
  const isShown = (one: OrderView): boolean =>
    one.state === 'held' || (one.state !== 'paid' && isRecent(one));
  const ended = orders.filter((one) => !isUnsettled(one) && isShown(one));
  return [...orders.filter(isUnsettled), ...ended.slice(0, MAX_HISTORY)];
};

export const readAccountPayments = (
  { db, providers }: PayDeps,
  userId: string,
  now: Date,
): Promise<ReplyOf<typeof myPayments>> =>
  db.asUser(userId, async (tx) => {
    const [orders, account, row] = [
      await listOrders(tx, userId),
      await readAccount(tx, userId),
      await readSubscription(tx, userId),
    ];
    const opened = accessOf(account, now.getTime());
    const held = await tx.many<PaymentWithOrder>(
      sql`${selectPaymentWithOrder} where p.user_id = ${userId} and p.status = 'HELD'`,
    );
    const { phone } = await tx.one<{ phone: string | null }>(
      sql`select phone_number as phone from profiles where id = ${userId}`,
    );
    const viewOf = (one: OrderRow): OrderView =>
      orderView(
        one,
        opened.until,
        held.find(({ order_id: id }) => id === one.id),
      );
    return {
      ways: providers.map(({ id, push, sandbox }) => ({ provider: id, push, sandbox })),
      phone: orders.find((one) => one.phone !== null)?.phone ?? phone,
      entitlements: await readEntitlements(tx, userId, now),
      subscription: row && subscriptionView(row, now, opened.subscription?.plan),
      passes: passesOf(opened.periods)
        .filter(({ until }) => until > now.getTime())
        .map(({ id, plan, from, until }) => ({
          id,
          plan,
          from: new Date(from).toISOString(),
          until: new Date(until).toISOString(),
        })),
      payments: (await completedPayments(tx, userId, MAX_HISTORY)).map(paymentView),
      orders: shownOrders(orders.map(viewOf), now),
    };
  });

/** Orders younger than this are queried again: covers the longest period and its credit days. */
const RESTORE_MS = 2 * 365 * DAY_MS;
const MAX_RESTORE_QUERIES = 10;

/**
 * PAY-39, PAY-50: first our record; then the provider, order by order. Only the provider's answer restores
 * anything; MANUAL_VERIFICATION and MANUAL_VERIFY are in the audit log as the reason.
 */
export const restore = async (
  deps: PayDeps,
  { userId, email }: Session,
  now: Date,
): Promise<Result<ReplyOf<typeof verifyPayments>>> => {
  const paidUntil = () => deps.db.asUser(userId, (tx) => readPaidUntil(tx, userId, now));
  // A trial or a pass must not hide a subscription whose notice was lost.
  const before = await paidUntil();
  if (before.subscription) return ok({ found: 'active', until: before.subscription });
  const orders = (await deps.db.asUser(userId, (tx) => listOrders(tx, userId)))
    .filter(({ state, created_at: at }) => state !== 'reversed' && now.getTime() - at.getTime() < RESTORE_MS)
    .slice(0, MAX_RESTORE_QUERIES);
  const unreachable = new Set<string>();
  for (const { id, provider } of orders) {
    if (unreachable.has(provider)) continue;
    const verified = await createVerifier(deps)(id, 'restore', now);
    if (verified && !verified.reached) unreachable.add(provider);
  }
  // An order whose period was lost is written again by the same check.
  const unsettled = await deps.db.asUser(userId, (tx) => listUnsettledOrders(tx, userId));
  const isHeld = unsettled.some(({ state }) => state === 'held');
  const { any: until } = await paidUntil();
  const isNew = until !== null && until !== before.any;
  await deps.db.asSystem(async (tx) => {
    await nextSequence(tx, userId);
    await recordPaymentStep(tx, userId, null, isNew ? 'restored' : 'not_restored', now, {
      method: 'MANUAL_VERIFICATION',
      code: 'MANUAL_VERIFY',
      email,
    });
  });
  if (isNew) return ok({ found: 'restored', until });
  if (unreachable.size > 0) return refuse('payments.provider_away');
  if (until) return ok({ found: 'active', until });
  // A farmer whose payment is under review must not be asked to pay again.
  return refuse(isHeld ? 'payments.held' : 'payments.nothing_found');
};

/** PAY-36: no invented payment row; the old row's names are in the audit log. */
export const cancelRenewal = (
  { db, listeners }: PayDeps,
  { userId, email }: Session,
  now: Date,
): Promise<Result<ReplyOf<typeof cancelSubscription>>> =>
  db.asSystem(async (tx) => {
    await nextSequence(tx, userId);
    const row = await readSubscription(tx, userId);
    if (!row || row.expires_at <= now) return refuse('payments.no_subscription');
    if (row.status !== 'cancelled') {
      await applyAccountEvent(tx, { listeners }, { userId, email }, { is: 'cancelled' }, now);
      await recordPaymentStep(tx, userId, null, 'cancelled', now, {
        id: `CANCEL_${row.id}`,
        method: 'MANUAL_CANCEL',
        until: row.expires_at.toISOString(),
      });
    }
    return ok({ subscription: subscriptionView((await readSubscription(tx, userId))!, now) });
  });

export const changeSubscription = (
  { db, listeners }: PayDeps,
  { userId, email }: Session,
  { plan }: BodyOf<typeof changePlan>,
  now: Date,
): Promise<Result<ReplyOf<typeof changePlan>>> =>
  db.asSystem(async (tx) => {
    await nextSequence(tx, userId);
    const row = await readSubscription(tx, userId);
    if (!row || row.expires_at <= now || row.status !== 'active') return refuse('payments.no_subscription');
    const shown = async () => subscriptionView((await readSubscription(tx, userId))!, now);
    if (row.plan_type === plan) {
      if (row.next_plan === null) return refuse('payments.same_plan');
      await applyAccountEvent(tx, { listeners }, { userId, email }, { is: 'chose', plan: null }, now);
      await recordPaymentStep(tx, userId, null, 'plan_kept', now, { plan });
      return ok({ subscription: await shown(), pay: false, credit_days: 0 });
    }
    if (plan === 'annual') {
      const { kes: amount, days } = prices.annual;
      return ok({
        subscription: await shown(),
        pay: true,
        credit_days: creditDays(
          purchasesOf(await readAccount(tx, userId)),
          { plan, amount, days },
          now.getTime(),
        ),
      });
    }
    await applyAccountEvent(tx, { listeners }, { userId, email }, { is: 'chose', plan }, now);
    await recordPaymentStep(tx, userId, null, 'plan_chosen', now, {
      plan,
      from: row.expires_at.toISOString(),
    });
    return ok({ subscription: await shown(), pay: false, credit_days: 0 });
  });

export const createRefundRequest = (
  { db }: PayDeps,
  userId: string,
  id: string,
  reason: string,
  now: Date,
): Promise<Result<ReplyOf<typeof requestRefund>>> =>
  db.asSystem(async (tx) => {
    await nextSequence(tx, userId);
    const payment = await paymentById(tx, userId, id);
    if (!payment) return refuse('payments.no_payment');
    if (payment.refund_state)
      return ok({ state: payment.refund_state, asked_at: payment.refund_asked_at!.toISOString() });
    const end = guaranteeEnd(payment);
    const isWithin = payment.status === 'COMPLETED' && end !== null && end > now;
    if (!isWithin && payment.status !== 'HELD') return refuse('payments.refund_late');
    // Replaces a request that was refused before the order was held: the hold needs a new decision.
    await tx.run(sql`
      insert into refund_requests (user_id, id, payment_id, amount, reason, asked_at)
      values (${userId}, ${newId()}, ${id}, ${payment.amount}, ${reason.trim()}, ${now})
      on conflict (user_id, payment_id) do update set id = excluded.id, amount = excluded.amount,
        reason = excluded.reason, state = 'asked', note = null, asked_at = excluded.asked_at,
        decided_at = null
    `);
    await recordPaymentStep(tx, userId, payment.order_id, 'refund_asked', now);
    return ok({ state: 'asked' as const, asked_at: now.toISOString() });
  });

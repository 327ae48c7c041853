import sql from 'sql-template-tag';
import type { BodyOf, ReplyOf } from '#kit/pure/contract.ts';
import { newId } from '#kit/pure/ids.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { recordAudit } from '#kit/server/audit-log.ts';
import type { Database, Query, Transaction } from '#kit/server/database/database.ts';
import { recordEvent } from '#kit/server/sync/events.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import type { decideRefund, listRefunds, returnHeld } from '../contract.ts';
import type { Mismatch, Provider } from '../domain/order.ts';
import { recordPaymentStep, concernsReviewedOrder, type OrderRow, findOrder, reversePayment } from './sql.ts';
import { applyAccountEvent, type PayDeps } from './verify.ts';
import { statedAmountOf } from './views.ts';

type OpenCases = ReplyOf<typeof listRefunds>;
type Plan = OpenCases['refunds'][number]['plan'];

interface RefundRow {
  readonly id: string;
  readonly user_id: string;
  readonly user_email: string;
  readonly payment_id: string;
  readonly amount: string;
  readonly currency: string;
  readonly provider: Provider;
  readonly confirmation_code: string | null;
  readonly plan: Plan;
  readonly reason: string;
  readonly asked_at: Date;
  readonly held: boolean;
  readonly order_id: string;
  readonly price: number;
  readonly why: Mismatch | null;
}

interface HeldRow {
  readonly order_id: string;
  readonly user_id: string;
  readonly user_email: string;
  readonly plan: Plan;
  readonly amount: number;
  readonly currency: string;
  readonly received_amount: string | null;
  readonly received_currency: string | null;
  readonly why: Mismatch | null;
  readonly provider: Provider;
  readonly confirmation_code: string | null;
  readonly tracking_id: string | null;
  readonly created_at: Date;
  readonly opened: boolean;
}

const MAX_ROWS = 200;

/** Held orders without a refund request or decision. */
const ordersInReview = sql`
  from orders o
  left join payments p on p.user_id = o.user_id and p.order_id = o.id
  where o.state = 'held' and not exists (select 1 from refund_requests r where r.user_id = p.user_id
    and r.payment_id = p.id and ${concernsReviewedOrder})
`;

const listOpenRequests = (tx: Query): Promise<RefundRow[]> =>
  tx.many(sql`
    select r.id, r.user_id, p.user_email, r.payment_id, r.amount, p.currency, p.provider, p.confirmation_code,
      o.plan, r.reason, r.asked_at, p.status = 'HELD' as held, o.id as order_id, o.amount as price,
      case when o.state = 'held' then o.why end as why
    from refund_requests r
    join payments p on p.user_id = r.user_id and p.id = r.payment_id
    join orders o on o.user_id = p.user_id and o.id = p.order_id
    where r.state = 'asked'
    order by r.asked_at, r.id
    limit ${MAX_ROWS}
  `);

const listHeldOrders = (tx: Query): Promise<HeldRow[]> =>
  tx.many(sql`
    select o.id as order_id, o.user_id, o.user_email, o.plan, o.amount, o.currency, o.received_amount,
      o.received_currency, o.why, o.provider, p.confirmation_code, o.tracking_id, o.created_at,
      o.paid_at is not null as opened ${ordersInReview}
    order by o.created_at, o.id
    limit ${MAX_ROWS}
  `);

export const listOpenCases = (db: Database): Promise<OpenCases> =>
  db.asSystem(async (tx) => ({
    refunds: (await listOpenRequests(tx)).map(({ amount, asked_at, ...row }) => ({
      ...row,
      amount: Number(amount),
      asked_at: asked_at.toISOString(),
    })),
    held: (await listHeldOrders(tx)).map(
      ({ received_amount: amount, received_currency: currency, created_at, ...row }) => ({
        ...row,
        received: statedAmountOf({ received_amount: amount, received_currency: currency }),
        created_at: created_at.toISOString(),
      }),
    ),
  }));

/** For the operator: the number of cases that a person must review. */
export const countOpenCases = (db: Database): Promise<number> =>
  db.asSystem(
    async (tx) =>
      (
        await tx.one<{ n: number }>(
          sql`
            select (select count(*) ${ordersInReview}) + (select count(*) from refund_requests where state =
              'asked') as n
          `,
        )
      ).n,
  );

/** Reverses a payment and ends what it opened. */
const reverseOrder = async (tx: Transaction, deps: PayDeps, order: OrderRow, now: Date): Promise<void> => {
  await applyAccountEvent(
    tx,
    deps,
    { userId: order.user_id, email: order.user_email },
    { is: 'paid_back', id: order.id, at: now.getTime() },
    now,
  );
  await reversePayment(tx, order);
};

interface RefundDecision {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: 'paid_back' | 'refused';
  readonly note: string;
}
const notifyFarmer = (
  tx: Transaction,
  { listeners }: PayDeps,
  order: OrderRow,
  decided: RefundDecision,
): Promise<void> =>
  recordEvent(
    tx,
    {
      userId: order.user_id,
      name: 'refund.decided',
      payload: { ...decided, opened: order.paid_at !== null },
    },
    listeners(),
  );

/** The refund itself is made at the provider; here it is recorded, and its Pro ends. */
export const recordRefundDecision = (
  deps: PayDeps,
  adminId: string,
  id: string,
  { user_id: userId, state, note }: BodyOf<typeof decideRefund>,
  now: Date,
): Promise<Result<ReplyOf<typeof decideRefund>>> =>
  deps.db.asSystem(async (tx) => {
    await nextSequence(tx, userId);
    const refund = await tx.maybe<{ state: string; order_id: string; amount: string; currency: string }>(sql`
      select r.state, p.order_id, r.amount, p.currency
      from refund_requests r
      join payments p on p.user_id = r.user_id and p.id = r.payment_id
      where r.user_id = ${userId} and r.id = ${id}
    `);
    if (!refund) return refuse('payments.no_payment');
    if (refund.state !== 'asked')
      return refund.state === state ? ok({ state }) : refuse('payments.refund_decided');
    await tx.run(
      sql`
        update refund_requests
        set state = ${state}, note = ${note.trim() || null}, decided_at = ${now}
        where user_id = ${userId} and id = ${id}
      `,
    );
    await recordPaymentStep(
      tx,
      userId,
      refund.order_id,
      state === 'paid_back' ? 'refund_paid_back' : 'refund_refused',
      now,
      { by: adminId },
    );
    const order = (await findOrder(tx, refund.order_id))!;
    if (state === 'paid_back') await reverseOrder(tx, deps, order, now);
    await recordAudit(tx, {
      staffId: adminId,
      action: 'payments.decide_refund',
      subjectId: order.id,
      decision: state,
      reason: note,
      now,
    });
    await notifyFarmer(tx, deps, order, {
      id,
      order_id: order.id,
      amount: Number(refund.amount),
      currency: refund.currency,
      state,
      note: note.trim(),
    });
    return ok({ state });
  });

/** The result of a refund request for a held order; null without one. */
const refundStateOf = async (tx: Query, { user_id: userId, id }: OrderRow): Promise<string | null> =>
  (
    await tx.maybe<{ state: string }>(sql`
      select r.state
      from orders o
      join payments p on p.user_id = o.user_id and p.order_id = o.id
      join refund_requests r on r.user_id = p.user_id and r.payment_id = p.id
      where o.user_id = ${userId} and o.id = ${id} and ${concernsReviewedOrder}
    `)
  )?.state ?? null;

/**
 * Removes an open refund request because Pro starts again. It is not marked as refused: within the guarantee
 * the farmer may ask again. A decided request stays.
 */
export const deleteRefundRequest = async (
  tx: Transaction,
  order: OrderRow,
  adminId: string,
  now: Date,
): Promise<void> => {
  const deletedRequest = await tx.maybe<{ id: string; reason: string; asked_at: Date }>(sql`
    delete
    from refund_requests r
    using payments p
    where p.user_id = ${order.user_id} and p.order_id = ${order.id} and r.user_id = p.user_id
      and r.payment_id = p.id and r.state = 'asked'
    returning r.id, r.reason, r.asked_at
  `);
  if (!deletedRequest) return;
  const detail = {
    by: adminId,
    asked_at: deletedRequest.asked_at.toISOString(),
    reason: deletedRequest.reason,
  };
  await recordPaymentStep(tx, order.user_id, order.id, 'refund_closed', now, detail);
};

/** A refund without a request. */
export const refundReviewedOrder = (
  deps: PayDeps,
  adminId: string,
  id: string,
  { user_id: userId, note }: BodyOf<typeof returnHeld>,
  now: Date,
): Promise<Result<ReplyOf<typeof returnHeld>>> =>
  deps.db.asSystem(async (tx) => {
    await nextSequence(tx, userId);
    const order = await findOrder(tx, id);
    if (order?.user_id !== userId || (order.state !== 'held' && order.state !== 'reversed'))
      return refuse('payments.no_payment');
    const payment = await tx.maybe<{ id: string; amount: string; currency: string }>(sql`
    select id, amount, currency from payments where user_id = ${userId} and order_id = ${id}`);
    if (order.state === 'reversed' || (await refundStateOf(tx, order)))
      return refuse('payments.refund_decided');
    if (payment) {
      const refundId = newId();
      await tx.run(sql`
        insert into refund_requests (user_id, id, payment_id, amount, reason, state, note, asked_at,
          decided_at)
        values (${userId}, ${refundId}, ${payment.id}, ${payment.amount}, '', 'paid_back',
          ${note.trim() || null}, ${now}, ${now})
        on conflict (user_id, payment_id) do update set amount = excluded.amount, state = excluded.state,
          note = excluded.note, decided_at = excluded.decided_at
      `);
      await notifyFarmer(tx, deps, order, {
        id: refundId,
        order_id: id,
        amount: Number(payment.amount),
        currency: payment.currency,
        state: 'paid_back',
        note: note.trim(),
      });
    }
    await recordPaymentStep(tx, userId, id, 'held_paid_back', now, { by: adminId });
    await recordAudit(tx, {
      staffId: adminId,
      action: 'payments.return_held',
      subjectId: id,
      reason: note,
      now,
    });
    await reverseOrder(tx, deps, order, now);
    return ok({ state: 'paid_back' as const });
  });

import sql from 'sql-template-tag';
import { CURRENCY, prices } from '#features/plans/domain/prices.ts';
import type { BodyOf, ReplyOf } from '#kit/pure/contract.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { Session } from '#kit/server/context.ts';
import { duplicateOf, type Transaction } from '#kit/server/database/database.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import type { initPayment } from '../contract.ts';
import { POLL_MINUTES } from '../domain/order.ts';
import { mpesaNumber } from '../domain/phone.ts';
import type { PaymentProvider, StartResult } from './ports.ts';
import {
  recordPaymentStep,
  insertOrder,
  type OrderRow,
  findOrder,
  listUnsettledOrders,
  saveTrackingId,
} from './sql.ts';
import { applyAccountEvent, type PayDeps, providerOf } from './verify.ts';

type Body = BodyOf<typeof initPayment>;
type Reply = ReplyOf<typeof initPayment>;

export const POLL_JOB = 'payments.look';
export interface PollJob {
  readonly id: string;
  readonly last: boolean;
}

/** Milliseconds. A PIN request stays on the phone for up to 90 seconds; the rest is a margin. */
export const PIN_REQUEST_MS = 120_000;
const MAX_PUSHES_PER_DAY = 12;

/** No phone gets two requests at once, or many in a day from a user who entered another person's number. */
const refusePush = async (tx: Transaction, phone: string, now: Date) => {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`push ${phone}`}, 0))`);
  const { waiting, today } = await tx.one<{ waiting: number; today: number }>(sql`
    select count(*) filter (where state in ('created', 'pending')
      and created_at > ${new Date(now.getTime() - PIN_REQUEST_MS)}) as waiting, count(*) as today
    from orders
    where phone = ${phone} and provider = 'mpesa' and created_at > ${new Date(now.getTime() - DAY_MS)}
  `);
  if (waiting > 0) return refuse('payments.push_waiting');
  return today >= MAX_PUSHES_PER_DAY ? refuse('payments.push_limit') : null;
};

const replyOf = (row: OrderRow, provider: PaymentProvider): Reply => ({
  order_id: row.id,
  redirect_url: row.redirect_url,
  push_sent: provider.push,
  sandbox: provider.sandbox,
});

/** A repeated id returns the same order if farmer and plan match and it is pending. */
const replyToRepeat = (
  row: OrderRow,
  session: Session,
  body: Body,
  providers: readonly PaymentProvider[],
): Result<Reply> => {
  const provider = providerOf(providers, row.provider);
  if (row.user_id !== session.userId || row.plan !== body.plan || !provider)
    return refuse('payments.order_taken');
  if (row.state === 'pending') return ok(replyOf(row, provider));
  // The provider's reply was lost or is still pending: the farmer starts another order.
  return refuse(row.state === 'created' ? 'payments.init_failed' : 'payments.order_over');
};

/**
 * Stores the order and schedules its checks in one transaction, before the provider is called: we always know
 * what may be paid.
 */
const createOrder = (
  deps: PayDeps,
  session: Session,
  body: Body,
  provider: PaymentProvider,
  phone: string | null,
  now: Date,
): Promise<Result<OrderRow>> =>
  deps.db.asSystem(async (tx) => {
    await nextSequence(tx, session.userId);
    const refused = provider.push && phone ? await refusePush(tx, phone, now) : null;
    if (refused) return refused;
    const unsettled = await listUnsettledOrders(tx, session.userId);
    if (unsettled.some(({ id }) => !body.beside?.includes(id))) return refuse('payments.order_open');
    const { kes, days, guaranteeDays } = prices[body.plan];
    await insertOrder(tx, {
      user_id: session.userId,
      id: body.id,
      // Stands on the invoice.
      user_email: session.email || (session.phone ?? ''),
      plan: body.plan,
      amount: kes,
      currency: CURRENCY,
      days,
      guarantee_days: guaranteeDays,
      provider: provider.id,
      phone,
      created_at: now,
    });
    await recordPaymentStep(tx, session.userId, body.id, 'ordered', now, {
      plan: body.plan,
      amount: kes,
      currency: CURRENCY,
      provider: provider.id,
    });
    for (const [i, minutes] of POLL_MINUTES.entries()) {
      await deps.jobs.enqueue<PollJob>(
        tx,
        POLL_JOB,
        { id: body.id, last: i === POLL_MINUTES.length - 1 },
        { runAt: new Date(now.getTime() + minutes * 60_000), singletonKey: `${body.id}:${minutes}` },
      );
    }
    return ok((await findOrder(tx, body.id))!);
  });

const recordStart = (deps: PayDeps, row: OrderRow, started: StartResult, now: Date): Promise<OrderRow> =>
  deps.db.asSystem(async (tx) => {
    await nextSequence(tx, row.user_id);
    const who = { userId: row.user_id, email: row.user_email };
    if (started.ok) {
      await saveTrackingId(tx, row, started.trackingId, started.redirectUrl);
      await applyAccountEvent(
        tx,
        deps,
        who,
        { is: 'told', id: row.id, providerAnswer: { is: 'pending' }, at: now.getTime(), isCodeTaken: false },
        now,
      );
      await recordPaymentStep(tx, row.user_id, row.id, 'submitted', now);
    } else {
      // The provider may have received the order, so it stays open and a later payment can be matched.
      if (started.why !== 'maybe')
        await applyAccountEvent(
          tx,
          deps,
          who,
          {
            is: 'told',
            id: row.id,
            providerAnswer: { is: 'failed', why: started.why === 'busy' ? 'busy' : 'refused' },
            at: now.getTime(),
            isCodeTaken: false,
          },
          now,
        );
      await recordPaymentStep(tx, row.user_id, row.id, 'submit_failed', now, {
        why: started.why,
        code: started.code,
      });
    }
    return (await findOrder(tx, row.id))!;
  });

export const createPaymentInit =
  (deps: PayDeps, origin: string) =>
  async (session: Session, body: Body, now: Date): Promise<Result<Reply>> => {
    if (!session.emailVerified && !session.phone) return refuse('payments.email_unverified');
    const existing = await deps.db.asSystem((tx) => findOrder(tx, body.id));
    if (existing) return replyToRepeat(existing, session, body, deps.providers);
    const provider = body.provider ? providerOf(deps.providers, body.provider) : deps.providers[0];
    if (!provider) return refuse('payments.off');
    const phone = body.phone?.trim() ? mpesaNumber(body.phone) : null;
    if (phone === null && (provider.push || body.phone?.trim())) return refuse('payments.phone_wrong');
    const saved = await createOrder(deps, session, body, provider, phone, now).catch((fault: unknown) => {
      // The same order was sent twice at the same moment; the other request continues it.
      if (duplicateOf(fault)) return refuse('payments.order_taken');
      throw fault;
    });
    if (!saved.ok) return saved;
    const [first = '', ...rest] = session.name.trim().split(/\s+/);
    const started = await provider.start({
      reference: body.id,
      amount: saved.value.amount,
      currency: CURRENCY,
      description: `Mavuno Pro, ${body.plan}`,
      email: session.email,
      // Pesapal needs an address or a number.
      phone: phone ?? (session.email ? null : session.phone?.slice(1)) ?? null,
      firstName: body.first_name?.trim() || first,
      lastName: body.last_name?.trim() || rest.join(' '),
      returnUrl: `${origin}/payment-callback?user_id=${session.userId}`,
    });
    const row = await recordStart(deps, saved.value, started, now);
    if (started.ok) return ok(replyOf(row, provider));
    deps.log.error(
      { part: 'payments', orderId: body.id, why: started.why, code: started.code },
      'a payment could not be begun',
    );
    return started.why === 'phone' ? refuse('payments.phone_wrong') : refuse('payments.init_failed');
  };

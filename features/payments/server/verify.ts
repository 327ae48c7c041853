import type { Logger } from 'pino';
import { takeGrant, writePeriods } from '#features/plans/server/api.ts';
import { duplicateOf, type Database, type Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { type Listeners, recordEvent } from '#kit/server/sync/events.ts';
import { AccountDeletedError, nextSequence } from '#kit/server/sync/sequence.ts';
import { type Account, type AccountEvent, accessOf, applyEvent, type StepResult } from '../domain/account.ts';
import {
  type ReceivedPayment,
  type Order,
  type Provider,
  displayableAmount,
  type StatedAmount,
} from '../domain/order.ts';
import type { PaymentStatus, Notice, PaymentProvider } from './ports.ts';
import {
  addConfirmationCode,
  recordPaymentStep,
  holdPayment,
  isCodeTaken,
  isSecondPayment,
  saveProviderQueryTime,
  type OrderRow,
  findOrder,
  readAccount,
  reversePayment,
  updateOrder,
  upsertPayment,
  saveTrackingId,
} from './sql.ts';

export interface PayDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly providers: readonly PaymentProvider[];
  readonly listeners: () => Listeners;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** What triggered the check, for the audit log. `ipn`: the provider's notice; `look`: a scheduled poll. */
type VerifyTrigger = 'callback' | 'ipn' | 'look' | 'polled' | 'restore' | 'push' | 'last look';

export const providerOf = (
  providers: readonly PaymentProvider[],
  id: Provider,
): PaymentProvider | undefined => providers.find((one) => one.id === id);

/** Writes the Pro periods that the account's orders and trial give now. */
const writeAccess = async (
  tx: Transaction,
  deps: Pick<PayDeps, 'listeners'>,
  who: { readonly userId: string; readonly email: string },
  account: Account,
  now: Date,
): Promise<void> => {
  const { periods, subscription } = accessOf(account, now.getTime());
  const removed = account.orders
    .filter(({ state, paidAt }) => state === 'reversed' || paidAt !== null)
    .map(({ id }) => id);
  const changed = await writePeriods(
    tx,
    { ...who, periods, subscription, cancelled: account.cancelled, nextPlan: account.nextPlan },
    removed,
    now,
  );
  if (changed)
    await recordEvent(
      tx,
      {
        userId: who.userId,
        name: 'subscription.changed',
        payload: { until: subscription ? new Date(subscription.expiresAt).toISOString() : null },
      },
      deps.listeners(),
    );
};

/**
 * Applies an event to the account in the caller's transaction: reads it, computes its new state and writes
 * both the order and the Pro periods. Null: only recomputes.
 */
export const applyAccountEvent = async (
  tx: Transaction,
  deps: Pick<PayDeps, 'listeners'>,
  who: { readonly userId: string; readonly email: string },
  happening: AccountEvent | null,
  now: Date,
): Promise<StepResult> => {
  await nextSequence(tx, who.userId);
  const account = await readAccount(tx, who.userId);
  const stepped = happening
    ? applyEvent(account, happening)
    : { account, step: 'repeated' as const, order: null };
  if (stepped.order && stepped.step !== 'repeated' && stepped.step !== 'contradiction')
    await updateOrder(tx, who.userId, stepped.order);
  await writeAccess(tx, deps, who, stepped.account, now);
  const isRevoked = stepped.step === 'reversed' || stepped.step === 'held';
  if (isRevoked && stepped.order?.paidAt) await takeGrant(tx, { userId: who.userId, now });
  return stepped;
};

/**
 * Notifies the farmer that a person checks the payment, with both amounts. `opened`: Pro had been granted and
 * is paused.
 */
const recordHeld = (tx: Transaction, deps: PayDeps, row: OrderRow, order: Order): Promise<void> => {
  const stated = displayableAmount(order.received);
  const payload = {
    id: row.id,
    plan: row.plan,
    why: order.why,
    amount: row.amount,
    currency: row.currency,
    opened: order.paidAt !== null,
    stated: stated?.amount ?? null,
    stated_currency: stated?.currency ?? null,
  };
  return recordEvent(tx, { userId: row.user_id, name: 'order.held', payload }, deps.listeners());
};

const writeHeld = (
  tx: Transaction,
  row: OrderRow,
  order: Order,
  money: ReceivedPayment,
  now: Date,
): Promise<unknown> => {
  const stated = order.received!;
  if (order.why !== 'reference' && stated.amount > 0)
    return upsertPayment(tx, row, { ...money, ...stated }, 'HELD', now);
  return order.paidAt ? holdPayment(tx, row, stated) : Promise.resolve();
};

/**
 * Saves a notification's content before the provider is queried, so that a failed query, or one without an
 * amount, cannot lose it. An amount that is not the order's holds the order for a person.
 */
const saveStatement = (
  deps: PayDeps,
  row: OrderRow,
  stated: StatedAmount,
  code: string | null,
  now: Date,
): Promise<void> =>
  deps.db.asSystem(async (tx) => {
    const happening: AccountEvent = { is: 'stated', id: row.id, stated, at: now.getTime() };
    const { step: appliedStep, order } = await applyAccountEvent(
      tx,
      deps,
      { userId: row.user_id, email: row.user_email },
      happening,
      now,
    );
    if (!order || (appliedStep !== 'held' && appliedStep !== 'disputed')) return;
    await recordPaymentStep(tx, row.user_id, row.id, appliedStep, now, {
      because: 'notice',
      amount: stated.amount,
      currency: stated.currency,
      code,
      why: order.why,
    });
    tx.afterCommit(() =>
      deps.log.warn(
        { part: 'payments', orderId: row.id, step: appliedStep },
        'a notice states another amount than ordered',
      ),
    );
    if (appliedStep === 'disputed') return;
    await holdPayment(tx, row, order.received!);
    await recordHeld(tx, deps, row, order);
  });

/** Rethrows to stop the verification: without the saved statement a query could open what the notice disputes. */
const rethrowUnsaved = ({ log }: PayDeps, { id }: OrderRow, fault: unknown): never => {
  if (!(fault instanceof AccountDeletedError))
    log.error({ part: 'payments', orderId: id, err: fault }, 'could not save the amount stated in a notice');
  throw fault;
};

// oxlint-disable-next-line eslint/complexity -- each outcome of a payment with its records, in one transaction
const recordAnswer = async (
  tx: Transaction,
  deps: PayDeps,
  row: OrderRow,
  answer: PaymentStatus,
  because: VerifyTrigger,
  now: Date,
): Promise<void> => {
  const providerAnswer = answer.is === 'unreachable' ? null : answer;
  const taken =
    providerAnswer?.is === 'completed' && (await isCodeTaken(tx, row.provider, providerAnswer.code, row.id));
  const last = because === 'last look' && providerAnswer?.is === 'pending';
  const happening: AccountEvent | null = !providerAnswer
    ? null
    : last
      ? { is: 'given_up', id: row.id }
      : { is: 'told', id: row.id, providerAnswer, at: now.getTime(), isCodeTaken: taken };
  const { step: appliedStep, order } = await applyAccountEvent(
    tx,
    deps,
    { userId: row.user_id, email: row.user_email },
    happening,
    now,
  );
  const auditDetail = {
    because,
    said: answer.is,
    ...(answer.is === 'unreachable' && { code: answer.code }),
    ...(providerAnswer?.is === 'completed' && {
      amount: providerAnswer.amount,
      currency: providerAnswer.currency,
      code: providerAnswer.code,
      reference: providerAnswer.reference.slice(0, 120),
    }),
  };
  // A waiting screen polls every few seconds; an unchanged answer is not recorded.
  if (because !== 'polled' || (providerAnswer && appliedStep !== 'repeated'))
    await recordPaymentStep(tx, row.user_id, row.id, providerAnswer ? appliedStep : 'unreachable', now, {
      ...auditDetail,
      ...(order?.why && { why: order.why }),
    });
  if (providerAnswer?.is === 'completed') {
    if (appliedStep === 'paid') await upsertPayment(tx, row, providerAnswer, 'COMPLETED', now);
    else if (appliedStep === 'held') await writeHeld(tx, row, order!, providerAnswer, now);
    else if (appliedStep === 'repeated' && (await addConfirmationCode(tx, row, providerAnswer.code)))
      await recordPaymentStep(tx, row.user_id, row.id, 'receipt', now, { code: providerAnswer.code });
    else if (
      appliedStep === 'repeated' &&
      order?.state === 'paid' &&
      (await isSecondPayment(tx, row, providerAnswer.code))
    ) {
      await recordPaymentStep(tx, row.user_id, row.id, 'paid_twice', now, {
        code: providerAnswer.code,
        amount: providerAnswer.amount,
        currency: providerAnswer.currency,
      });
      tx.afterCommit(() =>
        deps.log.error(
          { part: 'payments', orderId: row.id, because },
          'an order was paid twice; refund the second payment',
        ),
      );
    }
  }
  if (appliedStep === 'reversed') await reversePayment(tx, row);
  if (appliedStep === 'held') await recordHeld(tx, deps, row, order!);
  if (appliedStep === 'reversed')
    await recordEvent(
      tx,
      {
        userId: row.user_id,
        name: 'order.reversed',
        payload: { id: row.id, plan: row.plan, why: order?.why ?? null },
      },
      deps.listeners(),
    );
  if (appliedStep === 'paid')
    await recordEvent(
      tx,
      {
        userId: row.user_id,
        name: 'order.paid',
        payload: {
          id: row.id,
          plan: row.plan,
          amount: row.amount,
          currency: row.currency,
          is_test: row.provider === 'sandbox',
        },
      },
      deps.listeners(),
    );
};

interface VerifyResult {
  readonly row: OrderRow;
  readonly reached: boolean;
}

/**
 * Verifies an order: asks the provider and acts on its answer. A notice alone can only hold or dispute the
 * order. Called from the callback, the provider's notice, our own polls and a restore. Idempotent, also for
 * concurrent calls. `trackingId`: from a notice, for an order whose own id was lost with the answer; saved
 * only when the provider says under it that our order was paid.
 */
export const createVerifier =
  (deps: PayDeps) =>
  async (
    orderId: string,
    because: VerifyTrigger,
    now: Date,
    more: { readonly trackingId?: string; readonly notice?: Notice } = {},
  ): Promise<VerifyResult | null> => {
    const row = await deps.db.asSystem((tx) => findOrder(tx, orderId));
    const provider = row && providerOf(deps.providers, row.provider);
    const trackingId = row?.tracking_id ?? more.trackingId;
    if (!row) return null;
    // The provider's reply to the order was lost, so there is no tracking id to query yet. A later notice may
    // contain it.
    if (!trackingId && because !== 'last look') return { row, reached: true };
    if (more.notice?.stated)
      await saveStatement(deps, row, more.notice.stated, more.notice.code, now).catch((fault: unknown) =>
        rethrowUnsaved(deps, row, fault),
      );
    const answer: PaymentStatus = !provider
      ? { is: 'unreachable', code: 'provider is off' }
      : !trackingId
        ? { is: 'pending' }
        : await provider.getStatus(
            trackingId,
            { reference: row.id, amount: row.amount, currency: row.currency },
            more.notice,
          );
    if (answer.is === 'unreachable')
      deps.log.warn(
        { part: 'payments', orderId, because, code: answer.code },
        'a provider did not return the status of an order',
      );
    const write = (): Promise<VerifyResult | null> =>
      deps.db.asSystem(async (tx) => {
        await nextSequence(tx, row.user_id);
        const isNew =
          row.tracking_id === null &&
          trackingId !== undefined &&
          answer.is === 'completed' &&
          answer.reference === row.id;
        if (isNew) await saveTrackingId(tx, row, trackingId, null);
        const currentRow = await findOrder(tx, orderId);
        if (!currentRow) return null;
        await saveProviderQueryTime(tx, row.user_id, orderId, now);
        await recordAnswer(tx, deps, currentRow, answer, because, now);
        return { row: (await findOrder(tx, orderId))!, reached: answer.is !== 'unreachable' };
      });
    try {
      // Two orders may save the same code at the same moment. The retry then finds the code taken.
      const verified = await write().catch((fault: unknown) => {
        if (duplicateOf(fault)) return write();
        throw fault;
      });
      const state = verified?.row.state;
      if (state === 'failed' || state === 'held' || state === 'reversed')
        deps.log.warn(
          { part: 'payments', orderId, because, state, why: verified!.row.why },
          'an order failed, is held, or was reversed',
        );
      return verified;
    } catch (fault) {
      if (fault instanceof AccountDeletedError) return null;
      deps.log.error({ part: 'payments', orderId, because, err: fault }, 'an order could not be verified');
      throw fault;
    }
  };

import type { BodyOf, ReplyOf } from '#kit/pure/contract.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { recordAudit } from '#kit/server/audit-log.ts';
import { recordEvent } from '#kit/server/sync/events.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import type { acceptHeld } from '../contract.ts';
import { deleteRefundRequest } from './refunds.ts';
import { recordPaymentStep, findOrder, upsertPayment } from './sql.ts';
import { applyAccountEvent, type PayDeps } from './verify.ts';

type Reply = Result<ReplyOf<typeof acceptHeld>>;

/**
 * A person found the full price in the provider's own statement, although a notice or an answer stated
 * another amount. Starts Pro; the same statement will not hold the order again. Closes an open refund
 * request, which the hold may have caused. A refused request does not prevent this.
 */
export const acceptReviewedOrder = (
  deps: PayDeps,
  adminId: string,
  id: string,
  { user_id: userId, note }: BodyOf<typeof acceptHeld>,
  now: Date,
): Promise<Reply> =>
  deps.db.asSystem(async (tx): Promise<Reply> => {
    if (note.trim() === '') return refuse('payments.note_missing');
    await nextSequence(tx, userId);
    const row = await findOrder(tx, id);
    if (row?.user_id !== userId || row.state !== 'held') return refuse('payments.no_payment');
    const { step } = await applyAccountEvent(
      tx,
      deps,
      { userId, email: row.user_email },
      { is: 'accepted', id, at: now.getTime() },
      now,
    );
    if (step !== 'paid') return refuse('payments.no_payment');
    const price = {
      amount: row.amount,
      currency: row.currency,
      reference: id,
      code: null,
      method: null,
      account: null,
    };
    await upsertPayment(tx, row, price, 'COMPLETED', now);
    await deleteRefundRequest(tx, row, adminId, now);
    await recordPaymentStep(tx, userId, id, 'held_accepted', now, { by: adminId });
    await recordAudit(tx, {
      staffId: adminId,
      action: 'payments.accept_held',
      subjectId: id,
      reason: note,
      now,
    });
    const payload = {
      id,
      plan: row.plan,
      amount: row.amount,
      currency: row.currency,
      is_test: row.provider === 'sandbox',
    };
    for (const name of ['order.accepted', 'order.paid'])
      await recordEvent(tx, { userId, name, payload }, deps.listeners());
    return ok({ state: 'paid' as const });
  });

import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import { isOpen } from '../domain/order.ts';
import { PIN_REQUEST_MS } from './create-order.ts';
import { recordPaymentStep, type OrderRow, findOrder } from './sql.ts';
import { applyAccountEvent, type PayDeps, providerOf, createVerifier } from './verify.ts';

/** Whether a PIN request may still be open on the phone. A second one must not be sent then. */
const isPinRequestOpen = (deps: PayDeps, { provider, created_at: at }: OrderRow, now: Date): boolean =>
  providerOf(deps.providers, provider)?.push === true && now.getTime() - at.getTime() < PIN_REQUEST_MS;

/**
 * Asks the provider whether the order was paid, and cancels it if not. Money that arrives later is still
 * found and opens it.
 */
export const cancelOrder = async (deps: PayDeps, order: OrderRow, now: Date): Promise<Result<OrderRow>> => {
  if (!isOpen(order)) return ok(order);
  if (isPinRequestOpen(deps, order, now)) return refuse('payments.push_waiting');
  const verified = await createVerifier(deps)(order.id, 'look', now);
  if (!verified?.reached) return refuse('payments.provider_away');
  if (!isOpen(verified.row)) return ok(verified.row);
  return deps.db.asSystem(async (tx) => {
    await nextSequence(tx, order.user_id);
    const providerAnswer = { is: 'failed', why: 'cancelled' } as const;
    const who = { userId: order.user_id, email: order.user_email };
    await applyAccountEvent(
      tx,
      deps,
      who,
      { is: 'told', id: order.id, providerAnswer, at: now.getTime(), isCodeTaken: false },
      now,
    );
    await recordPaymentStep(tx, order.user_id, order.id, 'cancelled_by_farmer', now);
    return ok((await findOrder(tx, order.id))!);
  });
};

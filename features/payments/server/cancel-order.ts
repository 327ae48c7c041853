import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { nextSequence } from '#kit/server/sync/sequence.ts';
import { isOpen } from '../domain/order.ts';
import { PUSH_MS } from './init.ts';
import { recordPaymentStep, type OrderRow, findOrder } from './sql.ts';
import { actOn, type PayDeps, providerOf, verifier } from './verify.ts';

/** A PIN request may still be open on the phone, and a second one must not follow it. */
const isAskedForPin = (deps: PayDeps, { provider, created_at: at }: OrderRow, now: Date): boolean =>
  providerOf(deps.providers, provider)?.push === true && now.getTime() - at.getTime() < PUSH_MS;

/**
 * Asks the provider whether the order was paid, and cancels it if not. Money that arrives later is still
 * found and opens it.
 */
export const cancelOrder = async (deps: PayDeps, order: OrderRow, now: Date): Promise<Result<OrderRow>> => {
  if (!isOpen(order)) return ok(order);
  if (isAskedForPin(deps, order, now)) return refuse('payments.push_waiting');
  const verified = await verifier(deps)(order.id, 'look', now);
  if (!verified?.reached) return refuse('payments.provider_away');
  if (!isOpen(verified.row)) return ok(verified.row);
  return deps.db.asSystem(async (tx) => {
    await nextSequence(tx, order.user_id);
    const word = { is: 'failed', why: 'cancelled' } as const;
    const who = { userId: order.user_id, email: order.user_email };
    await actOn(
      tx,
      deps,
      who,
      { is: 'told', id: order.id, word, at: now.getTime(), isCodeTaken: false },
      now,
    );
    await recordPaymentStep(tx, order.user_id, order.id, 'cancelled_by_farmer', now);
    return ok((await findOrder(tx, order.id))!);
  });
};

import type { SubscriptionRow } from '#features/plans/server/api.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import type { OrderView, PaymentView, SubscriptionView } from '../contract.ts';
import { displayableAmount, type StatedAmount } from '../domain/order.ts';
import type { OrderRow, PaymentRow } from './sql.ts';

const refundOf = ({
  refund_state: state,
  refund_asked_at: at,
  refund_note: note,
}: PaymentWithOrder): PaymentView['refund'] =>
  state && at ? { state, asked_at: at.toISOString(), note } : null;

/** The amount stated by the provider; null when there is no figure to show. */
export const statedAmountOf = (
  row: Pick<OrderRow, 'received_amount' | 'received_currency'>,
): StatedAmount | null =>
  displayableAmount(
    row.received_amount === null
      ? null
      : { amount: Number(row.received_amount), currency: row.received_currency! },
  );

/** `held`: the held payment of this order, if any. */
export const orderView = (
  row: OrderRow,
  until: number | null,
  held: PaymentWithOrder | null = null,
): OrderView => ({
  id: row.id,
  plan: row.plan,
  amount: row.amount,
  currency: row.currency,
  provider: row.provider,
  sandbox: row.provider === 'sandbox',
  state: row.state,
  why: row.why,
  // In other states the amount is unconfirmed, or accepted by a person.
  received: row.state === 'held' ? statedAmountOf(row) : null,
  // Only an order that may still be paid has a link.
  redirect_url: row.state === 'created' || row.state === 'pending' ? row.redirect_url : null,
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
  expires_at: until === null ? null : new Date(until).toISOString(),
  payment_id: held?.id ?? null,
  refund: held && refundOf(held),
});

/** `running`: the plan of the current period, when a later one follows. */
export const subscriptionView = (
  row: SubscriptionRow,
  now: Date,
  running?: SubscriptionView['plan_type'],
): SubscriptionView => ({
  id: row.id,
  plan_type: running ?? row.plan_type,
  status: row.expires_at <= now ? 'expired' : row.status,
  activated_at: row.activated_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  cancel_at_period_end: row.cancel_at_period_end,
  next_plan: row.next_plan,
});

export interface PaymentWithOrder extends PaymentRow {
  readonly plan: PaymentView['plan_type'];
  readonly guarantee_days: number;
  readonly refund_state: 'asked' | 'paid_back' | 'refused' | null;
  readonly refund_asked_at: Date | null;
  readonly refund_note: string | null;
}

export const guaranteeEnd = ({
  created_at: at,
  guarantee_days: days,
}: Pick<PaymentWithOrder, 'created_at' | 'guarantee_days'>): Date | null =>
  days === 0 ? null : new Date(at.getTime() + days * DAY_MS);

export const paymentView = (row: PaymentWithOrder): PaymentView => ({
  id: row.id,
  user_email: row.user_email,
  status: row.status,
  created_at: row.created_at.toISOString(),
  amount: Number(row.amount),
  currency: row.currency,
  payment_method: row.payment_method,
  confirmation_code: row.confirmation_code,
  order_tracking_id: row.order_tracking_id,
  merchant_reference: row.merchant_reference,
  plan_type: row.plan,
  sandbox: row.provider === 'sandbox',
  provider: row.provider,
  refundable_until: guaranteeEnd(row)?.toISOString() ?? null,
  refund: refundOf(row),
});

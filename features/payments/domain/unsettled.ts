import { isOpen, type OrderState } from './order.ts';

interface OrderStatus {
  readonly state: OrderState;
  readonly refund?: { readonly state: string } | null | undefined;
}

/**
 * True for an order that the farmer must see before ordering again: it may still be paid, or it is held and
 * its refund is not refused. `refund` excludes requests refused before the hold. `unsettledOrders` in
 * `server/sql.ts` applies the same rule to rows.
 */
export const isUnsettled = ({ state, refund }: OrderStatus): boolean =>
  isOpen({ state }) || (state === 'held' && refund?.state !== 'refused');

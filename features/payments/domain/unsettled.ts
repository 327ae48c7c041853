import { isOpen, type OrderState } from './order.ts';

interface Asked {
  readonly state: OrderState;
  readonly refund?: { readonly state: string } | null | undefined;
}

/**
 * True of an order that the farmer has to see before ordering again: it may still be paid, or it is held and
 * its refund is not refused. An older refund, refused before the order was held, is not in `refund`.
 * `unsettledOrders` in `server/sql.ts` is the same rule on rows.
 */
export const isUnsettled = ({ state, refund }: Asked): boolean =>
  isOpen({ state }) || (state === 'held' && refund?.state !== 'refused');

import { isOpen, type OrderState } from './order.ts';

interface Asked { readonly state: OrderState; readonly refund?: { readonly state: string } | null | undefined }

/**
 * The farmer has to know of such an order before ordering another: it may still be paid, or its money came, opened nothing, and
 * nobody has decided that it stays. `unsettledOrders` asks the same of the rows.
 */
export const isUnsettled = ({ state, refund }: Asked): boolean => isOpen({ state }) || (state === 'held' && refund?.state !== 'refused');

import type { Mismatch } from './domain/order.ts';

/** Texts for staff who handle money. */
export const staffEn = {
  title: 'Refunds',
  how: 'First send the money through the payment service. Then record it here. We notify the farmer and end the Pro it paid for.',
  asked: 'asks for a refund',
  held: 'held payment',
  heldHow:
    'First find the payment in the payment service’s statement. Confirm it only if the full price arrived. If not, refund it there and record it here.',
  heldAsked: 'This payment was held. Refund the amount in the payment service’s statement.',
  reason: (text: string) => `“${text}”`,
  noReason: 'No reason given (optional).',
  came: (got: string, price: string) => `Stated: ${got} · price: ${price}`,
  opened: 'Pro had started and is paused until you decide.',
  nothingKnown: 'amount received not known',
  why: {
    amount: 'Held: the stated amount differs from the order.',
    currency: 'Held: the stated currency differs from the order.',
    reference: 'Paid for another order. Check it in the payment service.',
    code: 'This receipt number already paid for another order.',
  } satisfies Record<Mismatch, string>,
  at: (provider: string, code: string) => `${provider} · ${code}`,
  noCode: 'no receipt number',
  back: 'I refunded it',
  accept: 'The full price arrived',
  acceptTitle: (price: string) => `Did ${price} arrive?`,
  acceptHint: 'Where you found it, for example a line of the M-Pesa statement. We save it in the staff log.',
  acceptCloses: 'This closes the refund request. The farmer can ask again within the refund period.',
  refuse: 'Refuse',
  backTitle: (money: string) => `Did you refund ${money}?`,
  refuseTitle: (money: string) => `Refuse to refund ${money}?`,
  note: 'Note',
  noteHint: 'The farmer will read this.',
  noteMissing: 'Write the reason. The farmer will read it.',
  done: 'Saved. We notified the farmer.',
};

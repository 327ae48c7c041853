import type { Doubt } from './domain/order.ts';

/** For who looks after the money. */
export const staffEn = {
  title: 'Money back',
  adminOnly: 'Only for administrators.',
  how: 'Send the money in the payment service’s own desk first. Then note it here: the farmer is told, and what it had opened ends.',
  none: 'Nothing waits.',
  asked: (n: number) => (n === 1 ? '1 farmer asks for money back' : `${n} farmers ask for money back`),
  held: (n: number) => (n === 1 ? 'Money that opened nothing: 1' : `Money that opened nothing: ${n}`),
  heldAsked: 'It had opened nothing.',
  reason: (text: string) => `“${text}”`,
  noReason: 'No reason given; none is needed.',
  came: (got: string, price: string) => `${got} came, the price is ${price}`,
  nothingKnown: 'what came is not known',
  why: { amount: 'Another amount than ordered.', currency: 'Another currency than ordered.', reference: 'Paid for another order; look it up at the payment service.', code: 'The receipt number had already paid for another order.' } satisfies Record<Doubt, string>,
  at: (provider: string, code: string) => `${provider} · ${code}`,
  noCode: 'no receipt number',
  back: 'It went back',
  refuse: 'Refuse',
  backTitle: (money: string) => `${money} went back?`,
  refuseTitle: (money: string) => `Refuse ${money}?`,
  note: 'Note',
  noteHint: 'The farmer reads it.',
  noteMissing: 'Write why: the farmer reads it.',
  done: 'Noted. The farmer is told.',
  retry: 'Try again',
};

/** Texts for an order that a person reviews. */
export const reviewEn = {
  paused: (stated: string, price: string) =>
    `The payment service says ${stated}, but the price is ${price}. Pro is paused while our team checks it. Please don’t pay again.`,
  pausedOther:
    'The payment doesn’t match your order. Pro is paused while our team checks it. Please don’t pay again.',
  endedTitle: 'Pro from this payment has ended',
  ended: (stated: string, price: string) =>
    `The payment service says ${stated}, but the price is ${price}. Pro had started, and has now ended.`,
  endedOther: 'The payment doesn’t match your order. Pro had started, and has now ended.',
};

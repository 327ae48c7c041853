/** Texts for an order that a person reviews. */
export const reviewEn = {
  paused: (stated: string, price: string) =>
    `The payment service stated ${stated}, but the price is ${price}. Pro is paused while a person checks it. You don’t need to pay again now.`,
  pausedOther:
    'The payment does not match your order. Pro is paused while a person checks it. You don’t need to pay again now.',
  endedTitle: 'Pro from this payment is closed',
  ended: (stated: string, price: string) =>
    `The payment service stated ${stated}, but the price is ${price}. Pro was open at first and is closed now.`,
  endedOther: 'The payment does not match your order. Pro was open at first and is closed now.',
};

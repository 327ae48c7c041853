export const sandboxEn = {
  title: 'Test payment',
  noMoney: 'This is a test payment. No money moves, whatever you tap.',
  order: (what: string) => `Your order: ${what}`,
  price: (kes: string) => `Price: KES ${kes}`,
  acts: {
    pay: 'Pay',
    late: 'Pay, but confirm it late',
    wrong_amount: 'Pay half of the price',
    fail: 'Make the payment fail',
    cancel: 'Cancel',
    reverse: 'Reverse the payment',
  },
  states: {
    pending: 'Not paid yet',
    late: 'Paid. Confirmation will follow',
    completed: 'Paid',
    failed: 'Failed',
    cancelled: 'Cancelled',
    reversed: 'Reversed',
  },
  back: 'Back to Mavuno',
};

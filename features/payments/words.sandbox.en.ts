export const sandboxEn = {
  title: 'Practice counter',
  noMoney: 'This is only practice. No money moves here, whatever you press.',
  order: (what: string) => `You are ordering: ${what}`,
  price: (kes: string) => `Price: KES ${kes}`,
  acts: {
    pay: 'Pay',
    late: 'Pay, but the answer comes late',
    wrong_amount: 'Pay half of the price',
    fail: 'The payment fails',
    cancel: 'Cancel',
    reverse: 'Take the payment back',
  },
  states: {
    pending: 'Not paid yet',
    late: 'Paid; the answer is on its way',
    completed: 'Paid',
    failed: 'Failed',
    cancelled: 'Cancelled',
    reversed: 'Taken back',
  },
  back: 'Back to Mavuno',
};

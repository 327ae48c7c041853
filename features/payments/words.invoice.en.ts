export const invoiceEn = {
  title: 'Invoice', number: 'Number', date: 'Date', customer: 'Customer', what: 'For', amount: 'Paid', method: 'Paid by', code: 'Confirmation code',
  plans: {
    monthly: 'Mavuno Pro, monthly plan (30 days)', annual: 'Mavuno Pro, annual plan (365 days)', day: 'Mavuno Pro, day pass', week: 'Mavuno Pro, week pass (7 days)', season: 'Mavuno Pro, season pass (120 days)',
  },
  thanks: 'Thank you. Keep this paper: it shows what you paid for.',
  sandbox: 'Made in a practice payment. No money moved; this is no receipt.',
  reversed: 'This payment was taken back.',
};

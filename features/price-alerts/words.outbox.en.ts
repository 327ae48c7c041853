export const priceAlertsOutboxEn = {
  outbox: { set: 'Set a price alert', remove: 'Delete a price alert' },
  countedRows: {
    price_alert: (n: number) => (n === 1 ? '1 price alert' : `${n} price alerts`),
  },
  refusals: {
    'price_alerts.too_many': 'You have 20 price alerts. Delete one first.',
    'price_alerts.not_found': 'This alert doesn’t exist any more.',
  },
} as const;

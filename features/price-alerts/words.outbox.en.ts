export const priceAlertsOutboxEn = {
  outbox: { set: 'Price alert', remove: 'Price alert taken away' },
  countedRows: {
    price_alert: (n: number) => (n === 1 ? '1 price alert' : `${n} price alerts`),
  },
  refusals: {
    'price_alerts.too_many': 'You have 20 price alerts. Take one away first.',
    'price_alerts.not_found': 'This alert is not there any more.',
  },
} as const;

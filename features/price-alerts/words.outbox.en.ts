export const priceAlertsOutboxEn = {
  outbox: { set: 'Price alert', remove: 'Price alert taken away' },
  refusals: {
    'price_alerts.too_many': 'You have 20 price alerts. Take one away first.',
    'price_alerts.not_found': 'This alert is not there any more.',
  },
} as const;

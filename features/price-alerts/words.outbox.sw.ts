import type { Words } from '#kit/pure/words.ts';
import type { priceAlertsOutboxEn } from './words.outbox.en.ts';

export const priceAlertsOutboxSw: Words<typeof priceAlertsOutboxEn> = {
  outbox: { set: 'Weka tahadhari ya bei', remove: 'Futa tahadhari ya bei' },
  countedRows: {
    price_alert: (n) => (n === 1 ? 'tahadhari 1 ya bei' : `tahadhari ${n} za bei`),
  },
  refusals: {
    'price_alerts.too_many': 'Una tahadhari 20 za bei. Futa moja kwanza.',
    'price_alerts.not_found': 'Tahadhari hii haipo tena.',
  },
};

import { offersOutboxEn } from '#features/offers/words.outbox.en.ts';
import { offersOutboxSw } from '#features/offers/words.outbox.sw.ts';
import { defineOutboxText } from '#kit/web/feature.ts';
import { cropName } from '#knowledge/crops.ts';
import type * as contract from '../contract.ts';
import { priceAlertsOutboxEn } from '../words.outbox.en.ts';
import { priceAlertsOutboxSw } from '../words.outbox.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: {
    en: () => ({
      ...priceAlertsOutboxEn,
      refusals: { ...offersOutboxEn.refusals, ...priceAlertsOutboxEn.refusals },
    }),
    sw: () => ({
      ...priceAlertsOutboxSw,
      refusals: { ...offersOutboxSw.refusals, ...priceAlertsOutboxSw.refusals },
    }),
  },
  commands: {
    'price_alerts.set': ({ outbox }, { crop }, language) => `${outbox.set}: ${cropName(crop, language)}`,
    'price_alerts.remove': ({ outbox }) => outbox.remove,
  },
  counted: {
    price_alert: ({ countedRows }, n) => countedRows.price_alert(n),
  },
});

import { defineOutboxText } from '#kit/web/feature.ts';
import { cropName } from '#knowledge/crops.ts';
import type * as contract from '../contract.ts';
import { offersOutboxEn } from '../words.outbox.en.ts';
import { offersOutboxSw } from '../words.outbox.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => offersOutboxEn, sw: () => offersOutboxSw },
  commands: {
    'offers.post': ({ outbox }, { crop }, language) => `${outbox.post}: ${cropName(crop, language)}`,
    'offers.change': ({ outbox }) => outbox.change,
    'offers.close': ({ outbox }) => outbox.close,
    'offers.reply': ({ outbox }) => outbox.reply,
    'offers.withdraw_reply': ({ outbox }) => outbox.withdraw,
    'offers.accept': ({ outbox }) => outbox.accept,
    'offers.report': ({ outbox }) => outbox.report,
  },
  counted: {
    sell_offer: ({ countedRows }, n) => countedRows.sell_offer(n),
    sell_reply: ({ countedRows }, n) => countedRows.sell_reply(n),
  },
});

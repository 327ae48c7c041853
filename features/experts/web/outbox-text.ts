import { defineOutboxText } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import { expertsEn } from '../words.en.ts';
import { expertsSw } from '../words.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => expertsEn, sw: () => expertsSw },
  commands: {
    'reviews.ask': ({ outbox }) => outbox.ask,
    'reviews.ask_back': ({ outbox }) => outbox.back,
    'reviews.close': ({ outbox }) => outbox.close,
    'reviews.seen': ({ outbox }) => outbox.seen,
    'donations.set': ({ outbox }) => outbox.donation,
  },
  counted: {
    review: ({ countedRows }, n) => countedRows.review(n),
  },
});

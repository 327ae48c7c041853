import { defineOutboxText } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import { organicEn } from '../words.en.ts';
import { organicSw } from '../words.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => organicEn, sw: () => organicSw },
  commands: {
    'organic.complete': ({ outbox }) => outbox.complete,
  },
  counted: {
    organic_action: ({ countedRows }, n) => countedRows.organic_action(n),
  },
});

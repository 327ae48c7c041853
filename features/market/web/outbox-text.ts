import { defineOutboxText } from '#kit/web/feature.ts';
import { cropName } from '#knowledge/crops.ts';
import type * as contract from '../contract.ts';
import { marketOutboxEn } from '../words.outbox.en.ts';
import { marketOutboxSw } from '../words.outbox.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => marketOutboxEn, sw: () => marketOutboxSw },
  commands: {
    'market.report': ({ outbox }, { crop }, language) => outbox.report(cropName(crop, language)),
  },
});

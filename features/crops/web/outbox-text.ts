import { defineOutboxText } from '#kit/web/feature.ts';
import { cropName } from '#knowledge/crops.ts';
import type * as contract from '../contract.ts';
import { cropsEn } from '../words.en.ts';
import { cropsSw } from '../words.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => cropsEn, sw: () => cropsSw },
  commands: {
    'crops.add': ({ outbox }, { crop_type }, language) => outbox.add(cropName(crop_type, language)),
    'crops.change': ({ outbox }) => outbox.change,
    'crops.harvest': ({ outbox }) => outbox.harvest,
    'crops.remove': ({ outbox }) => outbox.remove,
  },
  counted: {
    crop: ({ countedRows }, n) => countedRows.crop(n),
  },
});

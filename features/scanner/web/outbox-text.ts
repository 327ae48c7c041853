import { defineOutboxText, textOf } from '#kit/web/feature.ts';
import { cropName } from '#knowledge/crops.ts';
import type * as contract from '../contract.ts';
import { scannerEn } from '../words.en.ts';
import { scannerSw } from '../words.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => scannerEn, sw: () => scannerSw },
  commands: {
    'scans.save': ({ outbox }) => outbox.save,
    'scans.add_leaves': ({ outbox }) => outbox.addLeaves,
    'scans.pick': ({ outbox }) => outbox.pick,
    'scans.confirm_crop': ({ outbox }, { crop_type }, language) => outbox.crop(cropName(crop_type, language)),
    'scans.set_field': ({ outbox }, { field_id }) => outbox.field(textOf(field_id) !== ''),
    'scans.remove': ({ outbox }) => outbox.remove,
  },
  counted: {
    scan: ({ countedRows }, n) => countedRows.scan(n),
  },
});

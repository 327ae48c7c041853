import { plansEn } from '#features/plans/words.en.ts';
import { plansSw } from '#features/plans/words.sw.ts';
import { defineOutboxText } from '#kit/web/feature.ts';
import { cropName } from '#knowledge/crops.ts';
import type * as contract from '../contract.ts';
import { yieldOutboxEn } from '../words.outbox.en.ts';
import { yieldOutboxSw } from '../words.outbox.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: {
    en: () => ({ ...yieldOutboxEn, refusals: { ...plansEn.refusals, ...yieldOutboxEn.refusals } }),
    sw: () => ({ ...yieldOutboxSw, refusals: { ...plansSw.refusals, ...yieldOutboxSw.refusals } }),
  },
  commands: {
    'yields.predict': ({ outbox }, { crop_type }, language) => outbox.predict(cropName(crop_type, language)),
  },
  counted: {
    yield_prediction: ({ countedRows }, n) => countedRows.yield_prediction(n),
  },
});

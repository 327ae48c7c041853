import { plansEn } from '#features/plans/words.en.ts';
import { plansSw } from '#features/plans/words.sw.ts';
import { defineOutboxText } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import { trainingOutboxEn } from '../words.outbox.en.ts';
import { trainingOutboxSw } from '../words.outbox.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: {
    en: () => ({ ...trainingOutboxEn, refusals: { ...plansEn.refusals, ...trainingOutboxEn.refusals } }),
    sw: () => ({ ...trainingOutboxSw, refusals: { ...plansSw.refusals, ...trainingOutboxSw.refusals } }),
  },
  commands: {
    'training.enrol': ({ outbox }) => outbox.enrol,
    'training.read': ({ outbox }) => outbox.read,
    'training.remind': ({ outbox }) => outbox.remind,
    'training.leave': ({ outbox }) => outbox.leave,
  },
  counted: {
    enrolment: ({ countedRows }, n) => countedRows.enrolment(n),
  },
});

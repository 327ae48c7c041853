import { defineOutboxText } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import { impactEn } from '../words.en.ts';
import { impactSw } from '../words.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => impactEn, sw: () => impactSw },
  commands: {
    'outcomes.answer': ({ outbox }) => outbox.answer,
    'outcomes.pause': ({ outbox }) => outbox.pause,
  },
  counted: {
    outcome: ({ countedRows }, n) => countedRows.outcome(n),
    outcome_pause: ({ countedRows }, n) => countedRows.outcome_pause(n),
  },
});

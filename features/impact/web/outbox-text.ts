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
});

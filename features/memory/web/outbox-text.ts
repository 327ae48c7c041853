import { defineOutboxText } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import { memoryEn } from '../words.en.ts';
import { memorySw } from '../words.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => ({ ...memoryEn, refusals: {} }), sw: () => ({ ...memorySw, refusals: {} }) },
  commands: {
    'memory.note': ({ outbox }) => outbox.note,
  },
});

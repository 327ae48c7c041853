import { defineOutboxText } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import { privacyEn } from '../words.en.ts';
import { privacySw } from '../words.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => ({ ...privacyEn, refusals: {} }), sw: () => ({ ...privacySw, refusals: {} }) },
  commands: {
    'privacy.consent': ({ outbox }) => outbox.consent,
  },
});

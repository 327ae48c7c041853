import { defineOutboxText } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import { notifyOutboxEn } from '../words.outbox.en.ts';
import { notifyOutboxSw } from '../words.outbox.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => notifyOutboxEn, sw: () => notifyOutboxSw },
  commands: {
    'notify.set': ({ outbox }) => outbox.toggle,
    'notify.set_digest': ({ outbox }) => outbox.digest,
    'notify.set_whatsapp': ({ outbox }) => outbox.whatsapp,
    'notify.set_sms': ({ outbox }) => outbox.sms,
    'notify.read': ({ outbox }) => outbox.read,
  },
});

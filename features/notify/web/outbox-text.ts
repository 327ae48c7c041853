import { defineOutboxText } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import { notifyEn } from '../words.en.ts';
import { notifySw } from '../words.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => notifyEn, sw: () => notifySw },
  commands: {
    'notify.set': ({ outbox }) => outbox.toggle,
    'notify.set_digest': ({ outbox }) => outbox.digest,
    'notify.set_whatsapp': ({ outbox }) => outbox.whatsapp,
    'notify.set_sms': ({ outbox }) => outbox.sms,
    'notify.read': ({ outbox }) => outbox.read,
  },
});

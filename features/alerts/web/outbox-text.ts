import { defineOutboxText } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import { alertsEn } from '../words.en.ts';
import { alertsSw } from '../words.sw.ts';

export const outboxText = defineOutboxText<typeof contract>()({
  words: { en: () => alertsEn, sw: () => alertsSw },
  commands: {
    'alerts.mute': ({ outbox }) => outbox.mute,
    'alerts.unmute': ({ outbox }) => outbox.unmute,
    'alerts.feedback': ({ outbox }) => outbox.feedback,
    'alerts.seen': ({ outbox }) => outbox.seen,
  },
  counted: {
    alert: ({ countedRows }, n) => countedRows.alert(n),
    // Only the server writes it.
    alert_look: null,
  },
});

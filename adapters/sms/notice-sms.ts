import type { TextSender } from '#features/notify/server/ports.ts';
import type { SmsSender } from '#features/suppliers/server/ports.ts';

/** Adapts the SMS service for notices. */
export const noticeSms = (sms: SmsSender): TextSender => ({
  isFake: sms.isFake,
  send: async (message) => {
    const outcome = await sms.send(message);
    if (outcome.ok) return { ok: true, providerId: outcome.providerId };
    return { ok: false, reason: outcome.maybeSent ? 'maybe' : outcome.reason, code: outcome.code };
  },
});

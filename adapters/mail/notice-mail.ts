import type { MailSender } from '#features/notify/server/ports.ts';
import type { Mailer } from '#features/people/server/ports.ts';

interface MailFault {
  /** `no`: not sent, may be retried. `never`: the address is rejected. `maybe`: possibly sent. */
  readonly sent?: 'no' | 'never' | 'maybe';
}

/** Wraps the mailer for notices: returns failures as an outcome instead of throwing. */
export const noticeMail = (mailer: Mailer, isFake: boolean): MailSender => ({
  isFake,
  send: async (mail) => {
    try {
      await mailer.send(mail);
      return { ok: true, providerId: null };
    } catch (fault) {
      const { sent = 'maybe' } = fault as MailFault;
      return {
        ok: false,
        reason: sent === 'no' ? 'busy' : sent === 'never' ? 'number' : 'maybe',
        code: (fault as Error).message.slice(0, 60),
      };
    }
  },
});

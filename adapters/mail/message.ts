import type { Mail } from '#features/people/server/ports.ts';

/** A mail in nodemailer's format; the message id identifies duplicate deliveries. */
export const messageOf = (from: string, mail: Mail) => ({
  from,
  to: mail.to,
  subject: mail.subject,
  text: mail.text,
  messageId: `<${mail.id}@${(/@([^\s>]+)/.exec(from) ?? [])[1] ?? 'mavuno'}>`,
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(mail.unsubscribe && {
      'List-Unsubscribe': `<${mail.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
});

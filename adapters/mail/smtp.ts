import { createTransport } from 'nodemailer';
import type { Mailer } from '#features/people/server/ports.ts';
import { messageOf } from './message.ts';

const WAIT_MS = 20_000;

/** Mail through a server, as SMTP_URL says (`smtp://user:secret@host:587`). */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url, { connectionTimeout: WAIT_MS, greetingTimeout: WAIT_MS, socketTimeout: WAIT_MS } as object);
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(from, mail)).catch(({ code, responseCode }: { code?: string; responseCode?: number }) => {
        // The server's own sentence often repeats the receiver's address, which belongs in no log.
        throw new Error(`the mail server did not take a mail (${[code, responseCode].filter(Boolean).join(' ')})`);
      });
    },
  };
};

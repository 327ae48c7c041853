import { createTransport } from 'nodemailer';
import type { Mailer } from '#features/people/server/ports.ts';
import { messageOf } from './message.ts';

const TIMEOUT_MS = 20_000;

interface SmtpError {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
  readonly syscall?: string;
}

/**
 * Whether a failed mail may have been delivered all the same: after a server was reached, only a clear
 * rejection rules it out.
 */
const deliveryStatus = ({ responseCode, code, command, syscall }: SmtpError): 'no' | 'never' | 'maybe' => {
  if (responseCode !== undefined) return responseCode >= 500 && command === 'RCPT TO' ? 'never' : 'no';
  return syscall === 'connect' || code === 'EDNS' || code === 'EAUTH' ? 'no' : 'maybe';
};

/** Mail through the server of SMTP_URL (`smtp://user:secret@host:587`). */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as object);
  return {
    send: async (mail) => {
      await transport.sendMail(messageOf(from, mail)).catch((error: SmtpError) => {
        const { code, responseCode } = error;
        // The server's error message often repeats the recipient's address, which must not be logged.
        throw Object.assign(
          new Error(
            `the mail server did not take a mail (${[code, responseCode].filter(Boolean).join(' ')})`,
          ),
          { sent: deliveryStatus(error) },
        );
      });
    },
  };
};

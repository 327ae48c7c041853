import { en } from '../../words.mail.en.ts';
import { sw } from '../../words.mail.sw.ts';
import type { Mail, Mailer, PeopleMail } from '../ports.ts';

export const MAIL_JOB = 'people.mail';

const words = { en, sw };

export const composeMail = (id: string, { kind, to, language, link, about = '' }: PeopleMail): Mail => {
  const { subject, body } = words[language][kind];
  return { id, to, subject, text: body(link, about) };
};

/** Handles a mail job. A job that runs twice sends the same message id twice. */
export const sendPeopleMail =
  (mailer: Mailer) =>
  (job: { readonly id: string; readonly data: PeopleMail }): Promise<void> =>
    mailer.send(composeMail(job.id, job.data));

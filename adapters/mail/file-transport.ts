import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mailer } from '#features/people/server/ports.ts';
import { messageOf } from './message.ts';

const writeAtomically = async (folder: string, name: string, content: string | Buffer): Promise<void> => {
  const partialPath = join(folder, `.${name}.part`);
  await writeFile(partialPath, content, { mode: 0o600 });
  await rename(partialPath, join(folder, name));
};

/**
 * Transport without a mail server: writes each mail as a file for a mail program (.eml) and one to read
 * (.txt). Files are named by id, so sending a mail twice leaves one.
 */
export const fileMailer = (folder: string, from: string): Mailer => {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await composer.sendMail(messageOf(from, mail));
      await writeAtomically(folder, `${mail.id}.eml`, message as Buffer);
      await writeAtomically(
        folder,
        `${mail.id}.txt`,
        `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`,
      );
    },
  };
};

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WhatsAppSender } from '#features/notify/server/ports.ts';

/**
 * Replaces WhatsApp: writes each message to a file named by its id. It receives no messages, so every
 * signature check fails.
 */
export const fileWhatsAppSender = (folder: string): WhatsAppSender => ({
  isFake: true,
  isSigned: () => false,
  isVerifyToken: () => false,
  send: async ({ id, to, text, isOpen, choices = [] }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const partialPath = join(folder, `.${id}.part`);
    const buttons = choices.map(({ send, label }) => `[${send}] ${label}\n`).join('');
    await writeFile(partialPath, `To: ${to}\nAs: ${isOpen ? 'text' : 'template'}\n\n${text}\n${buttons}`, {
      mode: 0o600,
    });
    await rename(partialPath, join(folder, `${id}.txt`));
    return { ok: true, providerId: id };
  },
});

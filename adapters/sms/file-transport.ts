import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SmsSender } from '#features/suppliers/server/ports.ts';

/**
 * Transport without an SMS service: writes each message to a file named by its id, so that sending one twice
 * leaves one.
 */
export const fileSmsSender = (folder: string): SmsSender => ({
  isFake: true,
  send: async ({ id, to, text }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const partialPath = join(folder, `.${id}.part`);
    await writeFile(partialPath, `To: ${to}\n\n${text}\n`, { mode: 0o600 });
    await rename(partialPath, join(folder, `${id}.txt`));
    return { ok: true, providerId: null, cost: null };
  },
});

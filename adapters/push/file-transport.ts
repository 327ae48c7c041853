import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PushSender } from '#features/notify/server/ports.ts';
import { isPushService } from './hosts.ts';

/**
 * Transport without a push service: writes each message to a file named by its topic, so that sending one
 * twice leaves one.
 */
export const filePushSender = (folder: string, vapidPublicKey: string): PushSender => ({
  isFake: true,
  vapidPublicKey,
  isAllowedEndpoint: (endpoint) => isPushService(endpoint, true),
  send: async ({ endpoint, payload, topic }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const partialPath = join(folder, `.${topic}.part`);
    await writeFile(partialPath, `To: ${endpoint}\n\n${payload}\n`, { mode: 0o600 });
    await rename(partialPath, join(folder, `${topic}.txt`));
    return { ok: true, providerId: null };
  },
});

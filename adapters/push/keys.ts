import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import webPush from 'web-push';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const isKeys = (value: unknown): value is VapidKeys => {
  const { publicKey, privateKey } = (value ?? {}) as Partial<VapidKeys>;
  return /^[\w-]{87}$/.test(publicKey ?? '') && /^[\w-]{43}$/.test(privateKey ?? '');
};

/** Creates the file atomically: of two servers that start together, one wins and the other reads its file. */
const createKeyFile = async (file: string): Promise<void> => {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  await handle.writeFile(JSON.stringify(webPush.generateVAPIDKeys()));
  await handle.sync();
  await handle.close();
  await link(draft, file).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EEXIST') throw fault;
  });
  await unlink(draft);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Generated once: new keys would require every subscribed browser to subscribe again. */
export const readVapidKeys = async (dataDir: string, given?: VapidKeys): Promise<VapidKeys> => {
  if (given) return given;
  const file = join(dataDir, 'vapid.json');
  await mkdir(dataDir, { recursive: true });
  const saved = (): Promise<string | null> =>
    readFile(file, 'utf8').catch((fault: NodeJS.ErrnoException) => {
      if (fault.code === 'ENOENT') return null;
      throw fault;
    });
  if ((await saved()) === null) await createKeyFile(file);
  const keys = parsed((await saved()) ?? '');
  if (!isKeys(keys))
    throw new Error(
      `${file} holds no usable keys. Remove it to get new ones; every phone then has to switch messages on again.`,
    );
  return keys;
};

import { createECDH, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import webPush from 'web-push';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const publicKeyOf = (privateKey: string): string => {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(privateKey, 'base64url');
  return ecdh.getPublicKey('base64url');
};

/** Whether both keys have the right format and belong to each other. */
const isKeyPair = (value: unknown): value is VapidKeys => {
  const { publicKey = '', privateKey = '' } = (value ?? {}) as Partial<VapidKeys>;
  if (!/^[\w-]{87}$/.test(publicKey) || !/^[\w-]{43}$/.test(privateKey)) return false;
  try {
    return publicKeyOf(privateKey) === publicKey;
  } catch {
    // A number that is not a private key of this curve.
    return false;
  }
};

/** Creates the file atomically: of two servers that start together, one wins and the other reads its file. */
const createKeyFile = async (file: string): Promise<void> => {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  await handle.writeFile(JSON.stringify(webPush.generateVAPIDKeys()));
  await handle.sync();
  await handle.close();
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
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

/**
 * The configured keys, or those in `dataDir`. Generated once: new keys would require every subscribed browser
 * to subscribe again. Throws if the keys are not a pair.
 */
export const readVapidKeys = async (dataDir: string, configured?: VapidKeys): Promise<VapidKeys> => {
  if (configured) {
    if (!isKeyPair(configured))
      throw new Error(
        'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are not one key pair. Set both to the pair that the phones subscribed with, or leave both out.',
      );
    return configured;
  }
  const file = join(dataDir, 'vapid.json');
  await mkdir(dataDir, { recursive: true });
  const saved = (): Promise<string | null> =>
    readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  if ((await saved()) === null) await createKeyFile(file);
  const keys = parsed((await saved()) ?? '');
  if (!isKeyPair(keys))
    throw new Error(
      `${file} holds no usable keys. Remove it to get new ones; every phone then has to switch messages on again.`,
    );
  return keys;
};

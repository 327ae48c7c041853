import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { link, mkdir, open, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#kit/pure/days.ts';

export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  /** The raw curve point, base64url, as WebCrypto expects it. */
  readonly publicKey: string;
}

interface StoredKey {
  readonly id: string;
  readonly made: string;
  readonly key: string;
}
const YEAR_MS = 365 * DAY_MS;

const generateKey = (now: Date): StoredKey => ({
  id: randomBytes(6).toString('base64url'),
  made: now.toISOString(),
  key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string,
});

/**
 * Written atomically. Of servers that start together, one creates the first key. A later key replaces the old
 * one.
 */
const write = async (file: string, mode: 'first' | 'next', now: Date): Promise<void> => {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  await handle.writeFile(JSON.stringify(generateKey(now)));
  await handle.sync();
  await handle.close();
  if (mode === 'next') return rename(draft, file);
  await link(draft, file).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EEXIST') throw fault;
  });
  await unlink(draft);
};

const read = async (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return null;
    throw fault;
  });

const parsed = (file: string, text: string): StoredKey => {
  try {
    const saved = JSON.parse(text) as StoredKey;
    if (
      typeof saved.id === 'string' &&
      createPrivateKey(saved.key).asymmetricKeyDetails?.namedCurve === 'prime256v1'
    )
      return saved;
  } catch {
    /* thrown below */
  }
  throw new Error(
    `${file} holds no usable key. Remove it to get a new one; phones then ask once for what they may do.`,
  );
};

const pointOf = (key: KeyObject): string => {
  const { x, y } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([4]),
    Buffer.from(x!, 'base64url'),
    Buffer.from(y!, 'base64url'),
  ]).toString('base64url');
};

/**
 * Created at the first start and again after a year. A phone gets the public key with each token, so old ones
 * need not be stored.
 */
export const readSigningKey = async (dataDir: string, now: Date): Promise<SigningKey> => {
  const file = join(dataDir, 'entitlements.json');
  await mkdir(dataDir, { recursive: true });
  const before = await read(file);
  if (before === null) await write(file, 'first', now);
  else if (now.getTime() - Date.parse(parsed(file, before).made) > YEAR_MS) await write(file, 'next', now);
  const { id, key } = parsed(file, (await read(file)) ?? '');
  const privateKey = createPrivateKey(key);
  return { id, privateKey, publicKey: pointOf(privateKey) };
};

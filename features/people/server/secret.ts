import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const MIN_LENGTH = 32;

/** Written atomically: of two servers that start together one wins, and the other reads the winner's file. */
const createSecretFile = async (file: string): Promise<void> => {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  await handle.writeFile(randomBytes(48).toString('base64url'));
  await handle.sync();
  await handle.close();
  await link(draft, file).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EEXIST') throw fault;
  });
  await unlink(draft);
};

/** AUTH_SECRET, else one made once in the data folder. It signs session cookies. */
export const readSecret = async (dataDir: string, given?: string): Promise<string> => {
  if (given) return given;
  const file = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  const saved = (): Promise<string | null> =>
    readFile(file, 'utf8').catch((fault: NodeJS.ErrnoException) => {
      if (fault.code === 'ENOENT') return null;
      throw fault;
    });
  if ((await saved()) === null) await createSecretFile(file);
  const secret = ((await saved()) ?? '').trim();
  if (secret.length < MIN_LENGTH)
    throw new Error(
      `${file} holds no usable secret. Remove it to get a new one; everybody then signs in again.`,
    );
  return secret;
};

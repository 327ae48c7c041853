import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MIN_LENGTH = 32;

/** AUTH_SECRET, else one made once in the data folder: whoever has it can sign session cookies. */
export const readSecret = async (dataDir: string, given?: string): Promise<string> => {
  if (given) return given;
  const file = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  // 'wx' lets one of two servers that start together win; the other reads what the winner wrote.
  await writeFile(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' }).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== 'EEXIST') throw fault;
  });
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < MIN_LENGTH) throw new Error(`${file} holds no usable secret. Remove it to get a new one; everybody then signs in again.`);
  return secret;
};

import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { v7 } from 'uuid';
import { HOUR_MS } from '#kit/pure/days.ts';
import { syncFolder } from './fsync.ts';
import type { Storage } from './storage.ts';
import { keyParts } from './storage.ts';

const nullIfMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
};

/** Syncs the parent of every new folder, so that its name survives a power failure. */
const makeFolder = async (folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!first) return;
  for (let at = folder; at.length >= first.length; at = dirname(at)) syncFolder(dirname(at));
};

const write = async (unfinished: string, content: Uint8Array | Readable): Promise<void> => {
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await writeFile(file, content);
    await file.sync();
  } finally {
    await file.close();
  }
};

const ABANDONED_MS = HOUR_MS;

/** Removes unfinished files of a killed server. Another server on the same folder may be writing right now. */
const clearAbandoned = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(nullIfMissing);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(join(folder, name), { force: true });
  }
};

/** Files in `root`; unfinished ones are in `root/unfinished`. */
export const diskStorage = async (root: string): Promise<Storage> => {
  const unfinishedFolder = join(root, 'unfinished');
  await makeFolder(unfinishedFolder);
  await clearAbandoned(unfinishedFolder);
  const path = (key: string): string => join(root, 'files', ...keyParts(key));
  return {
    put: async (key, content) => {
      const at = path(key);
      const unfinished = join(unfinishedFolder, v7());
      try {
        await write(unfinished, content);
        await makeFolder(dirname(at));
        await rename(unfinished, at);
        syncFolder(dirname(at));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: (key) => readFile(path(key)).catch(nullIfMissing),
    stream: async (key, from = 0) => {
      const file = await open(path(key), 'r').catch(nullIfMissing);
      return file && file.createReadStream({ start: from });
    },
    has: async (key) => (await stat(path(key)).catch(nullIfMissing))?.isFile() ?? false,
    delete: (key) => rm(path(key), { force: true }),
    deleteAll: (prefix) => rm(path(prefix), { recursive: true, force: true }),
  };
};

import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseStartError } from './failure.ts';
import { bootId, pidNamespaceId, startOf } from './processes.ts';

/** A holder elsewhere (another container on the same folder) counts as alive while its file is still touched. */
const HEARTBEAT_MS = 5_000;
const SILENCE_MS = 12_000;

interface Holder {
  readonly pid: number;
  readonly start: string;
  readonly place: string;
  readonly host: string;
  readonly boot: string;
}

const currentHolder = (): Holder => ({
  pid: process.pid,
  start: startOf(process.pid) ?? '',
  place: pidNamespaceId(),
  host: hostname(),
  boot: bootId(),
});

const readText = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

const parse = (content: string): Holder | null => {
  try {
    return JSON.parse(content) as Holder;
  } catch {
    return null;
  }
};

const modifiedAt = (path: string): number => {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
};

const touch = (path: string): void => {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The folder was deleted while running; the next write reports that better than a timer.
  }
};

const isTouchedWithin = async (path: string, ms: number): Promise<boolean> => {
  const before = modifiedAt(path);
  for (const end = Date.now() + ms; Date.now() < end; await pause(250))
    if (modifiedAt(path) !== before) return true;
  return false;
};

const isHeld = async (path: string, content: string, silenceMs: number): Promise<boolean> => {
  const holder = parse(content);
  // An empty or incomplete file: its writer is between two system calls, or died there.
  if (!holder) return isTouchedWithin(path, 500);
  if (holder.place === pidNamespaceId()) return startOf(holder.pid) === holder.start;
  if (holder.host === hostname() && holder.boot !== bootId()) return false;
  return isTouchedWithin(path, silenceMs);
};

const create = (path: string): boolean => {
  try {
    const file = openSync(path, 'wx', 0o600);
    writeSync(file, JSON.stringify(currentHolder()));
    fsyncSync(file);
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Removes the stale lock that was checked. Puts it back if another process has replaced it meanwhile. */
const removeStaleLock = (path: string, checkedContent: string): void => {
  const asidePath = `${path}.${process.pid}`;
  try {
    renameSync(path, asidePath);
  } catch {
    return;
  }
  if (readText(asidePath) !== checkedContent) linkSync(asidePath, path);
  unlinkSync(asidePath);
};

const inUseError = (folder: string, content: string): DatabaseStartError => {
  const holder = parse(content);
  const who = holder
    ? `process ${holder.pid}${holder.place === pidNamespaceId() ? '' : ` on ${holder.host}`}`
    : 'another process';
  return new DatabaseStartError(
    `The data folder ${folder} is in use by ${who}. Stop that one first, set DATA_DIR to another folder, or let both use one PostgreSQL server through DATABASE_URL.`,
  );
};

/** Allows one process at a time on a data folder. The holder's death releases the lock, however it died. */
export const lockFolder = async (folder: string, silenceMs = SILENCE_MS): Promise<{ release(): void }> => {
  const path = join(folder, 'server.lock');
  for (let tries = 0; !create(path); tries += 1) {
    const content = readText(path);
    if (content === null) continue;
    if (tries > 3 || (await isHeld(path, content, silenceMs))) throw inUseError(folder, content);
    removeStaleLock(path, content);
  }
  const ownContent = readText(path);
  const heartbeat = setInterval(() => touch(path), HEARTBEAT_MS);
  heartbeat.unref();
  return {
    release: () => {
      clearInterval(heartbeat);
      if (readText(path) === ownContent) unlinkSync(path);
    },
  };
};

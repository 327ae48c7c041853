import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Identity } from './identity.ts';
import { canReach, changeOwner } from './identity.ts';
import type { ListenAddress } from './postmaster.ts';

/** The full path of a socket holds 104 bytes (macOS), of which `/.s.PGSQL.5432` takes 14. */
const MAX_FOLDER_BYTES = 88;
const SOCKET_PORT = 5432;

const tryListen = (target: string | number): Promise<number | null> =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(null));
    const onListening = (): void => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    };
    if (typeof target === 'string') server.listen(target, onListening);
    else server.listen(target, '127.0.0.1', onListening);
  });

const isUsableSocketFolder = async (folder: string, identity: Identity | null): Promise<boolean> => {
  if (Buffer.byteLength(folder) > MAX_FOLDER_BYTES || !canReach(join(folder, 'socket'), identity))
    return false;
  return (await tryListen(join(folder, 'try'))) !== null;
};

const createDataSocketFolder = (dataDir: string, identity: Identity | null): string => {
  const folder = join(dataDir, 'socket');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  changeOwner(identity, folder);
  return folder;
};

/** Removes files of a killed server on this data folder, whose lock we hold. */
const removeStaleFolders = (prefix: string, identity: Identity | null): void => {
  for (const name of readdirSync(tmpdir()).filter((found) => found.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    if (lstatSync(folder).uid === (identity?.uid ?? process.getuid?.()))
      rmSync(folder, { recursive: true, force: true });
  }
};

const createTempSocketFolder = (dataDir: string, identity: Identity | null): string => {
  const prefix = `mavuno-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-`;
  removeStaleFolders(prefix, identity);
  const folder = mkdtempSync(join(tmpdir(), prefix));
  changeOwner(identity, folder);
  return folder;
};

const freePort = async (candidates: readonly number[]): Promise<number> => {
  for (const port of candidates) if ((await tryListen(port)) !== null) return port;
  const port = await tryListen(0);
  if (port === null) throw new Error('no free port on 127.0.0.1');
  return port;
};

/**
 * A socket folder that only this user can enter, or a local port where sockets are not possible. Both need a
 * password.
 */
export const chooseListenAddress = async (
  dataDir: string,
  identity: Identity | null,
  loopback: readonly number[] | null,
): Promise<ListenAddress> => {
  if (!loopback && process.platform !== 'win32') {
    for (const createFolder of [createDataSocketFolder, createTempSocketFolder]) {
      const folder = createFolder(dataDir, identity);
      if (await isUsableSocketFolder(folder, identity)) return { socketDir: folder, port: SOCKET_PORT };
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return { socketDir: null, port: await freePort(loopback ?? []) };
};

export const dropSocketFolder = ({ socketDir }: ListenAddress): void => {
  if (socketDir) rmSync(socketDir, { recursive: true, force: true });
};

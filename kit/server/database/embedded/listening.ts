import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Identity } from './identity.ts';
import { canReach, giveTo } from './identity.ts';
import type { Listening } from './postmaster.ts';

/** The full path of a socket holds 104 bytes (macOS), of which `/.s.PGSQL.5432` takes 14. */
const LONGEST_FOLDER = 88;
const SOCKET_PORT = 5432;

const listens = (where: string | number): Promise<number | null> =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(null));
    const answered = (): void => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    };
    if (typeof where === 'string') server.listen(where, answered);
    else server.listen(where, '127.0.0.1', answered);
  });

const fits = async (folder: string, identity: Identity | null): Promise<boolean> => {
  if (Buffer.byteLength(folder) > LONGEST_FOLDER || !canReach(join(folder, 'socket'), identity)) return false;
  return (await listens(join(folder, 'try'))) !== null;
};

const ownFolder = (dataDir: string, identity: Identity | null): string => {
  const folder = join(dataDir, 'socket');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  giveTo(identity, folder);
  return folder;
};

/** Removes files of a killed server on this data folder, whose lock we hold. */
const dropLeftovers = (prefix: string, identity: Identity | null): void => {
  for (const name of readdirSync(tmpdir()).filter((found) => found.startsWith(prefix))) {
    const folder = join(tmpdir(), name);
    if (lstatSync(folder).uid === (identity?.uid ?? process.getuid?.()))
      rmSync(folder, { recursive: true, force: true });
  }
};

const shortFolder = (dataDir: string, identity: Identity | null): string => {
  const prefix = `mavuno-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}-`;
  dropLeftovers(prefix, identity);
  const folder = mkdtempSync(join(tmpdir(), prefix));
  giveTo(identity, folder);
  return folder;
};

const freePort = async (wanted: readonly number[]): Promise<number> => {
  for (const port of wanted) if ((await listens(port)) !== null) return port;
  const port = await listens(0);
  if (port === null) throw new Error('no free port on 127.0.0.1');
  return port;
};

/**
 * A socket folder that only we can enter, or a port on this machine where sockets are impossible. Both need a
 * password.
 */
export const chooseListening = async (
  dataDir: string,
  identity: Identity | null,
  loopback: readonly number[] | null,
): Promise<Listening> => {
  if (!loopback && process.platform !== 'win32') {
    for (const make of [ownFolder, shortFolder]) {
      const folder = make(dataDir, identity);
      if (await fits(folder, identity)) return { socketDir: folder, port: SOCKET_PORT };
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return { socketDir: null, port: await freePort(loopback ?? []) };
};

export const dropSocketFolder = ({ socketDir }: Listening): void => {
  if (socketDir) rmSync(socketDir, { recursive: true, force: true });
};

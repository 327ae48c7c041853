// npm run vision:donated -- <folder>: exports the photos that farmers donated and experts confirmed, with a
// manifest; works with or without a running server.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeDonatedSet } from '#features/experts/server/donated-set.ts';
import { readSecret } from '#features/people/server/index.ts';
import { openDatabase, type Database } from '#kit/server/database/database.ts';
import type { Connection } from '#kit/server/database/embedded.ts';
import { startDatabase } from '#kit/server/database/start.ts';
import { diskStorage } from '#kit/server/storage/disk.ts';
import { databaseConfigOf } from '../e2e/harness/database.ts';
import { root } from './commands/ready.mjs';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { env } = process;
const dataDir = path.resolve(root, env.DATA_DIR || 'data');
const [folder] = process.argv.slice(2);

const fail = (why: string): never => {
  process.stderr.write(`No set was written. ${why}\n`);
  process.exit(1);
};

interface DatabaseHandle {
  readonly db: Database;
  close(): Promise<void>;
}

/** The running server's database, or a temporary one. */
const openDonationDatabase = async (): Promise<DatabaseHandle> => {
  const isRunning = !env.DATABASE_URL && existsSync(path.join(dataDir, 'database/postgres/postmaster.pid'));
  const running = isRunning
    ? await openDatabase({ write: databaseConfigOf({ dataDir }) as Connection, log }).catch(() => null)
    : null;
  if (running) return { db: running, close: () => running.close() };
  const { database, stop } = await startDatabase({
    dataDir: path.join(dataDir, 'database'),
    url: env.DATABASE_URL || undefined,
    migrations: path.join(root, 'db/migrations'),
    log,
  });
  return { db: database, close: stop };
};

if (!folder) fail('Name the target folder: npm run vision:donated -- ../donated');
if (!env.DATABASE_URL && !existsSync(path.join(dataDir, 'database')))
  fail(`There is no data in ${dataDir}: set DATA_DIR or DATABASE_URL to the server's values.`);
const { db, close } = await openDonationDatabase().catch((error: Error) => fail(error.message));
try {
  const set = await writeDonatedSet(
    {
      db,
      storage: await diskStorage(path.join(dataDir, 'files')),
      secret: await readSecret(dataDir, env.AUTH_SECRET || undefined),
    },
    path.resolve(folder!),
  );
  const lines =
    set.photos.length === 0
      ? ['No photo yet: none is confirmed by an expert, free of people, and allowed by its farmer.']
      : Object.entries(set.counts).map(([condition, n]) => `${String(n).padStart(6)}  ${condition}`);
  process.stdout.write(
    `${[`Version ${set.version}, ${set.photos.length} photos, ${set.licence.id}, ${set.hash.slice(0, 12)}`, ...lines, ...(set.withdrawn.length > 0 ? [`${set.withdrawn.length} withdrawn since earlier versions: see the manifest`] : []), ...(set.leftOut > 0 ? [`${set.leftOut} left out: missing or incomplete`] : [])].join('\n')}\n`,
  );
} catch (error) {
  process.stderr.write(`No set was written. ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  await close();
}

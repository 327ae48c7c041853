import type { Database } from './database.ts';
import { openDatabase } from './database.ts';
import type { Connection } from './embedded.ts';
import { startEmbedded } from './embedded.ts';
import type { Log } from './log.ts';
import { migrate } from './migrate.ts';

interface StartOptions {
  /** The data folder of the embedded server, used when no `url` is given. */
  readonly dataDir: string;
  readonly url?: string | undefined;
  readonly readUrl?: string | undefined;
  readonly migrations: string;
  readonly log: Log;
}

export interface RunningDatabase {
  readonly database: Database;
  /** Its address, for a separate connection. */
  readonly address: string | Connection;
  stop(): Promise<void>;
}

/** The server's database: the one at `url`, else the built-in one; migrated and ready. */
export const startDatabase = async ({
  dataDir,
  url,
  readUrl,
  migrations,
  log,
}: StartOptions): Promise<RunningDatabase> => {
  log.info({}, url ? 'Connecting to the database…' : 'Starting the database…');
  const embedded = url ? null : await startEmbedded({ dataDir, log });
  try {
    const address = url ?? embedded!.connection;
    const database = await openDatabase({ write: address, ...(readUrl ? { read: readUrl } : {}), log });
    const stop = async (): Promise<void> => {
      await database.close();
      await embedded?.stop();
    };
    await migrate(database.pool, migrations, log).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
    return { database, address, stop };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
};

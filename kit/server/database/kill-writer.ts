import { openSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import { v7 } from 'uuid';
import { openDatabase, sql } from './database.ts';
import { startEmbedded } from './embedded.ts';
import { silentLog } from './log.ts';

/** Rows of one transaction: all or none must exist. */
export const ROWS_PER_TRANSACTION = 3;

/**
 * Writes endlessly to the database of a folder. Each acknowledged id becomes a line in a file that survives
 * this process.
 */
const main = async (dataDir: string, acknowledged: string): Promise<void> => {
  const embedded = await startEmbedded({ dataDir, log: silentLog });
  const database = await openDatabase({ write: embedded.connection, log: silentLog });
  await database.run(sql`create table if not exists kept (id uuid, part int, primary key (id, part))`);
  const lines = openSync(acknowledged, 'a');
  const writer = async (): Promise<never> => {
    for (;;) {
      const id = v7();
      await database
        .asSystem(async (tx) => {
          for (let part = 0; part < ROWS_PER_TRANSACTION; part += 1)
            await tx.run(sql`insert into kept values (${id}, ${part})`);
        })
        .then(
          () => writeSync(lines, `${id}\n`),
          () => undefined,
        );
    }
  };
  writeSync(lines, `postmaster ${embedded.pid()}\n`);
  await Promise.all(Array.from({ length: 4 }, writer));
};

const [, script, dataDir, acknowledged] = process.argv;
if (script && resolve(script) === resolve(import.meta.filename) && dataDir && acknowledged)
  await main(dataDir, acknowledged);

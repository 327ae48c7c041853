import type { Logger } from 'pino';
import type { DataTable } from '#kit/server/data-tables.ts';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import type { ServedSynced } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { farmDataAccess } from './access.ts';
import { accountServer, purgeDueAccounts } from './accounts.ts';
import { copyServer, sweepCopies } from './copies.ts';
import { exportServer } from './export.ts';
import { restoreServer } from './restore.ts';
import { statementListeners, statementServer } from './statements.ts';
import { farmDataTables } from './tables.ts';

export { cancelDeletion as keepAccount } from './accounts.ts';

interface FarmDataDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly storage: Storage;
  /** The tables of all features that hold personal data. */
  readonly tables: () => readonly DataTable[];
  /** All synced kinds of private rows, used to validate restored rows. */
  readonly synced: () => readonly ServedSynced[];
  /** The listeners of every feature: rows are deleted here as if by hand. */
  readonly listeners: () => Listeners;
  readonly log: Pick<Logger, 'error'>;
  /** The public URL of the app, for the code on a statement. */
  readonly origin: string;
}

export const farmDataServer = (deps: FarmDataDeps) =>
  defineServerFeature()({
    access: farmDataAccess,
    tables: farmDataTables,
    operations: [
      ...exportServer(deps),
      ...copyServer(deps),
      ...restoreServer(deps),
      ...accountServer(deps),
      ...statementServer(deps),
    ],
    listeners: statementListeners(deps.jobs),
    sweeps: {
      /** Purges accounts whose deletion is due. */
      accounts: (): Promise<void> =>
        purgeDueAccounts(
          {
            ...deps,
            onFault: (err) => deps.log.error({ part: 'purge', err }, 'an account could not be purged'),
          },
          new Date(),
        ),
      /** Expired copies. */
      copies: (): Promise<void> => sweepCopies(deps, new Date()),
    },
  });

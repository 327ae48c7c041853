import type { Logger } from 'pino';
import { checkAbility } from '#features/plans/server/api.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { serveSynced } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import type * as contract from '../contract.ts';
import { reportRows } from '../contract.ts';
import {
  uploadPriceList,
  reviewReport,
  reportPhoto,
  priceAdmin,
  marketInsights,
  startSync,
} from '../prices-contract.ts';
import { marketAccess } from './access.ts';
import { readInsights } from './insights.ts';
import type { PriceFeed } from './ports.ts';
import { uploadList, readPriceAdmin, readReportPhoto } from './price-import-admin.ts';
import { decideReportInReview, namesPhoto, reportCommand, reportsByIds } from './reports.ts';
import { loadShippedPrices } from './shipped-prices.ts';
import { priceSync } from './sync.ts';
import { marketTables } from './tables.ts';

interface MarketDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly storage: Storage;
  /** Null: no feed; prices are imported by hand and reported by farmers. */
  readonly feed: PriceFeed | null;
  /** The table of real prices that a new server starts with; null: none. */
  readonly shippedTable: string | null;
  readonly listeners: () => Listeners;
  readonly log: Pick<Logger, 'warn'>;
}

export const isMarketTopic = (which: string): boolean => which === 'prices';

export const marketServer = ({ db, jobs, storage, feed, shippedTable, listeners, log }: MarketDeps) => {
  const logFault = (err: unknown): void =>
    log.warn({ part: 'prices', err }, 'could not import the price list');
  const sync = priceSync({
    db,
    jobs,
    feed,
    listeners,
    onFault: logFault,
  });
  return defineServerFeature<typeof contract>()({
    access: marketAccess,
    tables: marketTables,
    commands: [reportCommand(listeners)],
    synced: [
      serveSynced(reportRows, async (tx, userId, ids) =>
        (await reportsByIds(tx, userId, ids)).map(
          ({ user_id: _user, per_kg: _kg, against: _against, created_at, ...row }) => ({
            ...row,
            created_at: created_at.toISOString(),
          }),
        ),
      ),
    ],
    operations: [
      serve(marketInsights, ({ session: { userId }, now }, { query }) =>
        db.readAsUser(userId, async (tx) => {
          if (!(await checkAbility(tx, userId, 'market_insights', now)).ok) return refuse('plans.pro_only');
          return ok(await readInsights(tx, userId, query, now, feed !== null));
        }),
      ),
      serve(priceAdmin, async () => ok(await readPriceAdmin(db, feed !== null))),
      serve(uploadPriceList, ({ session, now }, { query, bytes }) =>
        uploadList(db, { adminId: session.userId, bytes, save: query.keep === '1', now, listeners }),
      ),
      serve(startSync, async ({ session: { userId }, now }) => {
        if (!feed) return refuse('market.no_feed');
        await sync.startNow(userId, now);
        return ok({ asked: true as const });
      }),
      serve(reviewReport, ({ session, now }, { params, body }) =>
        decideReportInReview(db, session.userId, params.id, body, now, listeners),
      ),
      serve(reportPhoto, (_, { params, query }) => readReportPhoto(db, storage, params.id, query.user_id)),
    ],
    refersToPhoto: namesPhoto,
    /** Called at each start, so that a new server has prices at once. Does not throw. */
    prepare: async (now: Date): Promise<void> => {
      if (shippedTable) await loadShippedPrices({ db, listeners, file: shippedTable }, now).catch(logFault);
    },
    sweeps: { prices: (): Promise<void> => sync.sweep() },
  });
};

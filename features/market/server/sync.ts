import { HOUR_MS } from '#kit/pure/days.ts';
import { recordAudit } from '#kit/server/audit-log.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { MARKET_TOPIC } from '../prices-contract.ts';
import { startImportRun, endRun, failRun, lastOfFeed } from './import-runs.ts';
import { validateList, savePrices } from './importer.ts';
import { FeedFault, type PriceFeed } from './ports.ts';

const SYNC_JOB = 'market.sync';
/** The list changes at most once a week. */
const SYNC_INTERVAL_HOURS = 20;
const RETRY_HOURS = 3;

interface SyncDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly feed: PriceFeed | null;
  readonly listeners: () => Listeners;
  readonly onFault: (fault: unknown) => void;
}

const faultText = (fault: unknown): string =>
  fault instanceof FeedFault || fault instanceof RangeError ? fault.message : 'it could not be read';

export const priceSync = ({ db, jobs, feed, listeners, onFault }: SyncDeps) => {
  /** An empty list is an error: the service changed, and existing prices stay. */
  const importList = async (from: PriceFeed, id: string, now: Date): Promise<void> => {
    const list = await validateList(db, from.list(), now);
    if (list.prices.length === 0)
      throw new FeedFault(
        list.shape === null ? 'its columns are none that are known' : 'no price in it was kept',
      );
    await db.asSystem(async (tx) => {
      const changed = await savePrices(tx, list.prices, now, listeners);
      await endRun(tx, id, { ...list, changed });
    });
  };

  const run = async (): Promise<void> => {
    if (!feed) return;
    const id = await db.asSystem((tx) => startImportRun(tx, feed.name, null));
    if (id === null) return;
    db.announce(MARKET_TOPIC);
    try {
      await importList(feed, id, new Date());
    } catch (fault) {
      onFault(fault);
      await db.asSystem((tx) => failRun(tx, id, faultText(fault)));
    }
    db.announce(MARKET_TOPIC);
  };
  jobs.handleJobs(SYNC_JOB, run);

  const enqueueSync = (tx: Transaction): Promise<void> =>
    jobs.enqueue(tx, SYNC_JOB, {}, { singletonKey: 'feed' });
  return {
    /** Imports now. An administrator need not wait for the next sweep. */
    startNow: (adminId: string, now: Date): Promise<void> =>
      db.asSystem(async (tx) => {
        await recordAudit(tx, { staffId: adminId, action: 'market.sync', subjectId: null, now });
        await enqueueSync(tx);
      }),
    /**
     * Runs hourly. Imports when the last success is at least 20 hours old, and the last attempt at least 3
     * hours.
     */
    sweep: async (now = new Date()): Promise<void> => {
      if (!feed) return;
      const { tried, done } = await db.asSystem((tx) => lastOfFeed(tx, feed.name));
      const hours = (at: Date | null): number =>
        at === null ? Infinity : (now.getTime() - at.getTime()) / HOUR_MS;
      if (hours(done) >= SYNC_INTERVAL_HOURS && hours(tried) >= RETRY_HOURS) await db.asSystem(enqueueSync);
    },
  };
};

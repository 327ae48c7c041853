import { HOUR_MS } from '#kit/pure/days.ts';
import { recordAudit } from '#kit/server/audit-log.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import { MARKET_TOPIC } from '../prices-contract.ts';
import { validateList, savePrices } from './importer.ts';
import { FeedFault, type PriceFeed } from './ports.ts';
import { startImportRun, endRun, failRun, lastOfFeed } from './runs.ts';

const SYNC_JOB = 'market.sync';
/** The list changes at most once a week. */
const EVERY_HOURS = 20;
const AGAIN_HOURS = 3;

interface SyncDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly feed: PriceFeed | null;
  readonly listeners: () => Listeners;
  readonly onFault: (fault: unknown) => void;
}

const why = (fault: unknown): string =>
  fault instanceof FeedFault || fault instanceof RangeError ? fault.message : 'it could not be read';

export const priceSync = ({ db, jobs, feed, listeners, onFault }: SyncDeps) => {
  /** An empty list is an error: the service changed, and existing prices stay. */
  const bring = async (from: PriceFeed, id: string, now: Date): Promise<void> => {
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
      await bring(feed, id, new Date());
    } catch (fault) {
      onFault(fault);
      await db.asSystem((tx) => failRun(tx, id, why(fault)));
    }
    db.announce(MARKET_TOPIC);
  };
  jobs.work(SYNC_JOB, run);

  const soon = (tx: Transaction): Promise<void> => jobs.enqueue(tx, SYNC_JOB, {}, { singletonKey: 'feed' });
  return {
    /** Imports now. An administrator need not wait for the next sweep. */
    askedBy: (adminId: string, now: Date): Promise<void> =>
      db.asSystem(async (tx) => {
        await recordAudit(tx, { by: adminId, act: 'market.sync', about: null, now });
        await soon(tx);
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
      if (hours(done) >= EVERY_HOURS && hours(tried) >= AGAIN_HOURS) await db.asSystem(soon);
    },
  };
};

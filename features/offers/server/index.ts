import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import type * as contract from '../contract.ts';
import { offersAccess } from './access.ts';
import { expireOffers } from './account-deletion.ts';
import { offerCommands } from './commands-offers.ts';
import { replyCommands } from './commands-replies.ts';
import { moderationOperations } from './moderation.ts';
import { NOTIFY_JOB, type OfferNotice, notifyRemaining } from './notify-others.ts';
import type { Moderate, ListConfirmedPhones } from './ports.ts';
import { readOperations } from './reads.ts';
import { offersSynced } from './synced.ts';
import { offersTables } from './tables.ts';

interface OffersDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly moderate: Moderate;
  readonly numbers: ListConfirmedPhones;
  /** Notified when an offer gets a reply, or a reply is accepted. */
  readonly listeners: () => Listeners;
}

export const offersServer = (deps: OffersDeps) => {
  const { db, jobs, listeners } = deps;
  jobs.handleJobs<OfferNotice>(NOTIFY_JOB, notifyRemaining({ db, listeners }));
  return defineServerFeature<typeof contract>()({
    access: offersAccess,
    tables: offersTables,
    commands: [...offerCommands(deps), ...replyCommands(deps)],
    synced: offersSynced,
    operations: [...readOperations(db), ...moderationOperations({ db, jobs })],
    sweeps: { offers: expireOffers({ db, jobs }) },
  });
};

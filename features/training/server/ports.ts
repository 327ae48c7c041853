import type { AbilityId, AbilityDecision } from '#features/plans/domain/abilities.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type { Listeners } from '#kit/server/sync/events.ts';

export interface TrainingDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  /** The server's secret, from which the key for signed links is derived. */
  readonly secret: string;
  /** Folder of the built files; null: they are made in memory. */
  readonly folder: string | null;
  readonly may: (userId: string, ability: AbilityId, now: Date) => Promise<AbilityDecision>;
  readonly listeners: () => Listeners;
}

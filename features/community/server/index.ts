import type { Logger } from 'pino';
import { idSchema } from '#kit/pure/id-schema.ts';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import type * as contract from '../contract.ts';
import { communityAccess } from './access.ts';
import { answerCommands } from './commands/answers.ts';
import { questionCommands } from './commands/questions.ts';
import { reactionCommands } from './commands/reactions.ts';
import { expertsOperation } from './experts.ts';
import { moderationOperations } from './moderation.ts';
import {
  ANALYSE_JOB,
  analyseQuestion,
  MODEL_JOB,
  type ReaderNotice,
  NOTIFY_JOB,
  handleNotifyJob,
  type AnalysisJob,
} from './notify-others.ts';
import { photoOperation } from './photos.ts';
import type { Analyse, Moderate, QuestionModel, ReadReviewFacts } from './ports.ts';
import { namesPhoto } from './post-queries.ts';
import { processWithModel, suggestOperation } from './question-model.ts';
import { readOperations } from './reads.ts';
import { draw, repairCounters, createCleanup, registerRecomputeJob } from './recompute.ts';
import { communitySynced } from './synced.ts';
import { communityTables } from './tables.ts';

interface CommunityDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly moderate: Moderate;
  readonly analyse: Analyse;
  /** Absent when none is configured. */
  readonly model?: QuestionModel | undefined;
  readonly log: Pick<Logger, 'warn'>;
  readonly reviews: ReadReviewFacts;
  /** Notified when a question was answered. */
  readonly listeners?: () => Listeners;
}

/** Whether a public topic is valid: the list (`all`), or the id of a question. */
export const isCommunityTopic = (which: string): boolean =>
  which === 'all' || idSchema.safeParse(which).success;

export const communityServer = ({
  db,
  jobs,
  storage,
  moderate,
  analyse,
  model,
  log,
  reviews,
  listeners,
}: CommunityDeps) => {
  jobs.handleJobs<ReaderNotice>(NOTIFY_JOB, handleNotifyJob({ db, listeners }));
  jobs.handleJobs<AnalysisJob>(
    ANALYSE_JOB,
    analyseQuestion({ db, jobs, analyse, hasModel: model !== undefined }),
  );
  if (model) jobs.handleJobs<AnalysisJob>(MODEL_JOB, processWithModel({ db, analyse, model }));
  registerRecomputeJob({ db, jobs, reviews });
  return defineServerFeature<typeof contract>()({
    access: communityAccess,
    tables: communityTables,
    commands: [
      ...questionCommands({ jobs, moderate }),
      ...answerCommands({ jobs, moderate }),
      ...reactionCommands,
    ],
    synced: communitySynced,
    operations: [
      ...readOperations(db),
      ...moderationOperations({ db, jobs }),
      photoOperation({ db, storage }),
      suggestOperation({
        model,
        moderate,
        onFault: (err) => log.warn({ part: 'question model', err }, 'the language model did not answer'),
      }),
      expertsOperation(db),
    ],
    refersToPhoto: namesPhoto,
    draw: (now: Date): Promise<void> => draw({ db, reviews }, now),
    repair: (): Promise<number> => repairCounters(db),
    sweeps: { community: createCleanup({ db, jobs, reviews }) },
  });
};

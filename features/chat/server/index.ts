import type { Logger } from 'pino';
import type { Database } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { serveSynced } from '#kit/server/sync/commands.ts';
import type { Listeners } from '#kit/server/sync/events.ts';
import type * as contract from '../contract.ts';
import { conversationRows, messageRows } from '../contract.ts';
import { chatAccess } from './access.ts';
import type { AnswerDeps } from './answering.ts';
import { chatCommands, LATER_JOB, type LaterJob } from './commands.ts';
import { sweepRequests, startQueuedRequest } from './model-requests.ts';
import { openChatEngine } from './open-chat-engine.ts';
import { chatOperations } from './operations.ts';
import type { PictureDeps } from './pictures.ts';
import type { AssistantModel, PictureModel } from './ports.ts';
import { conversationsByIds, messagesByIds, namesPhoto } from './sql.ts';
import { answerLater } from './stream.ts';
import { chatTables } from './tables.ts';

interface ChatDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly storage: Storage;
  readonly listeners: () => Listeners;
  readonly models: readonly AssistantModel[];
  readonly pictures: PictureModel | null;
  readonly tokensADay: number | null;
  readonly log: Pick<Logger, 'warn'>;
}

/** Answers questions queued offline, each when no other request of the user is running. */
const handleQueuedQuestions = ({ db, jobs }: ChatDeps, deps: AnswerDeps): void =>
  jobs.handleJobs<LaterJob>(LATER_JOB, async ({ userId, id, conversationId, questionId }) => {
    const turn = await db.asUser(userId, (tx) => startQueuedRequest(tx, userId, id, new Date()));
    if (turn === 'gone') return;
    // Throws, so that the job is retried later.
    if (turn === 'busy') throw new Error('another request of this user is running');
    const [question] = await db.asUser(userId, (tx) => messagesByIds(tx, userId, [questionId]));
    const { content = '', language = 'en' } = question ?? {};
    await answerLater(deps, {
      userId,
      id,
      conversationId,
      questionId,
      question: content,
      language,
      documents: [],
      picture: null,
    });
  });

export const chatServer = (parts: ChatDeps) => {
  const { db, jobs, models, log } = parts;
  const deps: AnswerDeps & PictureDeps = {
    ...parts,
    listeners: {},
    openEngine: openChatEngine,
    onFault: (err) => log.warn({ part: 'assistant', err }, 'language model answer failed'),
  };
  handleQueuedQuestions(parts, deps);
  return defineServerFeature<typeof contract>()({
    access: chatAccess,
    tables: chatTables,
    commands: chatCommands({ jobs, hasModel: models.length > 0 }),
    operations: chatOperations(deps),
    synced: [serveSynced(conversationRows, conversationsByIds), serveSynced(messageRows, messagesByIds)],
    refersToPhoto: namesPhoto,
    sweeps: { asks: (): Promise<void> => sweepRequests(db, new Date()) },
  });
};

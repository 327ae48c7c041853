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
import type { AnsweringDeps } from './answering.ts';
import { sweepAsks, take } from './asks.ts';
import { chatCommands, LATER_JOB, type LaterJob } from './commands.ts';
import { openOwn } from './open-own.ts';
import { chatOperations } from './operations.ts';
import type { PicturingDeps } from './picturing.ts';
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

/** Answers a question queued offline, once no other answer is being made. */
const workLater = ({ db, jobs }: ChatDeps, deps: AnsweringDeps): void =>
  jobs.work<LaterJob>(LATER_JOB, async ({ userId, id, conversationId, questionId }) => {
    const turn = await db.asUser(userId, (tx) => take(tx, userId, id, new Date()));
    if (turn === 'gone') return;
    // The job is tried again later.
    if (turn === 'busy') throw new Error('another answer of this farmer is being made');
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
  const deps: AnsweringDeps & PicturingDeps = {
    ...parts,
    listeners: {},
    own: openOwn,
    onFault: (err) => log.warn({ part: 'assistant', err }, 'nothing came of an answer of a language model'),
  };
  workLater(parts, deps);
  return defineServerFeature<typeof contract>()({
    access: chatAccess,
    tables: chatTables,
    commands: chatCommands({ jobs, hasModel: models.length > 0 }),
    operations: chatOperations(deps),
    synced: [serveSynced(conversationRows, conversationsByIds), serveSynced(messageRows, messagesByIds)],
    namesPhoto,
    sweeps: { asks: (): Promise<void> => sweepAsks(db, new Date()) },
  });
};

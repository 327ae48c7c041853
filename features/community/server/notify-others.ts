import { publicAuthorsOf } from '#features/people/server/api.ts';
import { sql, type Database, type Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { nextSequences, type RowChange, writeLogs } from '#kit/server/sync/bulk-writes.ts';
import { recordEvent, type Listeners } from '#kit/server/sync/events.ts';
import { topicOf } from '../contract.ts';
import type { Analyse } from './ports.ts';
import { answerById, blockedBy, questionById } from './rows.ts';

export const NOTIFY_JOB = 'community.tell';
/**
 * Notifies other farmers' phones of a changed post: the asker's, the answer's author's, and those that saved
 * the question.
 */
export interface ReaderNotice {
  readonly questionId: string;
  readonly answerId?: string;
  readonly isNew?: boolean;
}

/**
 * Called in a farmer's own transaction: other users are notified by a job, because sequence locks are taken
 * in user order.
 */
export const notifyOthers = async (jobs: Jobs, tx: Transaction, tell: ReaderNotice): Promise<void> => {
  await jobs.enqueue<ReaderNotice>(tx, NOTIFY_JOB, tell, {
    singletonKey: `${tell.answerId ?? tell.questionId}${tell.isNew ? ' new' : ''}`,
  });
  tx.announce(topicOf(tell.questionId));
};

/** Touches rows of other users. Skips purged users. Returns a predicate: whether a user still exists. */
export const touchUserRows = async (
  tx: Transaction,
  touches: readonly RowChange[],
): Promise<(userId: string) => boolean> => {
  const seqs = await nextSequences(
    tx,
    touches.map(({ userId }) => userId),
  );
  await writeLogs(tx, seqs, touches);
  return (userId) => seqs.has(userId);
};

const BATCH_SIZE = 200;

const touchSavers = async (db: Database, questionId: string): Promise<void> => {
  for (let above = '00000000-0000-0000-0000-000000000000'; ;) {
    const users = await db.asSystem(async (tx) => {
      const some = (
        await tx.many<{ id: string }>(
          sql`
            select user_id as id
            from community_bookmarks
            where question_id = ${questionId} and user_id > ${above}
            order by user_id
            limit ${BATCH_SIZE}
          `,
        )
      ).map(({ id }) => id);
      await touchUserRows(
        tx,
        some.map((userId) => ({ userId, kind: 'community_bookmark', id: questionId })),
      );
      return some;
    });
    if (users.length < BATCH_SIZE) return;
    above = users[users.length - 1]!;
  }
};

/**
 * Notifies the asked expert once the question is public, unless they blocked its author. In its own
 * transaction, because sequence locks are taken in user order.
 */
const notifyExpert = (db: Database, questionId: string, listeners: Listeners): Promise<void> =>
  db.asSystem(async (tx) => {
    const question = await questionById(tx, questionId);
    if (question?.state !== 'visible' || question.expert_id === null) return;
    const isExpert =
      (await publicAuthorsOf(tx, [question.expert_id])).get(question.expert_id)?.is_expert ?? false;
    if (!isExpert || (await blockedBy(tx, question.expert_id)).includes(question.user_id)) return;
    await recordEvent(
      tx,
      { userId: question.expert_id, name: 'community.asked_of', payload: { id: questionId } },
      listeners,
    );
  });

export const handleNotifyJob =
  ({ db, listeners = () => ({}) }: { db: Database; listeners?: (() => Listeners) | undefined }) =>
  async ({ questionId, answerId, isNew = false }: ReaderNotice): Promise<void> => {
    await db.asSystem(async (tx) => {
      const [question, answer] = [
        await questionById(tx, questionId),
        answerId ? await answerById(tx, answerId) : null,
      ];
      const asker = answer?.asker_id ?? question?.user_id;
      if (!asker) return;
      const isThere = await touchUserRows(tx, [
        ...(question ? [{ userId: asker, kind: 'community_question', id: questionId }] : []),
        ...(answerId ? [{ userId: asker, kind: 'community_answer', id: answerId }] : []),
        ...(answer && answer.user_id !== asker
          ? [{ userId: answer.user_id, kind: 'community_answer', id: answer.id }]
          : []),
      ]);
      if (
        !isNew ||
        !isThere(asker) ||
        answer?.state !== 'visible' ||
        question?.state !== 'visible' ||
        answer.user_id === asker
      )
        return;
      if (
        await tx.maybe(
          sql`select 1 from community_blocks where user_id = ${asker} and blocked_id = ${answer.user_id}`,
        )
      )
        return;
      await recordEvent(
        tx,
        { userId: asker, name: 'community.answered', payload: { id: answer.id, question_id: questionId } },
        listeners(),
      );
    });
    if (isNew && !answerId) await notifyExpert(db, questionId, listeners());
    await touchSavers(db, questionId);
  };

export const ANALYSE_JOB = 'community.analyse';
/** A separate queue for the slow language model, so that other questions do not wait. */
export const MODEL_JOB = 'community.model';
export interface AnalysisJob {
  readonly id: string;
}

/** Computes the answer from the books on the server, because others could not trust one sent by a phone. */
export const analyseQuestion =
  ({ db, jobs, analyse, hasModel }: { db: Database; jobs: Jobs; analyse: Analyse; hasModel: boolean }) =>
  async ({ id }: AnalysisJob): Promise<void> => {
    const question = await db.asSystem((tx) => questionById(tx, id));
    if (!question || question.state === 'removed') return;
    const found = await analyse(question);
    await db.asSystem(async (tx) => {
      await touchUserRows(tx, [{ userId: question.user_id, kind: 'community_question', id }]);
      await tx.run(
        sql`
          update community_questions
          set ai_preliminary_answer = ${found ? JSON.stringify(found.answer) : null},
            ai_confidence_score = ${found?.confidence ?? null}
          where id = ${id}
        `,
      );
      if (hasModel && question.state === 'visible')
        await jobs.enqueue<AnalysisJob>(tx, MODEL_JOB, { id }, { singletonKey: id });
      tx.announce(topicOf(id));
    });
  };

import { cleanText } from '#kit/pure/clean-text.ts';
import type { BodyOf } from '#kit/pure/contract.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { recordAudit } from '#kit/server/audit-log.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import { empty, raw, sql, type Database, type Query } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { formatCursor, parseCursor } from '#kit/server/page-cursor.ts';
import { deleteUnusedPhotos } from '#kit/server/photos/delete-unused-photos.ts';
import * as contract from '../contract.ts';
import { PAGE_SIZE } from '../domain/paging.ts';
import { type State, type Target } from '../domain/post.ts';
import { isDeletingAccount, notDeletingAccount } from './account-deletion.ts';
import { notifyOthers, touchUserRows } from './notify-others.ts';
import { writeHistory } from './post-queries.ts';
import { isStaff } from './reads.ts';
import { answerById, authorsOf, questionById } from './rows.ts';

interface QueuedPost {
  readonly target: Target;
  readonly id: string;
  readonly question_id: string;
  readonly title: string;
  readonly content: string;
  readonly images: string[];
  readonly user_id: string;
  readonly created_at: Date;
  readonly state: State;
  readonly reason: string | null;
}
interface Report {
  readonly target_id: string;
  readonly reason: (typeof contract.reportReasons)[number] | 'model';
  readonly note: string | null;
  readonly created_at: Date;
}

/** Posts of other users that wait for a moderator, or were reported and are still public. */
const postsForReview = (userId: string) => {
  const answers = raw(
    `select 'answer' as target, a.id, a.question_id, coalesce(q.title, '') as title, a.content, a.images, a.user_id, a.created_at, a.state, a.reason from community_answers a left join community_questions q on q.id = a.question_id`,
  );
  const questions = raw(
    `select 'question' as target, q.id, q.id as question_id, q.title, q.content, q.images, q.user_id, q.created_at, q.state, q.reason from community_questions q`,
  );
  const reported = raw('(select target_id from community_reports where settled_at is null)');
  return sql`
    (${questions} where q.state = 'pending'
      and ${notDeletingAccount('q')} union all ${answers} where a.state = 'pending'
      and ${notDeletingAccount('a')} union all ${questions} where q.id in ${reported}
      and q.state = 'visible' union all ${answers} where a.id in ${reported} and a.state = 'visible') p
    where p.user_id <> ${userId}
  `;
};

const queuePage = (tx: Query, userId: string, after: ReturnType<typeof parseCursor>): Promise<QueuedPost[]> =>
  tx.many(
    sql`
      select *
      from ${postsForReview(userId)}
        ${after ? sql`and (p.created_at, p.id) > (${after.at}, ${after.id}::uuid)` : empty} order by
        p.created_at, p.id limit ${PAGE_SIZE}
    `,
  );

type ModerationResult = Result<{ done: true }, 'community.not_found' | 'community.own_post'>;

/**
 * Locks the author's sequence, like every writer of their rows, and reads the post again under that lock. The
 * update rechecks its state, because an account's deletion hides posts without the lock.
 */
const applyModeration = (
  { db, jobs }: { db: Database; jobs: Jobs },
  moderatorId: string,
  id: string,
  { act, note }: BodyOf<typeof contract.moderateQueuedPost>,
  now: Date,
): Promise<ModerationResult> =>
  db.asSystem(async (tx) => {
    const find = async () => {
      const found = (await questionById(tx, id)) ?? (await answerById(tx, id));
      return !found || found.state === 'removed' || isDeletingAccount(found.reason) ? null : found;
    };
    const before = await find();
    if (!before) return refuse('community.not_found');
    if (before.user_id === moderatorId) return refuse('community.own_post');
    await touchUserRows(tx, [
      {
        userId: before.user_id,
        kind: 'question_id' in before ? 'community_answer' : 'community_question',
        id,
      },
    ]);
    // The author may have written while this waited for the lock.
    const post = await find();
    if (!post) return refuse('community.not_found');
    const isAnswer = 'question_id' in post;
    const table = isAnswer ? 'community_answers' : 'community_questions';
    const removed = act === 'remove';
    const changed = await tx.run(
      sql`
        update ${raw(table)}
        set state = ${removed ? 'removed' : 'visible'}, reason = ${removed ? 'moderator' : null}
          ${removed && isAnswer ? raw(', is_accepted = false') : empty}
        where id = ${id} and state <> 'removed' and ${notDeletingAccount(table)}
      `,
    );
    if (changed === 0) return refuse('community.not_found');
    await tx.run(
      sql`update community_reports set settled_at = ${now} where target_id = ${id} and settled_at is null`,
    );
    const noteText = note === null ? null : cleanText(note) || null;
    await writeHistory(
      tx,
      {
        userId: post.user_id,
        id,
        act: removed ? 'refused' : 'approved',
        title: isAnswer ? null : post.title,
        content: post.content,
        moderatorId,
        note: noteText,
      },
      now,
    );
    await recordAudit(tx, {
      staffId: moderatorId,
      action: 'community.judge',
      subjectId: id,
      decision: act,
      reason: noteText,
      now,
    });
    if (removed) await deleteUnusedPhotos(jobs, tx, post.user_id, post.images);
    await notifyOthers(
      jobs,
      tx,
      isAnswer
        ? { questionId: post.question_id, answerId: id, isNew: !removed && post.state === 'pending' }
        : { questionId: id, isNew: !removed && post.state === 'pending' },
    );
    tx.announce(contract.topicOf());
    return ok({ done: true as const });
  });

interface Version {
  readonly at: Date;
  readonly act: 'edited' | 'removed' | 'refused' | 'approved' | 'closed' | 'reopened';
  readonly title: string | null;
  readonly content: string | null;
  readonly by_moderator: boolean;
  readonly note: string | null;
}

export const moderationOperations = (deps: { db: Database; jobs: Jobs }): ServedOperation[] => {
  const { db } = deps;
  return [
    serve(contract.readQueue, async ({ session: { userId } }, { query }) =>
      ok(
        await db.asSystem(async (tx) => {
          const rows = await queuePage(tx, userId, parseCursor(query.after));
          const author = await authorsOf(
            tx,
            rows.map((row) => row.user_id),
          );
          const reports = await tx.many<Report>(
            sql`
              select target_id, reason, note, created_at
              from community_reports
              where settled_at is null
                and target_id = any(${rows.map(({ id }) => id)}::uuid[]) order by created_at
            `,
          );
          const { n } = await tx.one<{ n: number }>(sql`select count(*) as n from ${postsForReview(userId)}`);
          const last = rows.length === PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
          return {
            posts: rows.map(({ user_id, created_at, ...row }) => ({
              ...row,
              author: author(user_id),
              created_at: created_at.toISOString(),
              reports: reports
                .filter((report) => report.target_id === row.id)
                .map(({ reason, note, created_at: at }) => ({ reason, note, at: at.toISOString() })),
            })),
            next: last ? formatCursor({ at: last.created_at, id: last.id }) : null,
            waiting: n,
          };
        }),
      ),
    ),

    serve(contract.moderateQueuedPost, ({ session: { userId }, now }, { params: { id }, body }) =>
      applyModeration(deps, userId, id, body, now),
    ),

    serve(contract.readHistory, async ({ session: { userId, role } }, { params: { id } }) =>
      db.asSystem(async (tx) => {
        const post = (await questionById(tx, id)) ?? (await answerById(tx, id));
        if (!post || (post.user_id !== userId && !isStaff(role))) return refuse('community.not_found');
        const rows = await tx.many<Version>(
          sql`
            select at, act, title, content, moderator_id is not null as by_moderator, note
            from community_history
            where target_id = ${id}
            order by at desc, id desc
            limit 100
          `,
        );
        return ok({ versions: rows.map((row) => ({ ...row, at: row.at.toISOString() })) });
      }),
    ),
  ];
};

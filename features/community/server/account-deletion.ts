import { personOf } from '#features/people/server/api.ts';
import { raw, sql, type Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import { topicOf } from '../contract.ts';
import { DELETED_AUTHOR_ID, removePersonalData } from '../domain/deleted-author.ts';
import { notifyOthers } from './notify-others.ts';

/**
 * Reason of posts that are hidden while their author's account is being deleted. A pending post keeps its own
 * reason after this prefix.
 */
const ACCOUNT_DELETION = 'leaving';
export const isDeletingAccount = (reason: string | null): boolean =>
  reason?.startsWith(ACCOUNT_DELETION) ?? false;
export const notDeletingAccount = (of: 'community_questions' | 'community_answers' | 'q' | 'a') =>
  sql`not starts_with(coalesce(${raw(of)}.reason, ''), ${ACCOUNT_DELETION})`;

const tables = ['community_questions', 'community_answers'] as const;

const notifyAllTopics = async (jobs: Jobs, tx: Transaction, userId: string): Promise<void> => {
  const posts = await tx.many<{ questionId: string; answerId: string | null }>(sql`
    select id as "questionId", null as "answerId"
    from community_questions
    where user_id = ${userId} and state <> 'removed'
    union all
    select question_id, id
    from community_answers
    where user_id = ${userId} and state <> 'removed'
  `);
  for (const { questionId, answerId } of posts)
    await notifyOthers(jobs, tx, { questionId, ...(answerId !== null && { answerId }) });
  if (posts.length > 0) tx.announce(topicOf());
};

/** Until the account is purged or restored, others do not see its posts. */
export const hidePosts = async (jobs: Jobs, tx: Transaction, userId: string): Promise<void> => {
  await notifyAllTopics(jobs, tx, userId);
  for (const table of tables) {
    await tx.run(
      sql`
        update ${raw(table)}
        set reason = ${`${ACCOUNT_DELETION} `} || coalesce(reason, '')
        where user_id = ${userId} and state = 'pending' and ${notDeletingAccount(table)}
      `,
    );
    await tx.run(
      sql`
        update ${raw(table)}
        set state = 'pending', reason = ${ACCOUNT_DELETION}
        where user_id = ${userId} and state = 'visible'
      `,
    );
  }
};

/** Shows the posts again after the account is restored, also on phones that had removed them. */
export const restorePosts = async (jobs: Jobs, tx: Transaction, userId: string): Promise<void> => {
  for (const table of tables) {
    await tx.run(
      sql`
        update ${raw(table)}
        set state = 'visible', reason = null
        where user_id = ${userId} and reason = ${ACCOUNT_DELETION}
      `,
    );
    await tx.run(
      sql`
        update ${raw(table)}
        set reason = nullif(substr(reason, ${ACCOUNT_DELETION.length + 2}::integer), '')
        where user_id = ${userId} and state = 'pending' and not ${notDeletingAccount(table)}
      `,
    );
  }
  await notifyAllTopics(jobs, tx, userId);
};

interface Text {
  readonly id: string;
  readonly title: string | null;
  readonly content: string;
  readonly tags: string[];
}

/** Posts that are public, or were until the account's deletion began. */
const wasPublic = sql`(state = 'visible' or reason = ${ACCOUNT_DELETION})`;

/** Anonymizes public posts. The purge deletes posts that were never public. */
const anonymizeTexts = async (tx: Transaction, userId: string): Promise<void> => {
  const name = (await personOf(tx, userId))?.name ?? '';
  const withoutName = (text: string): string => removePersonalData(text, name);
  const questions = await tx.many<Text>(
    sql`select id, title, content, tags from community_questions where user_id = ${userId} and ${wasPublic}`,
  );
  for (const { id, title, content, tags } of questions) {
    await tx.run(sql`
      update community_questions
      set user_id = ${DELETED_AUTHOR_ID}, title = ${withoutName(title!)}, content = ${withoutName(content)},
        tags = ${tags.filter((tag) => withoutName(tag) === tag)}, images = '{}', state = 'visible',
        reason = null
      where user_id = ${userId} and id = ${id}
    `);
  }
  const answers = await tx.many<Text>(
    sql`select id, content from community_answers where user_id = ${userId} and ${wasPublic}`,
  );
  for (const { id, content } of answers) {
    await tx.run(
      sql`
        update community_answers
        set user_id = ${DELETED_AUTHOR_ID}, content = ${withoutName(content)}, images = '{}', state = 'visible',
          reason = null
        where user_id = ${userId} and id = ${id}
      `,
    );
  }
};

/** Removes their rows from the phones of users who blocked them. */
const deleteBlocks = async (tx: Transaction, userId: string): Promise<void> => {
  const removed = await tx.many<{ user_id: string }>(
    sql`delete from community_blocks where blocked_id = ${userId} returning user_id`,
  );
  await touchRows(
    tx,
    removed.map((row) => ({ userId: row.user_id, kind: 'community_block', id: userId, deleted: true })),
  );
};

/** Runs before an account's rows are deleted: its posts stay without an author, and its votes still count. */
export const anonymizePosts = async (jobs: Jobs, tx: Transaction, userId: string): Promise<void> => {
  await notifyAllTopics(jobs, tx, userId);
  await tx.run(
    sql`
      update community_answers
      set asker_id = ${DELETED_AUTHOR_ID}
      where question_id in (select id from community_questions where user_id = ${userId})
    `,
  );
  await anonymizeTexts(tx, userId);
  await tx.run(sql`update community_votes set user_id = gen_random_uuid() where user_id = ${userId}`);
  await tx.run(
    sql`update community_history set moderator_id = ${DELETED_AUTHOR_ID} where moderator_id = ${userId}`,
  );
  await tx.run(sql`update community_questions set expert_id = null where expert_id = ${userId}`);
  await tx.run(sql`delete from community_experts where expert_id = ${userId}`);
  await deleteBlocks(tx, userId);
};

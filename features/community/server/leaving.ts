import { sql, type Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { topicOf } from '../contract.ts';
import { tellOthers } from './tell.ts';

/** Neither judged nor removed: its author is about to leave. */
export const LEAVING = 'leaving';

const tellOfAll = async (jobs: Jobs, tx: Transaction, userId: string): Promise<void> => {
  const posts = await tx.many<{ questionId: string; answerId: string | null }>(sql`
    select id as "questionId", null as "answerId" from community_questions where user_id = ${userId} and state <> 'removed'
    union all select question_id, id from community_answers where user_id = ${userId} and state <> 'removed'`);
  for (const { questionId, answerId } of posts) await tellOthers(jobs, tx, { questionId, ...(answerId !== null && { answerId }) });
  if (posts.length > 0) tx.announce(topicOf());
};

/** Until the account is purged, or kept after all, nobody else reads what it posted. */
export const hidePosts = async (jobs: Jobs, tx: Transaction, userId: string): Promise<void> => {
  await tellOfAll(jobs, tx, userId);
  await tx.run(sql`update community_questions set state = 'pending', reason = ${LEAVING} where user_id = ${userId} and state = 'visible'`);
  await tx.run(sql`update community_answers set state = 'pending', reason = ${LEAVING} where user_id = ${userId} and state = 'visible'`);
};

export const showPosts = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.run(sql`update community_questions set state = 'visible', reason = null where user_id = ${userId} and reason = ${LEAVING}`);
  await tx.run(sql`update community_answers set state = 'visible', reason = null where user_id = ${userId} and reason = ${LEAVING}`);
};

/** Before all posts of an account are deleted: on the phones of those who asked, answered or saved they go too. */
export const tellOfLeaving = tellOfAll;

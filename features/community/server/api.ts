import { publicAuthorsOf } from '#features/people/server/api.ts';
import { sql, type Query } from '#kit/server/database/database.ts';
import { publicName } from '../domain/public-name.ts';

export { hidePosts, anonymizePosts as leavePosts, restorePosts as showPosts } from './account-deletion.ts';
export { blockedBy } from './rows.ts';

/** An answer to send back by SMS, with its author. */
export const answerToSend = async (
  tx: Query,
  id: string,
): Promise<{ readonly by: string | null; readonly content: string } | null> => {
  const answer = await tx.maybe<{ user_id: string; content: string }>(sql`
    select a.user_id, a.content
    from community_answers a
    join community_questions q on q.id = a.question_id and q.state = 'visible'
    where a.id = ${id} and a.state = 'visible'
  `);
  return (
    answer && {
      by: publicName((await publicAuthorsOf(tx, [answer.user_id])).get(answer.user_id)?.name ?? null),
      content: answer.content,
    }
  );
};

/** Title of a question, for messages about it. */
export const questionTitle = async (tx: Query, id: string): Promise<string | null> =>
  (
    await tx.maybe<{ title: string }>(
      sql`select title from community_questions where id = ${id} and state = 'visible'`,
    )
  )?.title ?? null;
export type { Moderate } from './ports.ts';

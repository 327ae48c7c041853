import { publicAuthorsOf } from '#features/people/server/api.ts';
import { sql, type Transaction } from '#kit/server/database/database.ts';
import { serveSynced } from '#kit/server/sync/commands.ts';
import { answerRows, blockRows, bookmarkRows, questionRows, voteRows } from '../contract.ts';
import type { Target } from '../domain/post.ts';
import { publicName } from '../domain/public-name.ts';
import {
  answerColumns,
  answerOf,
  type AnswerRow,
  authorsOf,
  blockedBy,
  peopleOf,
  questionColumns,
  questionOf,
  type QuestionRow,
} from './rows.ts';

/** Maximum number of answers synced with a saved question. */
const SAVED_ANSWERS = 20;

const bookmarks = async (tx: Transaction, userId: string, ids: readonly string[]) => {
  const saved = await tx.many<{ id: string; created_at: Date }>(
    sql`
      select question_id as id, created_at
      from community_bookmarks
      where user_id = ${userId} and question_id = any(${ids}::uuid[])
    `,
  );
  const blocked = await blockedBy(tx, userId);
  const questions = await tx.many<QuestionRow>(
    sql`
      select ${questionColumns}
      from community_questions q
      where q.id = any(${saved.map(({ id }) => id)}::uuid[]) and q.state = 'visible'
        and q.user_id <> all(${blocked}::uuid[])
    `,
  );
  const answers = await tx.many<AnswerRow>(sql`
    select a.*
    from unnest(${questions.map(({ id }) => id)}::uuid[]) as s (id) cross join lateral ( select
      ${answerColumns} from community_answers a where a.question_id = s.id and a.state = 'visible'
      and a.user_id <> all(${blocked}::uuid[]) order by a.is_accepted desc, a.vote_score desc, a.created_at,
      a.id limit ${SAVED_ANSWERS}) a order by a.is_accepted desc, a.vote_score desc, a.created_at, a.id
  `);
  const author = await authorsOf(tx, [...peopleOf(questions), ...answers.map((row) => row.user_id)]);
  return saved.map(({ id, created_at }) => {
    const question = questions.find((q) => q.id === id);
    return {
      id,
      created_at: created_at.toISOString(),
      question: question ? questionOf(question, author) : null,
      answers: question
        ? answers.filter((a) => a.question_id === id).map((a) => answerOf(a, author, question.edited_at))
        : [],
    };
  });
};

/** A post removed by a moderator stays with its author, with the reason; one removed by its author is gone. */
const isVisibleToAuthor = sql`(state <> 'removed' or reason is not null)`;

export const communitySynced = [
  serveSynced(questionRows, async (tx, userId, ids) => {
    const rows = await tx.many<QuestionRow>(
      sql`
        select ${questionColumns}
        from community_questions q
        where q.user_id = ${userId} and q.id = any(${ids}::uuid[]) and ${isVisibleToAuthor}
      `,
    );
    const author = await authorsOf(tx, [userId, ...peopleOf(rows)]);
    return rows.map((row) => ({ ...questionOf(row, author), state: row.state, reason: row.reason }));
  }),
  serveSynced(answerRows, async (tx, userId, ids) => {
    const rows = await tx.many<
      AnswerRow & { question_title: string | null; question_edited_at: Date | null }
    >(sql`
      select ${answerColumns}, q.title as question_title, q.edited_at as question_edited_at
      from community_answers a
      left join community_questions q on q.id = a.question_id
      where a.id = any(${ids}::uuid[]) and ((a.user_id = ${userId} and (a.state <> 'removed'
        or a.reason is not null)) or (a.asker_id = ${userId} and a.state = 'visible' and q.state <> 'removed'
        and a.user_id <> all(${await blockedBy(tx, userId)}::uuid[])))
    `);
    const author = await authorsOf(
      tx,
      rows.map((row) => row.user_id),
    );
    return rows.map((row) => ({
      ...answerOf(row, author, row.question_edited_at),
      state: row.state,
      reason: row.user_id === userId ? row.reason : null,
      mine: row.user_id === userId,
      question_title: row.question_title ?? '',
    }));
  }),
  serveSynced(voteRows, async (tx, userId, ids) => {
    const rows = await tx.many<{ id: string; target: Target; value: number; vote_score: number }>(sql`
      select v.target_id as id, v.target, v.value, coalesce(q.vote_score, a.vote_score, v.value) as vote_score
      from community_votes v
      left join community_questions q on v.target = 'question' and q.id = v.target_id
      left join community_answers a on v.target = 'answer' and a.id = v.target_id
      where v.user_id = ${userId} and v.target_id = any(${ids}::uuid[])
    `);
    return rows.map(({ value, ...row }) => ({
      ...row,
      direction: value > 0 ? ('up' as const) : ('down' as const),
    }));
  }),
  serveSynced(bookmarkRows, bookmarks),
  serveSynced(blockRows, async (tx, userId, ids) => {
    const rows = await tx.many<{ id: string; created_at: Date }>(
      sql`
        select blocked_id as id, created_at
        from community_blocks
        where user_id = ${userId} and blocked_id = any(${ids}::uuid[])
      `,
    );
    const faces = await publicAuthorsOf(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map(({ id, created_at }) => ({
      id,
      name: publicName(faces.get(id)?.name ?? null),
      created_at: created_at.toISOString(),
    }));
  }),
];

import { personOf } from '#features/people/server/api.ts';
import { newId } from '#kit/pure/ids.ts';
import { raw, sql, type Query } from '#kit/server/database/database.ts';
import type { RefersToPhoto } from '#kit/server/photos/delete-unused-photos.ts';
import type { CategoryId } from '../domain/categories.ts';
import {
  RATE_WINDOW_MS,
  type AuthorState,
  type FarmingMethod,
  DUPLICATE_WINDOW_MS,
  type State,
  type Target,
} from '../domain/post.ts';
import { answerColumns, type AnswerRow, questionColumns, type QuestionRow } from './rows.ts';

export interface QuestionFields {
  readonly title: string;
  readonly content: string;
  readonly category_id: CategoryId;
  readonly crop_type: string | null;
  readonly farming_method: FarmingMethod | null;
  readonly location: string | null;
  readonly tags: readonly string[];
  readonly images: readonly string[];
}
export interface ModerationState {
  readonly state: State;
  readonly reason: string | null;
}

/**
 * Facts that decide whether this user may post now. `id` is the post being written, so that it is not its own
 * duplicate.
 */
export const loadAuthorState = async (
  tx: Query,
  userId: string,
  kind: Target,
  id: string,
  post: { title?: string; content: string; questionId?: string },
  now: Date,
): Promise<AuthorState> => {
  const person = await personOf(tx, userId);
  const since = new Date(now.getTime() - Math.max(RATE_WINDOW_MS, DUPLICATE_WINDOW_MS));
  const { today: postsToday, same } = await tx.one<{ today: number; same: number }>(
    kind === 'question'
      ? sql`
        select count(*) as today, count(*) filter (where title = ${post.title ?? ''}
          and content = ${post.content} and state <> 'removed') as same
        from community_questions
        where user_id = ${userId} and created_at > ${since} and id <> ${id}
      `
      : sql`
        select count(*) as today, count(*) filter (where question_id = ${post.questionId ?? null}
          and content = ${post.content} and state <> 'removed') as same
        from community_answers
        where user_id = ${userId} and created_at > ${since} and id <> ${id}
      `,
  );
  return { isVerified: person?.isProven ?? false, postsToday, isDuplicate: same > 0 };
};

export const insertQuestion = (
  tx: Query,
  userId: string,
  id: string,
  language: 'en' | 'sw',
  q: QuestionFields,
  expertId: string | null,
  { state, reason }: ModerationState,
  now: Date,
): Promise<number> =>
  tx.run(sql`
    insert into community_questions (user_id, id, language, title, content, category_id, crop_type,
      farming_method, location, tags, images, expert_id, state, reason, created_at)
    values (${userId}, ${id}, ${language}, ${q.title}, ${q.content}, ${q.category_id}, ${q.crop_type},
      ${q.farming_method}, ${q.location}, ${q.tags}, ${q.images}, ${expertId}, ${state}, ${reason}, ${now})
    on conflict do nothing
  `);

export const updateQuestion = (
  tx: Query,
  userId: string,
  id: string,
  q: QuestionFields,
  { state, reason }: ModerationState,
  now: Date,
): Promise<number> =>
  tx.run(sql`
    update community_questions
    set title = ${q.title}, content = ${q.content}, category_id = ${q.category_id},
      crop_type = ${q.crop_type}, farming_method = ${q.farming_method}, location = ${q.location},
      tags = ${q.tags}, images = ${q.images}, state = ${state}, reason = ${reason}, edited_at = ${now}
    where user_id = ${userId} and id = ${id}
  `);

export const insertAnswer = (
  tx: Query,
  userId: string,
  id: string,
  question: QuestionRow,
  content: string,
  images: readonly string[],
  { state, reason }: ModerationState,
  now: Date,
): Promise<number> =>
  tx.run(sql`
    insert into community_answers (user_id, id, question_id, asker_id, content, images, state, reason,
      created_at)
    values (${userId}, ${id}, ${question.id}, ${question.user_id}, ${content}, ${images}, ${state}, ${reason},
      ${now})
    on conflict do nothing
  `);

export const updateAnswer = (
  tx: Query,
  userId: string,
  id: string,
  content: string,
  images: readonly string[],
  { state, reason }: ModerationState,
  now: Date,
): Promise<number> =>
  tx.run(
    sql`
      update community_answers
      set content = ${content}, images = ${images}, state = ${state}, reason = ${reason}, edited_at = ${now}
      where user_id = ${userId} and id = ${id}
    `,
  );

/** Finds and locks the user's own post. Null for a removed one. */
export const lockOwnQuestion = (tx: Query, userId: string, id: string): Promise<QuestionRow | null> =>
  tx.maybe(
    sql`
      select ${questionColumns}
      from community_questions q
      where q.user_id = ${userId} and q.id = ${id} and q.state <> 'removed'
      for update
    `,
  );
export const lockOwnAnswer = (tx: Query, userId: string, id: string): Promise<AnswerRow | null> =>
  tx.maybe(
    sql`
      select ${answerColumns}
      from community_answers a
      where a.user_id = ${userId} and a.id = ${id} and a.state <> 'removed'
      for update
    `,
  );

/** Deletes an already removed post from the author's own phones too. False when there is no such row. */
export const dismissRemovedPost = async (
  tx: Query,
  userId: string,
  target: Target,
  id: string,
): Promise<boolean> =>
  (await tx.run(
    sql`
      update ${raw(target === 'question' ? 'community_questions' : 'community_answers')}
      set reason = null
      where user_id = ${userId} and id = ${id} and state = 'removed'
    `,
  )) > 0;

export interface HistoryEntry {
  readonly userId: string;
  readonly id: string;
  readonly act: 'edited' | 'removed' | 'refused' | 'approved' | 'closed' | 'reopened';
  readonly title?: string | null;
  readonly content?: string | null;
  readonly moderatorId?: string | null;
  readonly note?: string | null;
}
export const writeHistory = (tx: Query, p: HistoryEntry, now: Date): Promise<number> =>
  tx.run(sql`
    insert into community_history (user_id, id, target_id, act, title, content, moderator_id, note, at)
    values (${p.userId}, ${newId()}, ${p.id}, ${p.act}, ${p.title ?? null}, ${p.content ?? null},
      ${p.moderatorId ?? null}, ${p.note ?? null}, ${now})
  `);

/** Removed posts no longer count as using their photos. */
export const namesPhoto: RefersToPhoto = async (tx, userId, hash) =>
  (await tx.maybe(sql`
    select 1
    where exists (select 1 from community_questions where user_id = ${userId} and state <> 'removed'
      and ${hash} = any(images)) or exists (select 1 from community_answers where user_id = ${userId}
      and state <> 'removed' and ${hash} = any(images))
  `)) !== null;

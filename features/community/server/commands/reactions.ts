import { cleanText } from '#kit/pure/clean-text.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { sql } from '#kit/server/database/database.ts';
import { type CommandContext, serveCommand } from '#kit/server/sync/commands.ts';
import * as contract from '../../contract.ts';
import { DELETED_AUTHOR_ID } from '../../domain/deleted-author.ts';
import { findVisibleAnswer } from '../command-helpers.ts';
import { questionById, type QuestionRow } from '../rows.ts';

const REPORTS_A_DAY = 20;
const BOOKMARKS_MAX = 500;

/** Author and question of a post voted on or reported. */
const findTarget = async (
  ctx: CommandContext,
  kind: 'question' | 'answer',
  id: string,
): Promise<{ userId: string; question: QuestionRow } | null> => {
  if (kind === 'answer') {
    const found = await findVisibleAnswer(ctx, id);
    return found && { userId: found.answer.user_id, question: found.question };
  }
  const question = await questionById(ctx.tx, id);
  return question?.state === 'visible' ? { userId: question.user_id, question } : null;
};

export const reactionCommands = [
  serveCommand(contract.vote, async (ctx, { id, target: kind, direction }) => {
    const { tx, userId, now } = ctx;
    const about = await findTarget(ctx, kind, id);
    if (!about) return refuse('community.not_found');
    if (about.userId === userId) return refuse('community.own_vote');
    if (direction === 'none') {
      await tx.run(sql`delete from community_votes where user_id = ${userId} and target_id = ${id}`);
      ctx.remove('community_vote', id);
    } else {
      await tx.run(sql`
        insert into community_votes (user_id, target_id, target, value, at)
        values (${userId}, ${id}, ${kind}, ${direction === 'up' ? 1 : -1}, ${now})
        on conflict (user_id, target_id) do update set value = excluded.value, at = excluded.at
        where community_votes.value <> excluded.value
      `);
      ctx.touch('community_vote', id);
    }
    tx.announce(contract.topicOf(about.question.id));
    return ok(undefined);
  }),

  serveCommand(contract.reportPost, async (ctx, { id, target: kind, target_id, reason, note }) => {
    const { tx, userId, now } = ctx;
    const about = await findTarget(ctx, kind, target_id);
    if (!about) return refuse('community.not_found');
    if (about.userId === userId) return refuse('community.own_report');
    const { n } = await tx.one<{ n: number }>(
      sql`
        select count(*) as n
        from community_reports
        where user_id = ${userId} and created_at > ${new Date(now.getTime() - DAY_MS)}
      `,
    );
    if (n >= REPORTS_A_DAY) return refuse('community.too_many', { limit: REPORTS_A_DAY });
    await tx.run(sql`
      insert into community_reports (user_id, id, target, target_id, reason, note, created_at)
      values (${userId}, ${id}, ${kind}, ${target_id}, ${reason},
        ${note === null ? null : cleanText(note) || null}, ${now})
      on conflict do nothing
    `);
    ctx.event('community.reported', { id, target_id });
    return ok(undefined);
  }),

  serveCommand(contract.blockPerson, async (ctx, { id, blocked }) => {
    const { tx, userId, now } = ctx;
    if (id === userId) return refuse('community.own_block');
    // Ignores the author id of deleted accounts.
    if (id === DELETED_AUTHOR_ID) return refuse('community.not_found');
    if (blocked) {
      if (
        !(await tx.maybe(
          sql`
            select 1
            where exists (select 1 from community_questions where user_id = ${id})
              or exists (select 1 from community_answers where user_id = ${id})
          `,
        ))
      )
        return refuse('community.not_found');
      await tx.run(
        sql`
          insert into community_blocks (user_id, blocked_id, created_at)
          values (${userId}, ${id}, ${now})
          on conflict do nothing
        `,
      );
      ctx.touch('community_block', id);
    } else {
      await tx.run(sql`delete from community_blocks where user_id = ${userId} and blocked_id = ${id}`);
      ctx.remove('community_block', id);
    }
    // Removes this user's answers from the caller's phone, or restores them.
    for (const row of await tx.many<{ id: string }>(
      sql`
        select id
        from community_answers
        where user_id = ${id} and asker_id = ${userId} and state = 'visible'
      `,
    ))
      ctx.touch('community_answer', row.id);
    for (const row of await tx.many<{ id: string }>(
      sql`select question_id as id from community_bookmarks where user_id = ${userId}`,
    ))
      ctx.touch('community_bookmark', row.id);
    return ok(undefined);
  }),

  serveCommand(contract.bookmarkQuestion, async (ctx, { id, saved }) => {
    const { tx, userId, now } = ctx;
    if (!saved) {
      await tx.run(sql`delete from community_bookmarks where user_id = ${userId} and question_id = ${id}`);
      ctx.remove('community_bookmark', id);
      return ok(undefined);
    }
    if ((await questionById(tx, id))?.state !== 'visible') return refuse('community.not_found');
    const { n } = await tx.one<{ n: number }>(
      sql`select count(*) as n from community_bookmarks where user_id = ${userId}`,
    );
    if (n >= BOOKMARKS_MAX) return refuse('community.too_many', { limit: BOOKMARKS_MAX });
    await tx.run(
      sql`
        insert into community_bookmarks (user_id, question_id, created_at)
        values (${userId}, ${id}, ${now})
        on conflict do nothing
      `,
    );
    ctx.touch('community_bookmark', id);
    return ok(undefined);
  }),
];

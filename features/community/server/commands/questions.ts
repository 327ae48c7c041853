import { namedExperts } from '#features/people/server/api.ts';
import { cleanLine, cleanText } from '#kit/pure/clean-text.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { sql, type Query } from '#kit/server/database/database.ts';
import { deleteUnusedPhotos } from '#kit/server/photos/delete-unused-photos.ts';
import { serveCommand } from '#kit/server/sync/commands.ts';
import * as contract from '../../contract.ts';
import { decideAsk, normalizeTags, questionFault } from '../../domain/post.ts';
import { removedPhotos, moderationOutcome, type PostDeps, announceListChange } from '../command-helpers.ts';
import { ANALYSE_JOB, type AnalysisJob, notifyOthers } from '../notify-others.ts';
import {
  loadAuthorState,
  dismissRemovedPost,
  insertQuestion,
  lockOwnQuestion,
  type QuestionFields,
  updateQuestion,
  writeHistory,
} from '../post-queries.ts';
import { questionById } from '../rows.ts';

const cleanFields = (args: QuestionFields): QuestionFields => ({
  title: cleanLine(args.title),
  content: cleanText(args.content),
  category_id: args.category_id,
  crop_type: args.crop_type === null ? null : cleanLine(args.crop_type).toLowerCase() || null,
  farming_method: args.farming_method,
  location: args.location,
  tags: normalizeTags(args.tags),
  images: [...new Set(args.images)],
});

/** Returns `null` if that user is not an expert with a name, or is the asker. */
const findNamedExpertId = async (tx: Query, userId: string, id: string | null): Promise<string | null> =>
  id !== null && id !== userId && (await namedExperts(tx)).some((expert) => expert.id === id) ? id : null;

const textOf = ({ title, content, tags }: QuestionFields): string => [title, content, ...tags].join('\n');

const serveAsk = ({ jobs, moderate }: PostDeps) =>
  serveCommand(contract.askQuestion, async (ctx, { id, language, expert_id: expertId, ...args }) => {
    const { tx, userId, now } = ctx;
    const question = cleanFields(args);
    if (await lockOwnQuestion(tx, userId, id)) return ok(undefined);
    const decided = decideAsk(question, await loadAuthorState(tx, userId, 'question', id, question, now));
    if (!decided.ok) return decided;
    const standing = moderationOutcome(moderate, textOf(question));
    if (!standing.ok) return standing;
    const expert = await findNamedExpertId(tx, userId, expertId ?? null);
    if ((await insertQuestion(tx, userId, id, language, question, expert, standing.value, now)) === 0)
      return refuse('community.posted_already');
    await jobs.enqueue<AnalysisJob>(tx, ANALYSE_JOB, { id });
    ctx.touch('community_question', id);
    ctx.event('community.asked', { id });
    if (standing.value.state === 'visible') {
      if (expert !== null) await notifyOthers(jobs, tx, { questionId: id, isNew: true });
      announceListChange(ctx);
    }
    return ok(undefined);
  });

const serveEdit = ({ jobs, moderate }: PostDeps) =>
  serveCommand(contract.editQuestion, async (ctx, { id, ...args }) => {
    const { tx, userId, now } = ctx;
    const question = cleanFields(args);
    const fault = questionFault(question);
    if (fault) return refuse(fault);
    const before = await lockOwnQuestion(tx, userId, id);
    if (!before) return refuse('community.not_found');
    if (before.status === 'closed') return refuse('community.closed');
    const decided = decideAsk(question, {
      ...(await loadAuthorState(tx, userId, 'question', id, question, now)),
      postsToday: 0,
    });
    if (!decided.ok) return decided;
    const standing = moderationOutcome(moderate, textOf(question));
    if (!standing.ok) return standing;
    await writeHistory(tx, { userId, id, act: 'edited', title: before.title, content: before.content }, now);
    await updateQuestion(tx, userId, id, question, standing.value, now);
    await deleteUnusedPhotos(jobs, tx, userId, removedPhotos(before.images, question.images));
    await jobs.enqueue<AnalysisJob>(tx, ANALYSE_JOB, { id });
    await notifyOthers(jobs, tx, { questionId: id, isNew: before.state === 'pending' });
    ctx.touch('community_question', id);
    announceListChange(ctx);
    return ok(undefined);
  });

const serveRemove = ({ jobs }: PostDeps) =>
  serveCommand(contract.removeQuestion, async (ctx, { id }) => {
    const { tx, userId, now } = ctx;
    const before = await lockOwnQuestion(tx, userId, id);
    if (!before) {
      if (!(await dismissRemovedPost(tx, userId, 'question', id))) return refuse('community.not_found');
      ctx.remove('community_question', id);
      return ok(undefined);
    }
    await writeHistory(tx, { userId, id, act: 'removed', title: before.title, content: before.content }, now);
    await tx.run(
      sql`
        update community_questions
        set state = 'removed', reason = null
        where user_id = ${userId} and id = ${id}
      `,
    );
    await deleteUnusedPhotos(jobs, tx, userId, before.images);
    await notifyOthers(jobs, tx, { questionId: id });
    ctx.remove('community_question', id);
    for (const answer of await tx.many<{ id: string }>(
      sql`
        select id
        from community_answers
        where question_id = ${id} and user_id <> ${userId} and state = 'visible'
      `,
    ))
      ctx.remove('community_answer', answer.id);
    ctx.event('community.question_removed', { id });
    announceListChange(ctx);
    return ok(undefined);
  });

const serveClose = ({ jobs }: PostDeps) =>
  serveCommand(contract.closeQuestion, async (ctx, { id, closed }) => {
    const { tx, userId, now } = ctx;
    const question = await questionById(tx, id);
    if (!question || question.state === 'removed') return refuse('community.not_found');
    const isOwn = question.user_id === userId;
    if (!isOwn && ctx.role === 'farmer') return refuse('community.not_yours');
    if ((question.status === 'closed') === closed) return ok(undefined);
    // A moderator writes a row of another user.
    await tx.run(sql`select set_config('app.actor', 'system', true)`);
    await tx.run(
      sql`
        update community_questions q
        set status = case when ${closed} then 'closed' when exists (select 1 from community_answers a where
          a.question_id = q.id and a.is_accepted and a.state = 'visible') then 'answered' else 'open' end
        where q.id = ${id}
      `,
    );
    await writeHistory(
      tx,
      {
        userId: question.user_id,
        id,
        act: closed ? 'closed' : 'reopened',
        moderatorId: isOwn ? null : userId,
      },
      now,
    );
    await tx.run(sql`select set_config('app.actor', '', true)`);
    if (isOwn) ctx.touch('community_question', id);
    await notifyOthers(jobs, tx, { questionId: id });
    announceListChange(ctx);
    return ok(undefined);
  });

export const questionCommands = (deps: PostDeps) => [
  serveAsk(deps),
  serveEdit(deps),
  serveRemove(deps),
  serveClose(deps),
];

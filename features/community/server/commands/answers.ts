import { cleanText } from '#kit/pure/clean-text.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { sql } from '#kit/server/database/database.ts';
import { deleteUnusedPhotos } from '#kit/server/photos/delete-unused-photos.ts';
import { serveCommand } from '#kit/server/sync/commands.ts';
import * as contract from '../../contract.ts';
import { answerFault, decideAnswer } from '../../domain/post.ts';
import {
  removedPhotos,
  moderationOutcome,
  type PostDeps,
  findVisibleAnswer,
  announceListChange,
} from '../command-helpers.ts';
import { notifyOthers } from '../notify-others.ts';
import {
  loadAuthorState,
  dismissRemovedPost,
  insertAnswer,
  lockOwnAnswer,
  updateAnswer,
  writeHistory,
} from '../post-queries.ts';
import { questionById } from '../rows.ts';

export const answerCommands = ({ jobs, moderate }: PostDeps) => [
  serveCommand(contract.answerQuestion, async (ctx, { id, question_id, content: typed, images: given }) => {
    const { tx, userId, now } = ctx;
    const [content, images] = [cleanText(typed), [...new Set(given)]];
    if (await lockOwnAnswer(tx, userId, id)) return ok(undefined);
    const question = await questionById(tx, question_id);
    const decided = decideAnswer(
      content,
      question,
      await loadAuthorState(tx, userId, 'answer', id, { content, questionId: question_id }, now),
    );
    if (!decided.ok) return decided;
    const standing = moderationOutcome(moderate, content);
    if (!standing.ok) return standing;
    if ((await insertAnswer(tx, userId, id, question!, content, images, standing.value, now)) === 0)
      return refuse('community.posted_already');
    ctx.touch('community_answer', id);
    ctx.event('community.answer_given', { id, question_id });
    if (standing.value.state === 'visible') {
      await notifyOthers(jobs, tx, { questionId: question_id, answerId: id, isNew: true });
      announceListChange(ctx);
    }
    return ok(undefined);
  }),

  serveCommand(contract.editAnswer, async (ctx, { id, content: typed, images: given }) => {
    const { tx, userId, now } = ctx;
    const [content, images] = [cleanText(typed), [...new Set(given)]];
    const fault = answerFault(content);
    if (fault) return refuse(fault);
    const before = await lockOwnAnswer(tx, userId, id);
    if (!before) return refuse('community.not_found');
    const decided = decideAnswer(content, await questionById(tx, before.question_id), {
      ...(await loadAuthorState(tx, userId, 'answer', id, { content, questionId: before.question_id }, now)),
      postsToday: 0,
    });
    if (!decided.ok) return decided;
    const standing = moderationOutcome(moderate, content);
    if (!standing.ok) return standing;
    await writeHistory(tx, { userId, id, act: 'edited', content: before.content }, now);
    await updateAnswer(tx, userId, id, content, images, standing.value, now);
    await deleteUnusedPhotos(jobs, tx, userId, removedPhotos(before.images, images));
    await notifyOthers(jobs, tx, {
      questionId: before.question_id,
      answerId: id,
      isNew: before.state === 'pending',
    });
    ctx.touch('community_answer', id);
    return ok(undefined);
  }),

  serveCommand(contract.removeAnswer, async (ctx, { id }) => {
    const { tx, userId, now } = ctx;
    const before = await lockOwnAnswer(tx, userId, id);
    if (!before) {
      if (!(await dismissRemovedPost(tx, userId, 'answer', id))) return refuse('community.not_found');
      ctx.remove('community_answer', id);
      return ok(undefined);
    }
    await writeHistory(tx, { userId, id, act: 'removed', content: before.content }, now);
    await tx.run(
      sql`
        update community_answers
        set state = 'removed', reason = null, is_accepted = false
        where user_id = ${userId} and id = ${id}
      `,
    );
    await deleteUnusedPhotos(jobs, tx, userId, before.images);
    await notifyOthers(jobs, tx, { questionId: before.question_id, answerId: id });
    ctx.remove('community_answer', id);
    announceListChange(ctx);
    return ok(undefined);
  }),

  serveCommand(contract.acceptAnswer, async (ctx, { id }) => {
    const { tx, userId } = ctx;
    const found = await findVisibleAnswer(ctx, id);
    if (!found) return refuse('community.not_found');
    const { answer, question } = found;
    if (question.user_id !== userId) return refuse('community.not_yours');
    if (question.status === 'closed') return refuse('community.closed');
    const changes = await tx.many<{ id: string }>(
      sql`select id, user_id from community_accept(${question.id}, ${id})`,
    );
    // Closed or withdrawn a moment ago.
    if (changes.length === 0 && !answer.is_accepted) return refuse('community.not_found');
    for (const changed of changes) {
      ctx.touch('community_answer', changed.id);
      await notifyOthers(jobs, tx, { questionId: question.id, answerId: changed.id });
    }
    ctx.touch('community_question', question.id);
    ctx.event('community.accepted', { id, question_id: question.id });
    announceListChange(ctx);
    return ok(undefined);
  }),
];

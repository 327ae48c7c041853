import { checkAbility } from '#features/plans/server/api.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { deleteUnusedPhotos } from '#kit/server/photos/delete-unused-photos.ts';
import { serveCommand } from '#kit/server/sync/commands.ts';
import { askLater, removeConversation, say } from '../contract.ts';
import { startRequest, cancelAsks } from './model-requests.ts';
import { deleteConversation, messagesByIds, putConversation, putMessage } from './sql.ts';

export const LATER_JOB = 'chat.later';
export interface LaterJob {
  readonly userId: string;
  readonly id: string;
  readonly conversationId: string;
  readonly questionId: string;
}

export const chatCommands = ({ jobs, hasModel }: { readonly jobs: Jobs; readonly hasModel: boolean }) => [
  serveCommand(
    say,
    async (
      { tx, userId, now, touch },
      { conversation_id: conversation, title, language, question, answer },
    ) => {
      if (!question && !answer) return refuse('chat.empty');
      if (question && question.content.trim() === '' && question.attachments.length === 0)
        return refuse('chat.empty');
      // CHT-06: attachments need Pro, whatever the phone believed.
      if (
        question &&
        question.attachments.length > 0 &&
        !(await checkAbility(tx, userId, 'chat_attachments', now)).ok
      )
        return refuse('plans.pro_only');
      const common = { conversation_id: conversation, language, at: now };
      await putConversation(tx, userId, { id: conversation, title, at: now });
      touch('chat_conversation', conversation);
      if (question) {
        await putMessage(tx, userId, {
          ...common,
          id: question.id,
          role: 'user',
          content: question.content,
          engine: null,
          reply_to: null,
          shown: null,
          attachments: question.attachments,
        });
        touch('chat_message', question.id);
      }
      if (answer) {
        await putMessage(tx, userId, {
          ...common,
          id: answer.id,
          role: 'assistant',
          content: answer.content,
          engine: 'own',
          reply_to: answer.reply_to,
          shown: answer.shown,
          attachments: [],
        });
        touch('chat_message', answer.id);
      }
      return ok(undefined);
    },
  ),
  serveCommand(
    askLater,
    async ({ tx, userId, now }, { id, conversation_id: conversationId, question_id: questionId }) => {
      if (!hasModel) return refuse('chat.no_model');
      const [question] = await messagesByIds(tx, userId, [questionId]);
      if (question?.role !== 'user' || question.conversation_id !== conversationId)
        return refuse('chat.not_found');
      const started = await startRequest(
        tx,
        userId,
        { id, conversationId, questionId, act: 'answer' },
        now,
        true,
      );
      if (!started.ok && started.code === 'plans.no_credits') return refuse('plans.no_credits');
      if (started.ok) await jobs.enqueue<LaterJob>(tx, LATER_JOB, { userId, id, conversationId, questionId });
      return ok(undefined);
    },
  ),
  serveCommand(removeConversation, async ({ tx, userId, now, remove }, { id }) => {
    await cancelAsks(tx, userId, id, now);
    const { existed, messages, photos } = await deleteConversation(tx, userId, id);
    if (!existed) return refuse('chat.not_found');
    for (const message of messages) remove('chat_message', message);
    remove('chat_conversation', id);
    await deleteUnusedPhotos(jobs, tx, userId, photos);
    return ok(undefined);
  }),
];

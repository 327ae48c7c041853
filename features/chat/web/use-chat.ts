import { useRef } from 'react';
import { newId } from '#kit/pure/ids.ts';
import { useSyncStatus } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import { QUESTION_MAX } from '../domain/message.ts';
import { replyKindOf } from '../domain/reply-kind.ts';
import { useDrawing } from './answering/use-drawing.ts';
import { useEngineAnswer } from './answering/use-engine-answer.ts';
import { useFailureText } from './answering/use-failure-text.ts';
import { useModel } from './answering/use-model.ts';
import { useSaving } from './answering/use-saving.ts';
import { useWork } from './answering/use-work.ts';
import type { LocalAttachment } from './attachments.ts';
import type { Message } from './projections.ts';
import type { OpenConversation } from './use-conversation.ts';
import type { ModelOptions } from './use-model-options.ts';

/**
 * A question in progress: stored first, then answered by this phone, or by a model or image model where
 * configured.
 */
export const useChat = (currentConversation: OpenConversation, modelOptions: ModelOptions | null) => {
  const { words, fail } = useFailureText();
  const { online } = useSyncStatus();
  const working = useWork();
  const messageStore = useSaving(currentConversation.id);
  const answerWithEngine = useEngineAnswer(currentConversation, (question) =>
    working.begin('looking', question),
  );
  const draw = useDrawing(currentConversation.id, working);
  const model = useModel(working, messageStore.later);
  /** The documents attached to each question, kept while this screen is open. */
  const attachedTo = useRef(new Map<string, readonly LocalAttachment[]>());
  const attachmentsOf = (id: string): readonly LocalAttachment[] => attachedTo.current.get(id) ?? [];

  const answer = async (
    question: string,
    text: string,
    attached: readonly LocalAttachment[],
  ): Promise<void> => {
    const replyKind = replyKindOf(
      text,
      attached.some(({ photo }) => photo !== null),
    );
    if (replyKind !== 'text' && modelOptions?.pictures && online)
      return draw(replyKind, question, text, attached);
    working.begin('thinking', question);
    try {
      const own = await answerWithEngine(replyKind, question, text, attached);
      if (own) await messageStore.answer(question, text, own);
      else fail(words.answerFailed);
    } catch {
      fail(words.answerFailed);
    } finally {
      working.end();
    }
  };

  /** False: not accepted, the text stays in the field. */
  const send = async (typed: string, attached: readonly LocalAttachment[] = []): Promise<boolean> => {
    const text = typed.trim();
    if (text === '' && attached.length === 0) return false;
    if (working.isRunning()) {
      showToast(words.busy);
      return false;
    }
    if (text.length > QUESTION_MAX) {
      fail(words.tooLong);
      return false;
    }
    const question = newId();
    working.reserve();
    if (!(await messageStore.question(question, text, attached))) {
      working.end();
      return false;
    }
    attachedTo.current.set(question, attached);
    void answer(question, text, attached);
    return true;
  };
  const retry = (message: Message): void => {
    if (working.isRunning()) showToast(words.busy);
    else void answer(message.id, message.content, attachmentsOf(message.id));
  };
  const askModel = async (message: Message): Promise<void> => {
    if (working.isRunning()) showToast(words.busy);
    else await (online ? model.now({ message, attached: attachmentsOf(message.id) }) : model.later(message));
  };
  return { work: working.work, online, send, again: retry, askModel };
};

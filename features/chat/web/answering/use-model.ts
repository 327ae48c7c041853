import { useRef } from 'react';
import { newId } from '#kit/pure/ids.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { showToast } from '#kit/web/ui/toast.ts';
import type { LocalAttachment } from '../attachments.ts';
import type { Message } from '../projections.ts';
import { documentsOf } from '../read-attached.ts';
import { askStream } from './ask-stream.ts';
import { useFailureText } from './use-failure-text.ts';
import type { WorkControls } from './use-work.ts';

interface ModelQuestion {
  readonly message: Message;
  readonly attached: readonly LocalAttachment[];
}

/** CHT-08: costs one credit, and only on the farmer's request. `later`: queued until there is a network. */
export const useModel = (
  { begin, appendText, end }: WorkControls,
  later: (id: string, message: Message) => Promise<unknown>,
) => {
  const store = useStore();
  const { words, fail, failed } = useFailureText();
  /** One answer id per question, so that retries are charged only once. */
  const ids = useRef(new Map<string, string>());
  const idFor = (question: string): string => {
    const id = ids.current.get(question) ?? newId();
    ids.current.set(question, id);
    return id;
  };
  const now = async ({ message, attached }: ModelQuestion): Promise<void> => {
    begin('thinking', message.id);
    const photo = message.attachments.find((one) => one.photo)?.photo ?? null;
    const body = {
      id: idFor(message.id),
      question_id: message.id,
      conversation_id: message.conversation_id,
      question: message.content.trim() || words.attached,
      language: message.language,
      photo,
      mimeType: photo ? 'image/jpeg' : null,
      documents: documentsOf(attached),
    };
    const result = await askStream({ body }, appendText);
    end();
    store.setNotifiedSeq(null);
    if (result.done || result.code === 'chat.answered') return;
    if (result.code === 'chat.unfit' || result.code === 'chat.failed') {
      fail(words.restored);
      if (result.code === 'chat.unfit') showToast(words.stopModel);
    } else failed(result.code);
  };
  return {
    now,
    later: async (message: Message): Promise<void> => {
      await later(idFor(message.id), message);
    },
  };
};

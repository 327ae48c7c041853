import { newId } from '#kit/pure/ids.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { useLanguage } from '#kit/web/words.tsx';
import { askLater, say } from '../../contract.ts';
import { titleOf } from '../../domain/message.ts';
import { type LocalAttachment, toAttachment } from '../attachments.ts';
import type { Message } from '../projections.ts';
import type { EngineAnswer } from './engine-answer.ts';
import { useFailureText } from './use-failure-text.ts';

/** Saves the message on this phone, to be sent later; false if saving failed, after a toast. */
export const useSaving = (conversation: string) => {
  const store = useStore();
  const { language } = useLanguage();
  const { fail, refusalText: sentence } = useFailureText();
  const notify = <R extends { readonly ok: boolean }>(saved: R): boolean => {
    // `saved` is a refusal here, but TypeScript does not narrow a generic.
    if (!saved.ok) fail(sentence(saved as unknown as Parameters<typeof sentence>[0]));
    return saved.ok;
  };
  return {
    question: async (id: string, text: string, attached: readonly LocalAttachment[]): Promise<boolean> =>
      notify(
        await store.send(
          say,
          {
            conversation_id: conversation,
            title: titleOf(text || attached[0]?.name || '…'),
            language,
            answer: null,
            question: { id, content: text, attachments: attached.map(toAttachment) },
          },
          { photos: attached.flatMap(({ photo }) => (photo ? [photo] : [])) },
        ),
      ),
    answer: async (
      question: string,
      text: string,
      { content, language: said, shown }: EngineAnswer,
    ): Promise<boolean> =>
      notify(
        await store.send(say, {
          conversation_id: conversation,
          title: titleOf(text || '…'),
          language: said,
          question: null,
          answer: {
            id: newId(),
            reply_to: question,
            content,
            // `AnswerView` is plain JSON, but the contract types it as a record.
            shown: shown as unknown as Record<string, unknown>,
          },
        }),
      ),
    later: async (id: string, { id: question, conversation_id }: Message): Promise<boolean> =>
      notify(await store.send(askLater, { id, conversation_id, question_id: question })),
  };
};

import { dayInNairobi } from '#kit/pure/days.ts';
import { useFormat } from '#kit/web/format.ts';
import { useStore } from '#kit/web/store/hooks.ts';
import { useLanguage } from '#kit/web/words.tsx';
import type { replyKindOf } from '../../domain/reply-kind.ts';
import type { ChatTurn } from '../../domain/types.ts';
import type { LocalAttachment } from '../attachments.ts';
import { takeContext } from '../chat-keys.ts';
import type { Message } from '../projections.ts';
import { diagnoseLeafPhoto, quotesFrom } from '../read-attached.ts';
import type { OpenConversation } from '../use-conversation.ts';
import { useChatWords } from '../words.ts';
import { diagramAnswer, questionOf, tourAnswer, withAttachments } from './compose-answer.ts';
import { type EngineAnswer, engineAnswer } from './engine-answer.ts';

const TURNS = 6;
/** The turns before a question. When it is asked again, it is already among the messages. */
const turnsBefore = (messages: readonly Message[], questionId: string): ChatTurn[] => {
  const index = messages.findIndex(({ id }) => id === questionId);
  return messages
    .slice(0, index === -1 ? messages.length : index)
    .slice(-TURNS)
    .map(({ role, content }) => ({ role, text: content }));
};

/** Answers for free, on this phone if possible. The callback runs when the leaf model starts. */
export const useEngineAnswer = (
  { id: conversation, messages }: OpenConversation,
  onLeafCheck: (question: string) => void,
) => {
  const store = useStore();
  const words = useChatWords();
  const { language } = useLanguage();
  const { percent } = useFormat();

  const fromBook = async (
    question: string,
    text: string,
    attached: readonly LocalAttachment[],
  ): Promise<EngineAnswer | null> => {
    const picture = attached.find(({ photo }) => photo !== null);
    if (picture) onLeafCheck(question);
    const leaf = picture ? await diagnoseLeafPhoto(picture.file).catch(() => null) : null;
    const asked = questionOf(text, leaf, language);
    const files = await Promise.all(
      attached.filter(({ pages }) => pages.length > 0).map((one) => quotesFrom(one, text)),
    );
    const leftContext = takeContext();
    const turns = [
      ...turnsBefore(messages ?? [], question),
      ...(leftContext ? [{ role: 'user' as const, text: leftContext }] : []),
    ];
    const own =
      asked === ''
        ? null
        : await engineAnswer(store, { question: asked, language, conversationId: conversation, turns, leaf });
    return withAttachments(own, { leaf, hasPicture: picture !== undefined, files }, words, language, percent);
  };

  return async (
    replyKind: ReturnType<typeof replyKindOf>,
    question: string,
    text: string,
    attached: readonly LocalAttachment[],
  ): Promise<EngineAnswer | null> => {
    // The other language's text may not be on this phone.
    if (text === words.tour.question) return tourAnswer(words, language);
    return replyKind === 'text'
      ? fromBook(question, text, attached)
      : diagramAnswer(text, words, language, dayInNairobi(new Date()));
  };
};

import type { Language } from '#kit/pure/words.ts';
import { call } from '#kit/web/call.ts';
import type { Store } from '#kit/web/store/store.ts';
import { askEngine } from '../../contract-ask.ts';
import { answerText } from '../../domain/answer/answer-text.ts';
import { answer } from '../../domain/answer/answer.ts';
import { type AnswerView, toAnswerView } from '../../domain/message.ts';
import type { ChatLeaf, ChatTurn } from '../../domain/types.ts';
import { farmContext } from './farm-context.ts';
import { offlineBook } from './offline-book.ts';

export interface EngineAnswer {
  readonly content: string;
  readonly language: Language;
  readonly shown: AnswerView;
}
interface EngineQuestion {
  readonly question: string;
  readonly language: Language;
  readonly conversationId: string;
  readonly turns: readonly ChatTurn[];
  readonly leaf: ChatLeaf | null;
}

/**
 * Answers with the app's own engine: on this phone if its book is stored here, else on the server. Returns
 * `null` if neither is available.
 */
export const engineAnswer = async (
  store: Store,
  { question, language, conversationId, turns, leaf }: EngineQuestion,
): Promise<EngineAnswer | null> => {
  try {
    const [book, context] = await Promise.all([
      offlineBook(),
      farmContext(store, { question, language, turns, leaf }),
    ]);
    const found = answer(question, context, book);
    return { content: answerText(found), language: found.language, shown: toAnswerView(found) };
  } catch {
    if (question.trim() === '') return null;
    const response = await call(askEngine, { body: { question, language, conversation_id: conversationId } });
    // The server builds it with `toAnswerView`.
    return response.ok ? { ...response.value, shown: response.value.shown as unknown as AnswerView } : null;
  }
};

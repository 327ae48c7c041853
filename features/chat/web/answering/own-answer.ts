import type { Language } from '#kit/pure/words.ts';
import { call } from '#kit/web/call.ts';
import type { Store } from '#kit/web/store/store.ts';
import { askOwn } from '../../contract-ask.ts';
import { answerText } from '../../domain/answer/answer-text.ts';
import { answer } from '../../domain/answer/answer.ts';
import { type Shown, shownOf } from '../../domain/message.ts';
import type { ChatLeaf, ChatTurn } from '../../domain/types.ts';
import { farmContext } from './farm-context.ts';
import { offlineBook } from './offline-index.ts';

export interface OwnAnswer {
  readonly content: string;
  readonly language: Language;
  readonly shown: Shown;
}
export interface OwnQuestion {
  readonly question: string;
  readonly language: Language;
  readonly conversationId: string;
  readonly turns: readonly ChatTurn[];
  readonly leaf: ChatLeaf | null;
}

/**
 * Answers on this phone if the book is here, else with the same engine on the server. Returns `null` if
 * neither is available.
 */
export const ownAnswer = async (
  store: Store,
  { question, language, conversationId, turns, leaf }: OwnQuestion,
): Promise<OwnAnswer | null> => {
  try {
    const [book, context] = await Promise.all([
      offlineBook(),
      farmContext(store, { question, language, turns, leaf }),
    ]);
    const found = answer(question, context, book);
    return { content: answerText(found), language: found.language, shown: shownOf(found) };
  } catch {
    if (question.trim() === '') return null;
    const response = await call(askOwn, { body: { question, language, conversation_id: conversationId } });
    // Written by `shownOf` on the server.
    return response.ok ? { ...response.value, shown: response.value.shown as unknown as Shown } : null;
  }
};

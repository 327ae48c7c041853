import { answerText } from '../domain/answer/answer-text.ts';
import { answer } from '../domain/answer/answer.ts';
import { checkSafe } from '../domain/answer/check-safe.ts';
import { passagesFor } from '../domain/answer/passages.ts';
import { wholeBook } from '../domain/book/whole-book.ts';
import type { ChatEngine } from './chat-engine.ts';

/** Opens the app's own engine. Reads all books on first use. */
export const openChatEngine = async (): Promise<ChatEngine> => {
  const book = await wholeBook();
  return {
    answer: (question, context) => answer(question, context, book),
    text: answerText,
    passages: (question, context) => passagesFor(question, context, book),
    isSafe: (text, language) => checkSafe(text, language).ok,
  };
};

import type { Day } from '#kit/pure/days.ts';
import type { Language } from '#knowledge/types.ts';
import type { ChatContext } from './types.ts';

export type { ChatBook } from './book.ts';
export type {
  ChatAlert, ChatAnswer, ChatBlock, ChatChoice, ChatClarify, ChatContext, ChatCrop, ChatEntities, ChatField, ChatIntent, ChatLeaf, ChatPassage, ChatPrice, ChatSentence, ChatSource, ChatTask, ChatTurn,
} from './types.ts';
/*
 * Published shape (each in a file of its own beside this one, all pure and synchronous, the same on phone and server):
 *   answer(question: string, context: ChatContext, book: ChatBook): ChatAnswer
 *   answerText(answer: ChatAnswer): string                               the answer as plain text
 *   passagesFor(question: string, context: ChatContext, book: ChatBook, limit?: number): readonly ChatPassage[]
 *   checkSafe(text: string, language: Language): { ok: true } | { ok: false; faults: readonly { rule: SafeRule; why: string }[] }
 *   openBook(packed: PackedBook): ChatBook        (open-book.ts; the phone gets its packed book from web/offline-index.ts `offlineBook()`)
 *   wholeBook(): Promise<ChatBook>                (whole-book.ts; reads knowledge/ itself: server, tests, evals)
 */

/** Nothing is known but the day and the language. */
export const emptyContext = (today: Day, language: Language): ChatContext => ({ language, today, county: null, fields: [], alerts: [], tasks: [], prices: [], turns: [], leaf: null });

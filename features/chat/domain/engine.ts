import type { Day } from '#kit/pure/days.ts';
import type { Language } from '#knowledge/types.ts';
import type { ChatContext } from './types.ts';

export { answer } from './answer/answer.ts';
export { answerText } from './answer/answer-text.ts';
export type { KnowledgeBase } from './book/book.ts';
export { checkSafe, type SafeFault, type SafeRule, type SafeVerdict } from './answer/check-safe.ts';
export { openBook } from './book/open-book.ts';
export type { PackedBook } from './book/pack-book.ts';
export { passagesFor } from './answer/passages.ts';
export type {
  ChatAlert,
  ChatAnswer,
  ChatBlock,
  ChatChoice,
  ChatClarify,
  ChatContext,
  ChatCrop,
  ChatEntities,
  ChatField,
  ChatIntent,
  ChatLeaf,
  ChatPassage,
  ChatPrice,
  ChatSentence,
  ChatSource,
  ChatTask,
  ChatTurn,
} from './types.ts';

/** A context with only the day and the language. */
export const emptyContext = (today: Day, language: Language): ChatContext => ({
  language,
  today,
  county: null,
  fields: [],
  alerts: [],
  tasks: [],
  prices: [],
  turns: [],
  leaf: null,
});

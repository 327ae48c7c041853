import type { Day } from '#kit/pure/days.ts';
import type { Language } from '#knowledge/types.ts';
import type { ChatContext } from './types.ts';

export { answer } from './answer.ts';
export { answerText } from './answer-text.ts';
export type { ChatBook } from './book.ts';
export { checkSafe, type SafeFault, type SafeRule, type SafeVerdict } from './check-safe.ts';
export { openBook } from './open-book.ts';
export type { PackedBook } from './pack-book.ts';
export { passagesFor } from './passages.ts';
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

/** Nothing is known but the day and the language. */
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

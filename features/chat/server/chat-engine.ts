import type { Language } from '#kit/pure/words.ts';
import type { ChatAnswer, ChatContext, ChatPassage } from '../domain/types.ts';

/** The app's own engine, with its book. */
export interface ChatEngine {
  answer(question: string, context: ChatContext): ChatAnswer;
  text(answer: ChatAnswer): string;
  passages(question: string, context: ChatContext): readonly ChatPassage[];
  isSafe(text: string, language: Language): boolean;
}

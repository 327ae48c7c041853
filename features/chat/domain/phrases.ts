import { fold, wordsIn } from '#kit/pure/search/fold.ts';
import { stem } from '#kit/pure/search/stem.ts';
import { idleInChat } from './chat-vocabulary.ts';

const idle: ReadonlySet<string> = new Set(idleInChat);
const LONGEST = 8;

/** Names that farmers write apart and the books as one word. */
const APART = /\b(white|army|cut|boll|mealy|leaf)[ -](fl(?:y|ies)|worms?|bugs?|miners?)\b/g;

/** The stems of a text's words that say something, in their order. */
export const stemsIn = (text: string): readonly string[] => wordsIn(fold(text).text.replace(APART, '$1$2')).map(({ word }) => word).filter((word) => !idle.has(word)).map(stem);

/** Phrases as lists of stems, each once; a phrase of idle words alone is none. */
export const phrasesOf = (texts: readonly string[]): readonly (readonly string[])[] => {
  const lists = texts.map((text) => stemsIn(text).slice(0, LONGEST)).filter((list) => list.length > 0);
  return [...new Map(lists.map((list) => [list.join(' '), list])).values()];
};

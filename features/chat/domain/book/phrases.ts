import { fold, wordsIn } from '#kit/pure/search/fold.ts';
import { stem } from '#kit/pure/search/stem.ts';
import { idleInChat } from './chat-vocabulary.ts';
import { asBooksWrite } from './plain-words.ts';

const idle: ReadonlySet<string> = new Set(idleInChat);
const LONGEST = 8;

/** The stems of a text without stop words, in order. */
export const stemsIn = (text: string): readonly string[] =>
  wordsIn(fold(asBooksWrite(text)).text)
    .map(({ word }) => word)
    .filter((word) => !idle.has(word))
    .map(stem);

/** Phrases as lists of stems, without duplicates and without phrases of stop words only. */
export const phrasesOf = (texts: readonly string[]): readonly (readonly string[])[] => {
  const lists = texts.map((text) => stemsIn(text).slice(0, LONGEST)).filter((list) => list.length > 0);
  return [...new Map(lists.map((list) => [list.join(' '), list])).values()];
};

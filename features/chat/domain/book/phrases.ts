import { fold, wordsIn } from '#kit/pure/search/fold.ts';
import { stem } from '#kit/pure/search/stem.ts';
import { chatStopWords } from './chat-vocabulary.ts';
import { asBooksWrite } from './plain-words.ts';

const stopWords: ReadonlySet<string> = new Set(chatStopWords);
const MAX_STEMS = 8;

/** The stems of a text without stop words, in order. */
export const stemsIn = (text: string): readonly string[] =>
  wordsIn(fold(asBooksWrite(text)).text)
    .map(({ word }) => word)
    .filter((word) => !stopWords.has(word))
    .map(stem);

/** Phrases as lists of stems, without duplicates and without phrases of stop words only. */
export const phrasesOf = (texts: readonly string[]): readonly (readonly string[])[] => {
  const lists = texts.map((text) => stemsIn(text).slice(0, MAX_STEMS)).filter((list) => list.length > 0);
  return [...new Map(lists.map((list) => [list.join(' '), list])).values()];
};

import type { Word } from '#kit/pure/search/fold.ts';

/** A matched term: index of its first word, and of the word after its last. */
export interface Hit {
  readonly from: number;
  readonly to: number;
}
export type TermMatcher = (words: readonly Word[]) => readonly Hit[];

interface Term {
  readonly word: string;
  readonly isPrefix: boolean;
}
const parseWord = (text: string): Term =>
  text.endsWith('*') ? { word: text.slice(0, -1), isPrefix: true } : { word: text, isPrefix: false };
const matchesWord = ({ word, isPrefix }: Term, found: string | undefined): boolean =>
  found !== undefined && (isPrefix ? found.startsWith(word) : found === word);
const KEY_LENGTH = 2;

/**
 * `a b|c*`: the words a b in a row, or any word that starts with c. A star needs at least two letters before
 * it.
 */
export const termMatcher = (list: string): TermMatcher => {
  const byKey = new Map<string, Term[][]>();
  for (const term of list.split('|').map((one) => one.trim().split(/\s+/).map(parseWord))) {
    const key = (term[0]?.word ?? '').slice(0, KEY_LENGTH);
    byKey.set(key, [...(byKey.get(key) ?? []), term]);
  }
  return (words) =>
    words.flatMap(({ word }, from) =>
      (byKey.get(word.slice(0, KEY_LENGTH)) ?? [])
        .filter((term) => term.every((part, i) => matchesWord(part, words[from + i]?.word)))
        .map((term) => ({ from, to: from + term.length })),
    );
};

/** The first of `hits` with one of `others` at most `within` words away. */
export const near = (hits: readonly Hit[], others: readonly Hit[], within: number): Hit | undefined => {
  let i = 0;
  return hits.find((hit) => {
    // Both lists are in text order, so hits behind this one are behind the next one too.
    while (i < others.length && (others[i]?.from ?? 0) < hit.from - within) i += 1;
    const other = others[i];
    return other !== undefined && other.from <= hit.to + within;
  });
};

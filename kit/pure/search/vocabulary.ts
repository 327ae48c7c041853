import { fold, wordsIn } from './fold.ts';
import { stem } from './stem.ts';

/** Turns texts into comparable terms. */
export interface Vocabulary {
  /** Each word with its terms, in the order of the text, without stop words. */
  readonly tokenize: (text: string) => readonly TokenizedWord[];
}
export interface TokenizedWord {
  readonly word: string;
  readonly terms: readonly string[];
}

interface VocabularyTables {
  /**
   * Words and phrases with the same meaning, in any language: `maize|mahindi|corn`. The first names the
   * group.
   */
  readonly synonyms: readonly string[];
  /** Stop words. */
  readonly stopWords: Iterable<string>;
}

const MAX_CACHED_STEMS = 10_000;

interface Phrase {
  readonly words: readonly string[];
  readonly name: string;
}

const plainWords = (text: string): readonly string[] => wordsIn(fold(text).text).map(({ word }) => word);

export const vocabulary = ({ synonyms, stopWords }: VocabularyTables): Vocabulary => {
  const stopWordSet = new Set([...stopWords].flatMap((word) => plainWords(word)));
  const names = new Map<string, string[]>();
  const phrases = new Map<string, Phrase[]>();
  for (const group of synonyms) {
    const members = group.split('|').map((one) => plainWords(one).map(stem));
    const name = `=${(members[0] ?? []).join('_')}`;
    for (const words of members) {
      const [first = ''] = words;
      if (words.length === 1) names.set(first, [...(names.get(first) ?? []), name]);
      else phrases.set(first, [...(phrases.get(first) ?? []), { words, name }]);
    }
  }
  /** Cached: texts repeat words, and stemming is slow. */
  const stems = new Map<string, string>();
  const stemOf = (word: string): string => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const found = stem(word);
    if (stems.size < MAX_CACHED_STEMS) stems.set(word, found);
    return found;
  };
  const tokenize = (text: string): readonly TokenizedWord[] => {
    const words = plainWords(text);
    const all = words.map(stemOf);
    return words.flatMap((word, i) => {
      const wordStem = all[i] ?? '';
      const matches = (phrases.get(wordStem) ?? [])
        .filter((phrase) => phrase.words.every((one, j) => all[i + j] === one))
        .map(({ name }) => name);
      const ownTerms = stopWordSet.has(word) || word.length < 2 ? [] : (names.get(wordStem) ?? [wordStem]);
      return ownTerms.length + matches.length > 0 ? [{ word, terms: [...ownTerms, ...matches] }] : [];
    });
  };
  return { tokenize };
};

import { nearWords, type NearWords } from './near-words.ts';
import type { TokenizedWord, Vocabulary } from './vocabulary.ts';

interface SearchDocument<Key> {
  readonly key: Key;
  readonly fields: readonly { readonly text: string; readonly weight: number }[];
}
export interface SearchHit<Key> {
  readonly key: Key;
  readonly score: number;
  /** The share of the question's terms, weighted by rarity, that this document contains: 0 to 1. */
  readonly covered: number;
}
export interface SearchIndex<Key> {
  readonly search: (question: string, limit?: number) => readonly SearchHit<Key>[];
}

/** Okapi BM25 constants: saturation of repeated terms, and penalty for the length of a document. */
const K = 1.2;
const B = 0.5;
/** At most this many words of a question that are not in the index are matched to similar ones. */
const MAX_UNKNOWN_WORDS = 40;
const SLIP_FACTOR = 0.6;

interface Posting {
  readonly doc: number;
  readonly weight: number;
}
interface WeightedTerms {
  readonly terms: readonly string[];
  readonly weight: number;
}

/** A document prepared for indexing. Preparing costs more than indexing, so reuse it for several indexes. */
export interface TokenizedDocument<Key> {
  readonly key: Key;
  readonly weights: ReadonlyMap<string, number>;
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly length: number;
}

export const tokenizeDocument = <Key>(
  { key, fields }: SearchDocument<Key>,
  vocabulary: Vocabulary,
): TokenizedDocument<Key> => {
  const weights = new Map<string, number>();
  const words = new Map<string, readonly string[]>();
  let length = 0;
  for (const { text, weight } of fields) {
    for (const { word, terms } of vocabulary.tokenize(text)) {
      words.set(word, terms);
      length += weight;
      for (const term of terms) weights.set(term, (weights.get(term) ?? 0) + weight);
    }
  }
  return { key, weights, words, length };
};

export const searchIndex = <Key>(
  documents: readonly TokenizedDocument<Key>[],
  vocabulary: Vocabulary,
): SearchIndex<Key> => {
  const postings = new Map<string, Posting[]>();
  const lengths = documents.map(({ weights, length }, doc) => {
    for (const [term, weight] of weights) {
      const known = postings.get(term);
      if (known) known.push({ doc, weight });
      else postings.set(term, [{ doc, weight }]);
    }
    return length;
  });
  const average = lengths.reduce((a, b) => a + b, 0) / Math.max(1, lengths.length) || 1;
  const rarity = (term: string): number => {
    const count = postings.get(term)?.length ?? 0;
    return Math.log(1 + (documents.length - count + 0.5) / (count + 0.5));
  };

  let similarWords: NearWords | undefined;
  const termsOfWord = new Map<string, readonly string[]>();
  const termsOfUnknownWord = ({ word, terms }: TokenizedWord): WeightedTerms => {
    if (terms.some((term) => postings.has(term))) return { terms, weight: 1 };
    if (!similarWords) {
      for (const { words } of documents) for (const [one, its] of words) termsOfWord.set(one, its);
      similarWords = nearWords(termsOfWord.keys());
    }
    const found = similarWords.nearest(word);
    return found
      ? { terms: termsOfWord.get(found.word) ?? [], weight: SLIP_FACTOR ** found.slips }
      : { terms, weight: 1 };
  };
  const queryTermsOf = (question: string): ReadonlyMap<string, number> => {
    const queryTerms = new Map<string, number>();
    let unknown = 0;
    for (const read of vocabulary.tokenize(question)) {
      const isKnown = read.terms.some((term) => postings.has(term));
      if (!isKnown) unknown += 1;
      const { terms, weight } =
        isKnown || unknown > MAX_UNKNOWN_WORDS ? { terms: read.terms, weight: 1 } : termsOfUnknownWord(read);
      for (const term of terms) queryTerms.set(term, Math.max(queryTerms.get(term) ?? 0, weight));
    }
    return queryTerms;
  };

  const search = (question: string, limit = 10): readonly SearchHit<Key>[] => {
    const scores = new Map<number, { score: number; covered: number }>();
    let totalWeight = 0;
    for (const [term, weight] of queryTermsOf(question)) {
      const termWeight = rarity(term) * weight;
      totalWeight += termWeight;
      for (const { doc, weight: frequency } of postings.get(term) ?? []) {
        const sum = scores.get(doc) ?? { score: 0, covered: 0 };
        sum.score +=
          (termWeight * frequency * (K + 1)) /
          (frequency + K * (1 - B + (B * (lengths[doc] ?? 0)) / average));
        sum.covered += termWeight;
        scores.set(doc, sum);
      }
    }
    return [...scores]
      .map(([doc, { score, covered }]) => ({
        doc,
        score,
        covered: totalWeight > 0 ? covered / totalWeight : 0,
      }))
      .sort((a, b) => b.score - a.score || a.doc - b.doc)
      .slice(0, limit)
      .flatMap(({ doc, score, covered }) => {
        const document = documents[doc];
        return document ? [{ key: document.key, score, covered }] : [];
      });
  };
  return { search };
};

import { tokenizeDocument } from '#kit/pure/search/search-index.ts';
import type { KnowledgeDoc, KnowledgeSource } from './book.ts';
import { chatVocabulary } from './chat-vocabulary.ts';
import type { UnpackedDoc } from './unpacked-doc.ts';

/** The book as shipped: texts with an index of words, so that a phone need not index it. */
export interface PackedBook {
  readonly docs: readonly KnowledgeDoc[];
  readonly sources: readonly (readonly [id: string, KnowledgeSource])[];
  readonly terms: readonly string[];
  /** Per document: term number and weight in hundredths, alternating. */
  readonly weights: readonly (readonly number[])[];
  /** Every word with the numbers of its terms, to resolve misspellings. */
  readonly words: readonly (readonly [word: string, ...terms: number[]])[];
}
export const WEIGHT_SCALE = 100;

export const packBook = (
  reads: readonly UnpackedDoc[],
  sources: ReadonlyMap<string, KnowledgeSource>,
): PackedBook => {
  const numbers = new Map<string, number>();
  const numberOf = (term: string): number => {
    const known = numbers.get(term) ?? numbers.size;
    numbers.set(term, known);
    return known;
  };
  const words = new Map<string, readonly number[]>();
  const weights = reads.map(({ doc, fields }) => {
    const read = tokenizeDocument({ key: doc.id, fields }, chatVocabulary);
    for (const [word, terms] of read.words) if (!words.has(word)) words.set(word, terms.map(numberOf));
    return [...read.weights].flatMap(([term, weight]) => [numberOf(term), Math.round(weight * WEIGHT_SCALE)]);
  });
  return {
    docs: reads.map(({ doc }) => doc),
    sources: [...sources],
    terms: [...numbers.keys()],
    weights,
    words: [...words].map(([word, terms]) => [word, ...terms]),
  };
};

import { searchIndex, type TokenizedDocument } from '#kit/pure/search/search-index.ts';
import type { KnowledgeBase } from './book.ts';
import { chatVocabulary } from './chat-vocabulary.ts';
import { WEIGHT_SCALE, type PackedBook } from './pack-book.ts';

const NO_WORDS: ReadonlyMap<string, readonly string[]> = new Map();

export const openBook = ({ docs, sources, terms, weights, words }: PackedBook): KnowledgeBase => {
  const names = new Map(
    words.map(([word, ...its]) => [word, its.map((number) => terms[number] ?? '')] as const),
  );
  const documents = docs.map((_, i): TokenizedDocument<number> => {
    const packed = weights[i] ?? [];
    const its = new Map<string, number>();
    let length = 0;
    for (let at = 0; at < packed.length; at += 2) {
      const weight = (packed[at + 1] ?? 0) / WEIGHT_SCALE;
      its.set(terms[packed[at] ?? 0] ?? '', weight);
      length += weight;
    }
    // The words of all pages help to correct spelling; they are loaded once.
    return { key: i, weights: its, words: i === 0 ? names : NO_WORDS, length };
  });
  return {
    docs,
    sources: new Map(sources),
    index: searchIndex(documents, chatVocabulary),
    docIndexById: new Map(docs.map(({ id }, i) => [id, i])),
  };
};

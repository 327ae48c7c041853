import {
  tokenizeDocument,
  searchIndex,
  type TokenizedDocument,
  type SearchHit,
} from '#kit/pure/search/search-index.ts';
import type { Page } from './document.ts';
import { type Passage, passagesOf, textOf } from './passages.ts';
import { documentVocabulary } from './vocabulary.ts';

/** A document indexed for questions. */
export interface DocumentIndex {
  readonly passages: readonly Passage[];
  readonly find: (subject: string, limit: number) => readonly SearchHit<number>[];
  /** A term's weight: high when few passages contain it. */
  readonly rarity: (term: string) => number;
  /** The share of the question's terms, weighted by rarity, that this passage contains: 0 to 1. */
  readonly coverageOf: (key: number, subject: ReadonlySet<string>) => number;
  /** The number of passages with a term. */
  readonly passageCounts: ReadonlyMap<string, number>;
}

export const termsOf = (text: string): ReadonlySet<string> =>
  new Set(documentVocabulary.tokenize(text).flatMap(({ terms }) => terms));

/**
 * Added to the number of passages for weighting. Otherwise, in a short leaflet, a missing word would outweigh
 * all words that match.
 */
const PASSAGE_SMOOTHING = 10;

/** Headings count half: they name the passage's topic. */
const HEADING_WEIGHT = 0.5;

const readPassage = (passage: Passage, key: number): TokenizedDocument<number> =>
  tokenizeDocument(
    {
      key,
      fields: [
        { text: textOf({ ...passage, heading: '' }), weight: 1 },
        { text: passage.heading, weight: HEADING_WEIGHT },
      ],
    },
    documentVocabulary,
  );

type PassageDocument = ReturnType<typeof readPassage>;

const createIndex = (passages: readonly Passage[], documents: readonly PassageDocument[]): DocumentIndex => {
  const { search } = searchIndex(documents, documentVocabulary);
  const passageCounts = new Map<string, number>();
  for (const { weights } of documents)
    for (const term of weights.keys()) passageCounts.set(term, (passageCounts.get(term) ?? 0) + 1);
  const rarity = (term: string): number => {
    const n = passageCounts.get(term) ?? 0;
    return Math.log(1 + (documents.length - n + 0.5) / (n + 0.5));
  };
  const weight = (term: string): number => {
    const n = passageCounts.get(term) ?? 0;
    return Math.log(1 + (documents.length + PASSAGE_SMOOTHING - n + 0.5) / (n + 0.5));
  };
  const coverageOf = (key: number, subject: ReadonlySet<string>): number => {
    const termWeights = documents[key]?.weights;
    let [whole, part] = [0, 0];
    for (const term of subject) {
      whole += weight(term);
      if (termWeights?.has(term)) part += weight(term);
    }
    return whole === 0 ? 0 : part / whole;
  };
  return { passages, find: search, rarity, coverageOf, passageCounts };
};

/**
 * Indexes a document passage by passage, so that the caller can yield in between: a thousand pages take a
 * cheap phone many seconds. Yields the share done, 0 to 1.
 */
export function* indexSteps(pages: readonly Page[]): Generator<number, DocumentIndex> {
  const passages: Passage[] = [];
  const documents: PassageDocument[] = [];
  for (const [i, page] of pages.entries()) {
    const pagePassages = passagesOf([page]);
    for (const [n, passage] of pagePassages.entries()) {
      documents.push(readPassage(passage, passages.length));
      passages.push(passage);
      yield (i + (n + 1) / pagePassages.length) / pages.length;
    }
  }
  return createIndex(passages, documents);
}

export const buildIndex = (pages: readonly Page[]): DocumentIndex => {
  const steps = indexSteps(pages);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

/** The best matching passages: the part of the document that an external model may see (DOC-15). */
export const bestPassages = (
  { passages, find }: DocumentIndex,
  subject: string,
  limit: number,
): readonly Passage[] => find(subject, limit).flatMap(({ key }) => passages[key] ?? []);

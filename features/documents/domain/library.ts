import {
  readDocument,
  searchIndex,
  type ReadDocument,
  type SearchHit,
} from '#kit/pure/search/search-index.ts';
import type { Page } from './document.ts';
import { type Passage, passagesOf, textOf } from './passages.ts';
import { documentVocabulary } from './vocabulary.ts';

/** A document indexed for questions. */
export interface Library {
  readonly passages: readonly Passage[];
  readonly find: (subject: string, limit: number) => readonly SearchHit<number>[];
  /** A term's weight: high when few passages contain it. */
  readonly rarity: (term: string) => number;
  /** The share of the question's terms, weighted by rarity, that this passage contains: 0 to 1. */
  readonly covers: (key: number, subject: ReadonlySet<string>) => number;
  /** The number of passages with a term. */
  readonly known: ReadonlyMap<string, number>;
}

export const termsOf = (text: string): ReadonlySet<string> =>
  new Set(documentVocabulary.read(text).flatMap(({ terms }) => terms));

/**
 * Added to the number of passages for weighting. Otherwise, in a short leaflet, a missing word would outweigh
 * all words that match.
 */
const AT_LEAST = 10;

/** Headings count half: they name the passage's topic. */
const HEADING = 0.5;

const read = (passage: Passage, key: number): ReadDocument<number> =>
  readDocument(
    {
      key,
      fields: [
        { text: textOf({ ...passage, heading: '' }), weight: 1 },
        { text: passage.heading, weight: HEADING },
      ],
    },
    documentVocabulary,
  );

type Read = ReturnType<typeof read>;

const libraryOf = (passages: readonly Passage[], documents: readonly Read[]): Library => {
  const { search } = searchIndex(documents, documentVocabulary);
  const known = new Map<string, number>();
  for (const { weights } of documents)
    for (const term of weights.keys()) known.set(term, (known.get(term) ?? 0) + 1);
  const rarity = (term: string): number => {
    const n = known.get(term) ?? 0;
    return Math.log(1 + (documents.length - n + 0.5) / (n + 0.5));
  };
  const weight = (term: string): number => {
    const n = known.get(term) ?? 0;
    return Math.log(1 + (documents.length + AT_LEAST - n + 0.5) / (n + 0.5));
  };
  const covers = (key: number, subject: ReadonlySet<string>): number => {
    const termWeights = documents[key]?.weights;
    let [whole, part] = [0, 0];
    for (const term of subject) {
      whole += weight(term);
      if (termWeights?.has(term)) part += weight(term);
    }
    return whole === 0 ? 0 : part / whole;
  };
  return { passages, find: search, rarity, covers, known };
};

/**
 * Indexes a document passage by passage, so that the caller can yield in between: a thousand pages take a
 * cheap phone many seconds. Yields the share done, 0 to 1.
 */
export function* librarySteps(pages: readonly Page[]): Generator<number, Library> {
  const passages: Passage[] = [];
  const documents: Read[] = [];
  for (const [i, page] of pages.entries()) {
    const its = passagesOf([page]);
    for (const [n, passage] of its.entries()) {
      documents.push(read(passage, passages.length));
      passages.push(passage);
      yield (i + (n + 1) / its.length) / pages.length;
    }
  }
  return libraryOf(passages, documents);
}

export const openLibrary = (pages: readonly Page[]): Library => {
  const steps = librarySteps(pages);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

/** The best matching passages: the part of the document that an external model may see (DOC-15). */
export const bestPassages = (
  { passages, find }: Library,
  subject: string,
  limit: number,
): readonly Passage[] => find(subject, limit).flatMap(({ key }) => passages[key] ?? []);

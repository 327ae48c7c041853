import { readDocument, searchIndex, type ReadDocument, type SearchHit } from '#kit/pure/search/search-index.ts';
import type { Page } from './document.ts';
import { type Passage, passagesOf, textOf } from './passages.ts';
import { paperVocabulary } from './vocabulary.ts';

/** A document made ready for questions. */
export interface Library {
  readonly passages: readonly Passage[];
  readonly find: (subject: string, limit: number) => readonly SearchHit<number>[];
  /** How much finding this term says: much where few passages have it. */
  readonly rarity: (term: string) => number;
  /** In how many passages a term stands. */
  readonly known: ReadonlyMap<string, number>;
}

export const termsOf = (text: string): ReadonlySet<string> => new Set(paperVocabulary.read(text).flatMap(({ terms }) => terms));

/** What stands above a passage counts half: it says what the passage is about. */
const HEADING = 0.5;

const read = (passage: Passage, key: number): ReadDocument<number> =>
  readDocument({ key, fields: [{ text: textOf({ ...passage, heading: '' }), weight: 1 }, { text: passage.heading, weight: HEADING }] }, paperVocabulary);

export const openLibrary = (pages: readonly Page[]): Library => {
  const passages = passagesOf(pages);
  const documents = passages.map(read);
  const { search } = searchIndex(documents, paperVocabulary);
  const known = new Map<string, number>();
  for (const { weights } of documents) for (const term of weights.keys()) known.set(term, (known.get(term) ?? 0) + 1);
  const rarity = (term: string): number => { const n = known.get(term) ?? 0; return Math.log(1 + (documents.length - n + 0.5) / (n + 0.5)); };
  return { passages, find: search, rarity, known };
};

/** The passages that say most about a question: what an outside model may see of the document (DOC-15). */
export const bestPassages = ({ passages, find }: Library, subject: string, limit: number): readonly Passage[] =>
  find(subject, limit).flatMap(({ key }) => passages[key] ?? []);

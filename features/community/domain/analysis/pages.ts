import {
  readDocument,
  searchIndex,
  type ReadDocument,
  type SearchIndex,
} from '#kit/pure/search/search-index.ts';
import { conditionAliases } from '#knowledge/aliases.ts';
import { conditionEntries, entriesOfBook, openPage, type ConditionKey } from '#knowledge/books.ts';
import { cropByKey } from '#knowledge/crops.ts';
import { colourWords, partWords, patternWords } from '#knowledge/sign-words.ts';
import { typeNames } from '#knowledge/type-names.ts';
import type { Book, Condition, ConditionEntry, Bilingual } from '#knowledge/types.ts';
import { farmVocabulary } from './features.ts';

const both = (...said: readonly Bilingual[]): string => said.map(({ en, sw }) => `${en} ${sw}`).join(' ');
const isWell = ({ type }: ConditionEntry): boolean => type === 'healthy';

const aliasesOf = (key: string): string =>
  Object.entries(conditionAliases)
    .flatMap(([alias, of]) => (of === key ? [alias.replace(/[-_]+/g, ' ')] : []))
    .join(' ');

const nameFields = (entry: ConditionEntry) => [
  { text: `${both(entry.name)} ${entry.scientificName} ${aliasesOf(entry.key)}`, weight: 3 },
  {
    text: both(
      ...entry.signs.parts.map((part) => partWords[part]),
      ...entry.signs.colours.map((colour) => colourWords[colour]),
      ...entry.signs.patterns.map((pattern) => patternWords[pattern]),
      typeNames[entry.type],
    ),
    weight: 1,
  },
];

/** Yields so that the screen stays responsive: reading a book takes a slow phone most of a second. */
export type YieldToEventLoop = () => Promise<void>;
const never: YieldToEventLoop = async () => {};
/** Number of names read per yield. Pages: one per yield. */
const NAMES = 12;

const readIn = async <From, To>(
  list: readonly From[],
  each: (one: From) => To,
  size: number,
  breathe: YieldToEventLoop,
): Promise<readonly To[]> => {
  const out: To[] = [];
  for (const [i, one] of list.entries()) {
    if (i % size === 0) await breathe();
    out.push(each(one));
  }
  return out;
};

/** Names and signs of all conditions, part of the app shell. */
let names: Promise<SearchIndex<ConditionEntry>> | undefined;
const namesIndex = (breathe: YieldToEventLoop): Promise<SearchIndex<ConditionEntry>> => {
  names ??= readIn(
    Object.values(conditionEntries).filter((entry) => !isWell(entry)),
    (entry) => readDocument({ key: entry, fields: nameFields(entry) }, farmVocabulary),
    NAMES,
    breathe,
  ).then((documents) => searchIndex(documents, farmVocabulary));
  return names;
};

const pageFields = (page: Condition) => [
  ...nameFields(page),
  { text: both(...page.symptoms), weight: 2 },
  { text: both(...page.immediateActions), weight: 0.6 },
  { text: both(...page.preventiveMeasures, ...page.organicSolutions.map(({ title }) => title)), weight: 0.4 },
  { text: both(...page.lookalikes.flatMap(({ name, sign }) => [name, sign])), weight: 0.15 },
];

const read = new Map<string, ReadDocument<Condition>>();
const readPage = (page: Condition): ReadDocument<Condition> => {
  const document =
    read.get(page.key) ?? readDocument({ key: page, fields: pageFields(page) }, farmVocabulary);
  read.set(page.key, document);
  return document;
};

const KEPT = 8;
const opened = new Map<string, SearchIndex<Condition>>();

/** Index of the pages of some books, loaded as chunks on first use. Pages that cannot be loaded are left out. */
const pagesOf = async (
  books: readonly Book[],
  breathe: YieldToEventLoop,
): Promise<SearchIndex<Condition>> => {
  const id = [...books].sort().join();
  const known = opened.get(id);
  if (known) return known;
  const entries = books.flatMap((book) => entriesOfBook(book)).filter((entry) => !isWell(entry));
  const pages = await Promise.all(entries.map((entry) => openPage(entry).catch(() => undefined)));
  const here = pages.filter((page): page is Condition => page !== undefined);
  const index = searchIndex(await readIn(here, readPage, 1, breathe), farmVocabulary);
  // Cached only if complete, so that missing pages are fetched again next time.
  if (here.length === entries.length) {
    if (opened.size >= KEPT) opened.delete([...opened.keys()][0] ?? '');
    opened.set(id, index);
  }
  return index;
};

export interface FoundPage {
  readonly page: Condition;
  readonly condition: ConditionKey;
  /** Inputs for the probability that the page is right. */
  readonly score: number;
  readonly covered: number;
  /** Relative score gap to the next page, 0 to 1. */
  readonly lead: number;
  readonly cropKnown: boolean;
}

const BOOKS = 3;

const saidBy = (text: string): ReadonlySet<string> =>
  new Set(farmVocabulary.read(text).flatMap(({ terms }) => terms));
/**
 * Storage pests are not seen on leaves: without a word about storage, words like "leaf" or "weeks" rule those
 * pages out.
 */
const STORED = /___(?:bruchids|larger_grain)/;
const standing = saidBy('leaf stem funnel flower seedling root week wiki branch');
const stored = saidBy('store harvest dry bag grain sack granary punje gunia ghala shelled');
const isStanding = (question: string): boolean => {
  const said = saidBy(question);
  return [...standing].some((term) => said.has(term)) && ![...stored].some((term) => said.has(term));
};

/**
 * The pages that match the question best, best first; those of its crop, or of the crops whose names and
 * symptoms fit.
 */
export const findPages = async (
  question: string,
  crop: string | null,
  limit = 3,
  breathe = never,
): Promise<readonly FoundPage[]> => {
  const book = crop === null ? null : (cropByKey(crop)?.book ?? null);
  const guessed =
    book === null
      ? [...new Set((await namesIndex(breathe)).search(question, 12).map(({ key }) => key.crop))].slice(
          0,
          BOOKS,
        )
      : [book];
  const hits = (await pagesOf([...new Set<Book>([...guessed, 'any'])], breathe))
    .search(question, limit + 3)
    .filter(({ key }) => !STORED.test(key.key) || !isStanding(question));
  return hits.slice(0, limit).map(({ key: page, score, covered }, i) => ({
    page,
    condition: page.key as ConditionKey,
    score,
    covered,
    lead: 1 - (hits[i + 1]?.score ?? 0) / score,
    cropKnown: book !== null,
  }));
};

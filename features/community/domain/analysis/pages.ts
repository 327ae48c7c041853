import {
  tokenizeDocument,
  searchIndex,
  type TokenizedDocument,
  type SearchIndex,
} from '#kit/pure/search/search-index.ts';
import { conditionAliases } from '#knowledge/aliases.ts';
import { conditionEntries, entriesOfBook, openPage, type ConditionKey } from '#knowledge/books.ts';
import { cropByKey } from '#knowledge/crops.ts';
import { colourWords, partWords, patternWords } from '#knowledge/sign-words.ts';
import { typeNames } from '#knowledge/type-names.ts';
import type { Book, Condition, ConditionEntry, Bilingual } from '#knowledge/types.ts';
import { farmVocabulary } from './features.ts';

const joinBilingual = (...said: readonly Bilingual[]): string =>
  said.map(({ en, sw }) => `${en} ${sw}`).join(' ');
const isHealthy = ({ type }: ConditionEntry): boolean => type === 'healthy';

const aliasesOf = (key: string): string =>
  Object.entries(conditionAliases)
    .flatMap(([alias, of]) => (of === key ? [alias.replace(/[-_]+/g, ' ')] : []))
    .join(' ');

const nameFields = (entry: ConditionEntry) => [
  { text: `${joinBilingual(entry.name)} ${entry.scientificName} ${aliasesOf(entry.key)}`, weight: 3 },
  {
    text: joinBilingual(
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
const noYield: YieldToEventLoop = async () => {};
/** Number of names read per yield. Pages: one per yield. */
const NAMES_PER_YIELD = 12;

const mapWithYields = async <From, To>(
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
  names ??= mapWithYields(
    Object.values(conditionEntries).filter((entry) => !isHealthy(entry)),
    (entry) => tokenizeDocument({ key: entry, fields: nameFields(entry) }, farmVocabulary),
    NAMES_PER_YIELD,
    breathe,
  ).then((documents) => searchIndex(documents, farmVocabulary));
  return names;
};

const pageFields = (page: Condition) => [
  ...nameFields(page),
  { text: joinBilingual(...page.symptoms), weight: 2 },
  { text: joinBilingual(...page.immediateActions), weight: 0.6 },
  {
    text: joinBilingual(...page.preventiveMeasures, ...page.organicSolutions.map(({ title }) => title)),
    weight: 0.4,
  },
  { text: joinBilingual(...page.lookalikes.flatMap(({ name, sign }) => [name, sign])), weight: 0.15 },
];

const readPages = new Map<string, TokenizedDocument<Condition>>();
const readPage = (page: Condition): TokenizedDocument<Condition> => {
  const document =
    readPages.get(page.key) ?? tokenizeDocument({ key: page, fields: pageFields(page) }, farmVocabulary);
  readPages.set(page.key, document);
  return document;
};

const MAX_INDEXES = 8;
const pageIndexes = new Map<string, SearchIndex<Condition>>();

/** Index of the pages of some books, loaded as chunks on first use. Pages that cannot be loaded are left out. */
const pagesOf = async (
  books: readonly Book[],
  breathe: YieldToEventLoop,
): Promise<SearchIndex<Condition>> => {
  const id = [...books].sort().join();
  const known = pageIndexes.get(id);
  if (known) return known;
  const entries = books.flatMap((book) => entriesOfBook(book)).filter((entry) => !isHealthy(entry));
  const pages = await Promise.all(entries.map((entry) => openPage(entry).catch(() => undefined)));
  const loadedPages = pages.filter((page): page is Condition => page !== undefined);
  const index = searchIndex(await mapWithYields(loadedPages, readPage, 1, breathe), farmVocabulary);
  // Cached only if complete, so that missing pages are fetched again next time.
  if (loadedPages.length === entries.length) {
    if (pageIndexes.size >= MAX_INDEXES) pageIndexes.delete([...pageIndexes.keys()][0] ?? '');
    pageIndexes.set(id, index);
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

const MAX_BOOKS = 3;

const termsIn = (text: string): ReadonlySet<string> =>
  new Set(farmVocabulary.tokenize(text).flatMap(({ terms }) => terms));
/**
 * Storage pests are not seen on leaves: without a word about storage, words like "leaf" or "weeks" rule those
 * pages out.
 */
const STORAGE_PEST = /___(?:bruchids|larger_grain)/;
const growingCropTerms = termsIn('leaf stem funnel flower seedling root week wiki branch');
const storageTerms = termsIn('store harvest dry bag grain sack granary punje gunia ghala shelled');
const isAboutGrowingCrop = (question: string): boolean => {
  const said = termsIn(question);
  return (
    [...growingCropTerms].some((term) => said.has(term)) && ![...storageTerms].some((term) => said.has(term))
  );
};

/**
 * The pages that match the question best, best first; those of its crop, or of the crops whose names and
 * symptoms fit.
 */
export const findPages = async (
  question: string,
  crop: string | null,
  limit = 3,
  breathe = noYield,
): Promise<readonly FoundPage[]> => {
  const book = crop === null ? null : (cropByKey(crop)?.book ?? null);
  const guessed =
    book === null
      ? [...new Set((await namesIndex(breathe)).search(question, 12).map(({ key }) => key.crop))].slice(
          0,
          MAX_BOOKS,
        )
      : [book];
  const hits = (await pagesOf([...new Set<Book>([...guessed, 'any'])], breathe))
    .search(question, limit + 3)
    .filter(({ key }) => !STORAGE_PEST.test(key.key) || !isAboutGrowingCrop(question));
  return hits.slice(0, limit).map(({ key: page, score, covered }, i) => ({
    page,
    condition: page.key as ConditionKey,
    score,
    covered,
    lead: 1 - (hits[i + 1]?.score ?? 0) / score,
    cropKnown: book !== null,
  }));
};

import { searchIndex, tokenizeDocument } from '#kit/pure/search/search-index.ts';
import type { Language, Bilingual } from '#knowledge/types.ts';
import type { KnowledgeDoc, KnowledgePoint } from '../book/book.ts';
import { chatVocabulary } from '../book/chat-vocabulary.ts';
import { hazardousSubstancesIn } from '../question/substances-in-text.ts';
import { chatText, type ChatText } from '../text.ts';
import type { BlockKind, ChatBlock, ChatSentence } from '../types.ts';

/** Blocks in reading order. Free measures come before shop products (CHT-13). */
const blockLayout: readonly {
  readonly kind: BlockKind;
  readonly title: keyof ChatText['titles'] | null;
  readonly roles: readonly KnowledgePoint['role'][];
  readonly maxPoints: number;
}[] = [
  { kind: 'fact', title: null, roles: ['fact'], maxPoints: 4 },
  { kind: 'recipe', title: 'recipe', roles: ['recipe'], maxPoints: 8 },
  { kind: 'cause', title: null, roles: ['cause'], maxPoints: 2 },
  { kind: 'confirm', title: 'confirm', roles: ['confirm'], maxPoints: 3 },
  { kind: 'confirm', title: null, roles: ['lookalike'], maxPoints: 1 },
  { kind: 'threshold', title: 'threshold', roles: ['threshold'], maxPoints: 2 },
  { kind: 'do', title: 'do', roles: ['do-now'], maxPoints: 4 },
  { kind: 'low_cost', title: 'low_cost', roles: ['low-cost'], maxPoints: 2 },
  { kind: 'safe', title: 'safe', roles: ['label', 'caution'], maxPoints: 2 },
  { kind: 'prevent', title: 'prevent', roles: ['prevent'], maxPoints: 3 },
  { kind: 'prevent', title: null, roles: ['in-short'], maxPoints: 1 },
  { kind: 'ask', title: 'ask', roles: ['when-to-ask'], maxPoints: 1 },
];

/** Joins figure and % sign into one word, for speech and search. */
export const toSentence = ({ text, sources }: KnowledgePoint, language: Language): ChatSentence => ({
  text: text[language].replace(/(\d) %/g, '$1%'),
  sources,
});

/** Returns at most `maxPoints` points, preferring those that match the question, in the order of the book. */
const selectPoints = (
  points: readonly KnowledgePoint[],
  question: string,
  maxPoints: number,
): readonly KnowledgePoint[] => {
  if (points.length <= maxPoints) return points;
  const inBothLanguages = ({ en, sw }: Bilingual): string => `${en} ${sw}`;
  const documents = points.map((point) =>
    tokenizeDocument(
      { key: point, fields: [{ text: inBothLanguages(point.text), weight: 1 }] },
      chatVocabulary,
    ),
  );
  const found = searchIndex(documents, chatVocabulary)
    .search(question, maxPoints)
    .map(({ key }) => key);
  const matching = points.filter((point) => found.includes(point));
  const selected = [...matching, ...points.filter((point) => !matching.includes(point))].slice(0, maxPoints);
  return points.filter((point) => selected.includes(point));
};

/** Leaves out points for other counties. Returns all points when the county is unknown. */
const filterByCounty = (
  points: readonly KnowledgePoint[],
  county: string | null,
): readonly KnowledgePoint[] =>
  county === null ? points : points.filter(({ counties }) => counties === null || counties.includes(county));

const DEFAULT_MAX_SENTENCES = 16;
export interface ComposeInput {
  readonly doc: KnowledgeDoc;
  readonly question: string;
  readonly language: Language;
  readonly county: string | null;
  /** 16 when absent. */
  readonly maxSentences?: number;
}

/** Symptoms and facts are ranked by the question; actions keep the order of the book. */
const rankedByQuestion: ReadonlySet<BlockKind> = new Set(['confirm', 'fact']);
/** The points of topics are shorter than those of conditions, so a block may use more of them. */
const EXTRA_TOPIC_POINTS = 2;
const EXTRA_RANKED_TOPIC_POINTS = 3;

export const cropHealthCategories: ReadonlySet<KnowledgeDoc['category']> = new Set([
  'pest',
  'disease',
  'nutrient',
  'damage',
  'pest-management',
  'disease-management',
]);

/** Topics without field work. */
const nonFieldCategories: ReadonlySet<KnowledgeDoc['category']> = new Set([
  'market',
  'money',
  'records',
  'weather',
  'yield',
  'people',
  'outside',
  'app',
]);
/**
 * Replaces titles that fit pests and diseases only: `prevent` ("so that it does not come back") becomes
 * `next` elsewhere, and so does `low_cost` in topics without field work. `safe` becomes `caution` where
 * nothing is sprayed or stored.
 */
const titleFor = (
  title: keyof ChatText['titles'] | null,
  { category }: KnowledgeDoc,
): keyof ChatText['titles'] | null => {
  if (title === 'safe')
    return cropHealthCategories.has(category) ||
      category === 'safe-use' ||
      category === 'storage' ||
      category === 'weeds'
      ? title
      : 'caution';
  if (title === 'prevent' && !cropHealthCategories.has(category)) return 'next';
  return title === 'low_cost' && nonFieldCategories.has(category) ? 'next' : title;
};

/**
 * Points that an answer may use: for this county, without duplicates, and without the name of a banned or
 * restricted pesticide.
 */
export const usablePoints = ({ doc, county }: ComposeInput): readonly KnowledgePoint[] =>
  // A point that is listed under both `do-now` and `prevent` appears once.
  filterByCounty(doc.points, county).filter(
    ({ text }, i, all) =>
      hazardousSubstancesIn(text.en).length === 0 && all.findIndex((one) => one.text.en === text.en) === i,
  );

/** Adds the sentences of a block whose title an earlier block has to that block. */
const mergeSameTitles = (blocks: readonly ChatBlock[]): readonly ChatBlock[] => {
  const isSameTitle = (a: ChatBlock, b: ChatBlock): boolean => a.title !== null && a.title === b.title;
  return blocks.flatMap((block, i) =>
    blocks.slice(0, i).some((earlier) => isSameTitle(earlier, block))
      ? []
      : [
          {
            ...block,
            sentences: blocks
              .slice(i)
              .filter((later) => later === block || isSameTitle(later, block))
              .flatMap(({ sentences }) => sentences),
          },
        ],
  );
};

export const composeBlocks = (input: ComposeInput): readonly ChatBlock[] => {
  const { doc, question, language, maxSentences = DEFAULT_MAX_SENTENCES } = input;
  const titles = chatText(language).titles;
  const points = usablePoints(input);
  const isCondition = doc.kind === 'condition';
  let remainingSentences = maxSentences;
  const blocks = blockLayout.flatMap(({ kind, title, roles, maxPoints }): readonly ChatBlock[] => {
    // A condition's only `fact` is its recovery timeline, which the app shows on the condition's page.
    if (isCondition && roles[0] === 'fact') return [];
    const matchingPoints = points.filter(({ role }) => roles.includes(role));
    const selectedPoints = (
      rankedByQuestion.has(kind)
        ? selectPoints(
            matchingPoints,
            question,
            isCondition ? maxPoints : maxPoints + EXTRA_RANKED_TOPIC_POINTS,
          )
        : matchingPoints.slice(0, isCondition ? maxPoints : maxPoints + EXTRA_TOPIC_POINTS)
    ).slice(0, Math.max(0, remainingSentences));
    remainingSentences -= selectedPoints.length;
    const titleKey = titleFor(title, doc);
    return selectedPoints.length === 0
      ? []
      : [
          {
            kind,
            title: titleKey === null ? null : titles[titleKey],
            sentences: selectedPoints.map((point) => toSentence(point, language)),
          },
        ];
  });
  return mergeSameTitles(blocks);
};

const termsOf = (text: string): ReadonlySet<string> =>
  new Set(chatVocabulary.tokenize(text).flatMap(({ terms }) => terms));
/** The minimum share of a sentence's terms in an earlier sentence that makes it a repetition. */
const MIN_OVERLAP_FOR_REPEAT = 0.75;
const isRepeated = (text: string, existingTerms: readonly ReadonlySet<string>[]): boolean => {
  const terms = [...termsOf(text)];
  return (
    terms.length > 0 &&
    existingTerms.some(
      (existing) =>
        terms.filter((term) => existing.has(term)).length / terms.length >= MIN_OVERLAP_FOR_REPEAT,
    )
  );
};

/**
 * Returns one block for a second topic, titled with the topic, of at most `maxSentences`: two sentences of
 * its actions and of a topic's facts, one of every other block, without repetitions of `existing`.
 */
export const secondTopicBlock = (
  input: ComposeInput,
  existing: readonly ChatBlock[],
  maxSentences: number,
): readonly ChatBlock[] => {
  const existingTerms = existing.flatMap(({ sentences }) => sentences.map(({ text }) => termsOf(text)));
  const newBlocks = composeBlocks(input)
    .filter(({ kind }) => kind !== 'ask')
    .map(({ kind, sentences }) => ({
      kind,
      sentences: sentences.filter(({ text }) => !isRepeated(text, existingTerms)),
    }));
  const sentences = newBlocks
    .flatMap(({ kind, sentences: blockSentences }) =>
      blockSentences.slice(0, kind === 'do' || (kind === 'fact' && input.doc.kind !== 'condition') ? 2 : 1),
    )
    .slice(0, maxSentences);
  return sentences.length === 0 ? [] : [{ kind: 'fact', title: input.doc.title[input.language], sentences }];
};

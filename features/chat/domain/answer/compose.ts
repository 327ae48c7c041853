import { searchIndex, readDocument } from '#kit/pure/search/search-index.ts';
import type { Language, Bilingual } from '#knowledge/types.ts';
import type { KnowledgeDoc, KnowledgePoint } from '../book/book.ts';
import { chatVocabulary } from '../book/chat-vocabulary.ts';
import { substancesIn } from '../question/substances-in-text.ts';
import { chatText, type ChatText } from '../text.ts';
import type { BlockKind, ChatBlock, ChatSentence } from '../types.ts';

/** Blocks in reading order: what it is, then free measures, then shop products (CHT-13). */
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
export const sentence = ({ text, sources }: KnowledgePoint, language: Language): ChatSentence => ({
  text: text[language].replace(/(\d) %/g, '$1%'),
  sources,
});

/** Returns at most `most` points, preferring those that match the question, in the order of the book. */
const selectPoints = (
  points: readonly KnowledgePoint[],
  question: string,
  most: number,
): readonly KnowledgePoint[] => {
  if (points.length <= most) return points;
  const both = ({ en, sw }: Bilingual): string => `${en} ${sw}`;
  const documents = points.map((point) =>
    readDocument({ key: point, fields: [{ text: both(point.text), weight: 1 }] }, chatVocabulary),
  );
  const found = searchIndex(documents, chatVocabulary)
    .search(question, most)
    .map(({ key }) => key);
  const kept = points.filter((point) => found.includes(point));
  const filled = [...kept, ...points.filter((point) => !kept.includes(point))].slice(0, most);
  return points.filter((point) => filled.includes(point));
};

/** Leaves out points for other counties; without a known place, chooses the points that match the question. */
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
  /** Maximum sentences. */ readonly maxSentences?: number;
}

/** Symptoms and facts are ranked by the question; actions keep the order of the book. */
const rankedByQuestion: ReadonlySet<BlockKind> = new Set(['confirm', 'fact']);

export const cropHealthCategories: ReadonlySet<KnowledgeDoc['category']> = new Set([
  'pest',
  'disease',
  'nutrient',
  'damage',
  'pest-management',
  'disease-management',
]);

/** Topics without field work: their heading `low_cost` becomes `next`. */
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

/** Leaves out points that name a listed substance: an answer names one only if the question does. */
export const pointsForCounty = ({ doc, county }: ComposeInput): readonly KnowledgePoint[] =>
  // What a page lists under both "now" and "always" appears once.
  filterByCounty(doc.points, county).filter(
    ({ text }, i, all) =>
      substancesIn(text.en).length === 0 && all.findIndex((one) => one.text.en === text.en) === i,
  );

export const blocksOf = (wanted: ComposeInput): readonly ChatBlock[] => {
  const { doc, question, language, maxSentences = DEFAULT_MAX_SENTENCES } = wanted;
  const titles = chatText(language).titles;
  const points = pointsForCounty(wanted);
  const isPage = doc.kind === 'condition';
  let left = maxSentences;
  return blockLayout.flatMap(({ kind, title, roles, maxPoints }): readonly ChatBlock[] => {
    // The recovery timeline is only on the page.
    if (isPage && roles[0] === 'fact') return [];
    const its = points.filter(({ role }) => roles.includes(role));
    const answer = (
      rankedByQuestion.has(kind)
        ? selectPoints(its, question, isPage ? maxPoints : maxPoints + 3)
        : its.slice(0, isPage ? maxPoints : maxPoints + 2)
    ).slice(0, Math.max(0, left));
    left -= answer.length;
    const name = titleFor(title, doc);
    return answer.length === 0
      ? []
      : [
          {
            kind,
            title: name === null ? null : titles[name],
            sentences: answer.map((point) => sentence(point, language)),
          },
        ];
  });
};

const termsOf = (text: string): ReadonlySet<string> =>
  new Set(chatVocabulary.read(text).flatMap(({ terms }) => terms));
const REPEATED_SHARE = 0.75;
const isRepeated = (text: string, others: readonly ReadonlySet<string>[]): boolean => {
  const its = [...termsOf(text)];
  return (
    its.length > 0 &&
    others.some((other) => its.filter((term) => other.has(term)).length / its.length >= REPEATED_SHARE)
  );
};

/** Adds a second topic under its own name: a little of each part, without repetitions. */
export const secondTopicBlock = (
  wanted: ComposeInput,
  existing: readonly ChatBlock[],
  most: number,
): readonly ChatBlock[] => {
  const others = existing.flatMap(({ sentences }) => sentences.map(({ text }) => termsOf(text)));
  const newBlocks = blocksOf(wanted)
    .filter(({ kind }) => kind !== 'ask')
    .map(({ kind, sentences }) => ({
      kind,
      sentences: sentences.filter(({ text }) => !isRepeated(text, others)),
    }));
  const sentences = newBlocks
    .flatMap(({ kind, sentences: its }) =>
      its.slice(0, kind === 'do' || (kind === 'fact' && wanted.doc.kind !== 'condition') ? 2 : 1),
    )
    .slice(0, most);
  return sentences.length === 0
    ? []
    : [{ kind: 'fact', title: wanted.doc.title[wanted.language], sentences }];
};

import { searchIndex, readDocument } from '#kit/pure/search/search-index.ts';
import type { Language, Bilingual } from '#knowledge/types.ts';
import type { KnowledgeDoc, KnowledgePoint } from '../book/book.ts';
import { chatVocabulary } from '../book/chat-vocabulary.ts';
import { substancesIn } from '../question/substances-in-text.ts';
import { chatText, type ChatText } from '../text.ts';
import type { BlockKind, ChatBlock, ChatSentence } from '../types.ts';

/** Blocks in reading order: what it is, then free measures, then shop products (CHT-13). */
const plan: readonly {
  readonly kind: BlockKind;
  readonly title: keyof ChatText['titles'] | null;
  readonly roles: readonly KnowledgePoint['role'][];
  readonly most: number;
}[] = [
  { kind: 'fact', title: null, roles: ['fact'], most: 4 },
  { kind: 'recipe', title: 'recipe', roles: ['recipe'], most: 8 },
  { kind: 'cause', title: null, roles: ['cause'], most: 2 },
  { kind: 'confirm', title: 'confirm', roles: ['confirm'], most: 3 },
  { kind: 'confirm', title: null, roles: ['lookalike'], most: 1 },
  { kind: 'threshold', title: 'threshold', roles: ['threshold'], most: 2 },
  { kind: 'do', title: 'do', roles: ['do-now'], most: 4 },
  { kind: 'low_cost', title: 'low_cost', roles: ['low-cost'], most: 2 },
  { kind: 'safe', title: 'safe', roles: ['label', 'caution'], most: 2 },
  { kind: 'prevent', title: 'prevent', roles: ['prevent'], most: 3 },
  { kind: 'prevent', title: null, roles: ['in-short'], most: 1 },
  { kind: 'ask', title: 'ask', roles: ['when-to-ask'], most: 1 },
];

/** Joins figure and % sign into one word, for speech and search. */
export const sentence = ({ text, sources }: KnowledgePoint, language: Language): ChatSentence => ({
  text: text[language].replace(/(\d) %/g, '$1%'),
  sources,
});

/** If there are more points than fit: those about the question, in the order of the book. */
const fitting = (
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
const here = (points: readonly KnowledgePoint[], county: string | null): readonly KnowledgePoint[] =>
  county === null ? points : points.filter(({ counties }) => counties === null || counties.includes(county));

const ROOM = 16;
export interface Wanted {
  readonly doc: KnowledgeDoc;
  readonly question: string;
  readonly language: Language;
  readonly county: string | null;
  /** Maximum sentences. */ readonly room?: number;
}

/** Symptoms and facts are ranked by the question; actions keep the order of the book. */
const byQuestion: ReadonlySet<BlockKind> = new Set(['confirm', 'fact']);

export const cures: ReadonlySet<KnowledgeDoc['category']> = new Set([
  'pest',
  'disease',
  'nutrient',
  'damage',
  'pest-management',
  'disease-management',
]);

/** Not for market or weather topics, where nothing "comes back" and nobody is poisoned. */
const talk: ReadonlySet<KnowledgeDoc['category']> = new Set([
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
    return cures.has(category) || category === 'safe-use' || category === 'storage' || category === 'weeds'
      ? title
      : 'caution';
  if (title === 'prevent' && !cures.has(category)) return 'next';
  return title === 'low_cost' && talk.has(category) ? 'next' : title;
};

/** What must not be used is named only when asked for; other answers do not spread its name. */
export const pointsHere = ({ doc, county }: Wanted): readonly KnowledgePoint[] =>
  // What a page lists under both "now" and "always" appears once.
  here(doc.points, county).filter(
    ({ text }, i, all) =>
      substancesIn(text.en).length === 0 && all.findIndex((one) => one.text.en === text.en) === i,
  );

export const blocksOf = (wanted: Wanted): readonly ChatBlock[] => {
  const { doc, question, language, room = ROOM } = wanted;
  const titles = chatText(language).titles;
  const points = pointsHere(wanted);
  const isPage = doc.kind === 'condition';
  let left = room;
  return plan.flatMap(({ kind, title, roles, most }): readonly ChatBlock[] => {
    // The recovery timeline is only on the page.
    if (isPage && roles[0] === 'fact') return [];
    const its = points.filter(({ role }) => roles.includes(role));
    const answer = (
      byQuestion.has(kind)
        ? fitting(its, question, isPage ? most : most + 3)
        : its.slice(0, isPage ? most : most + 2)
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
const SAME = 0.75;
const isSaid = (text: string, others: readonly ReadonlySet<string>[]): boolean => {
  const its = [...termsOf(text)];
  return (
    its.length > 0 &&
    others.some((other) => its.filter((term) => other.has(term)).length / its.length >= SAME)
  );
};

/** Adds a second topic under its own name: a little of each part, without repetitions. */
export const addedBlock = (
  wanted: Wanted,
  said: readonly ChatBlock[],
  most: number,
): readonly ChatBlock[] => {
  const others = said.flatMap(({ sentences }) => sentences.map(({ text }) => termsOf(text)));
  const news = blocksOf(wanted)
    .filter(({ kind }) => kind !== 'ask')
    .map(({ kind, sentences }) => ({
      kind,
      sentences: sentences.filter(({ text }) => !isSaid(text, others)),
    }));
  const sentences = news
    .flatMap(({ kind, sentences: its }) =>
      its.slice(0, kind === 'do' || (kind === 'fact' && wanted.doc.kind !== 'condition') ? 2 : 1),
    )
    .slice(0, most);
  return sentences.length === 0
    ? []
    : [{ kind: 'fact', title: wanted.doc.title[wanted.language], sentences }];
};

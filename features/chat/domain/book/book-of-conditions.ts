import { conditionAliases } from '#knowledge/aliases.ts';
import { bilingual } from '#knowledge/bilingual.ts';
import { books, type ConditionKey, writtenBooks } from '#knowledge/books.ts';
import { crops } from '#knowledge/crops.ts';
import { colourWords, partWords, patternWords } from '#knowledge/sign-words.ts';
import { asOnTheLabel } from '#knowledge/sprays/chemical-lines.ts';
import { typeNames } from '#knowledge/type-names.ts';
import type { Book, Condition, ConditionType, Preparation, Bilingual } from '#knowledge/types.ts';
import type { KnowledgeDoc, KnowledgePoint } from './book.ts';
import { phrasesOf } from './phrases.ts';
import type { Field, Read } from './read-doc.ts';
import { symptomPhrases } from './symptom-phrases.ts';

const matters: Readonly<Record<ConditionType, KnowledgeDoc['category']>> = {
  fungal: 'disease',
  oomycete: 'disease',
  bacterial: 'disease',
  viral: 'disease',
  insect: 'pest',
  mite: 'pest',
  nematode: 'pest',
  snail: 'pest',
  animal: 'pest',
  deficiency: 'nutrient',
  physiological: 'damage',
  weed: 'weeds',
  healthy: 'damage',
};
/** When it is worth acting: a number of plants, or a condition that must hold first. */
const THRESHOLD =
  /\b(?:act|treat|spray|control|pays?)\b.*\b(?:if|when|only|once|from)\b.*(?:\d|plants?|leaves)|\b\d+ (?:plants? )?in \d+\b|\b1 plant in\b/i;

const point =
  (role: KnowledgePoint['role'], sources: readonly string[]) =>
  (text: Bilingual): KnowledgePoint => ({ text, role, sources, counties: null });
const join = (head: Bilingual, tail: Bilingual): Bilingual =>
  bilingual(`${head.en}: ${tail.en}`, `${head.sw}: ${tail.sw}`);

/** Shop products by group; doses and intervals are on the label only. */
const labelPoint = (page: Condition, sources: readonly string[]): readonly KnowledgePoint[] => {
  const classes = page.inorganicSolutions ?? [];
  if (classes.length === 0) return [];
  const groups = (language: 'en' | 'sw'): string =>
    classes
      .map(({ group, code }) => `${group[language]} (${code})`)
      .join(language === 'en' ? ' or ' : ' au ');
  return [
    point(
      'label',
      sources,
    )(
      bilingual(
        `If something from a shop is still needed: ${groups('en')}.`,
        `Ikibidi dawa ya dukani: ${groups('sw')}.`,
      ),
    ),
    point('label', ['safe_use'])(asOnTheLabel),
  ];
};

/** Perennial crops, which are not rotated. */
const STAY: ReadonlySet<string> = new Set([
  'avocado',
  'banana',
  'citrus',
  'coffee',
  'mango',
  'passion_fruit',
  'pawpaw',
  'sugarcane',
  'tea',
  'any',
]);
const inShort = bilingual(
  'In short: crop rotation, clean certified seed, a resistant variety, and no old residue in the field.',
  'Kwa ufupi: kubadilisha mazao, mbegu safi iliyoidhinishwa, aina inayostahimili, na shamba lisilo na mabaki ya zao la zamani.',
);
const always = (page: Condition): readonly KnowledgePoint[] =>
  matters[page.type] === 'disease' && !STAY.has(page.crop)
    ? [point('in-short', ['cabi_plantwise'])(inShort)]
    : [];

const pointsOf = (page: Condition): readonly KnowledgePoint[] => {
  const own = page.sources.slice(0, 3);
  return [
    ...page.symptoms.map(point('confirm', own)),
    ...page.lookalikes.map(({ name, sign }) => point('lookalike', own)(join(name, sign))),
    ...page.immediateActions.map((text) =>
      point(THRESHOLD.test(text.en) ? 'threshold' : 'do-now', own)(text),
    ),
    ...page.organicSolutions.map(({ title, use, source }) => point('low-cost', [source])(join(title, use))),
    ...labelPoint(page, own),
    ...page.preventiveMeasures.map(point('prevent', own)),
    ...always(page),
    ...(page.recoveryTimeline ? [point('fact', own)(page.recoveryTimeline)] : []),
  ];
};

const both = (...said: readonly Bilingual[]): string => said.map(({ en, sw }) => `${en} ${sw}`).join(' ');
const aliasesOf = (key: string): readonly string[] =>
  Object.entries(conditionAliases).flatMap(([alias, of]) =>
    of === key ? [alias.replace(/[-_]+/g, ' ')] : [],
  );

/** Splits "Lethal necrosis (MLN)" into both of its names. */
const called = (name: string): readonly string[] => [
  name.replace(/\s*\(.*?\)/g, ''),
  ...[...name.matchAll(/\((.*?)\)/g)].map(([, inside]) => inside ?? ''),
];
const heard = (key: string): readonly string[] =>
  (symptomPhrases[key as ConditionKey] ?? '').split('|').filter((phrase) => phrase !== '');

const fieldsOf = (page: Condition): readonly Field[] => [
  { text: `${both(page.name)} ${page.scientificName} ${aliasesOf(page.key).join(' ')}`, weight: 3 },
  {
    text: both(
      ...page.signs.parts.map((part) => partWords[part]),
      ...page.signs.colours.map((colour) => colourWords[colour]),
      ...page.signs.patterns.map((pattern) => patternWords[pattern]),
      typeNames[page.type],
    ),
    weight: 1,
  },
  { text: heard(page.key).join(' '), weight: 1 },
  { text: both(...page.symptoms), weight: 2 },
  { text: both(...page.immediateActions), weight: 0.6 },
  { text: both(...page.preventiveMeasures, ...page.organicSolutions.map(({ title }) => title)), weight: 0.4 },
  { text: both(...page.lookalikes.flatMap(({ name, sign }) => [name, sign])), weight: 0.15 },
];

const ofPage = (page: Condition): Read => ({
  doc: {
    id: `condition:${page.key}`,
    kind: 'condition',
    category: matters[page.type],
    title: page.name,
    points: pointsOf(page),
    path: `/conditions/${page.key}`,
    relatedIds: [],
    isFull: page.depth === 'full',
    signs: page.signs.patterns,
    crops: page.crop === 'any' ? 'any' : crops.filter(({ book }) => book === page.crop).map(({ key }) => key),
    names: phrasesOf([
      ...called(page.name.en),
      ...called(page.name.sw),
      ...aliasesOf(page.key).filter((alias) => alias.includes(' ')),
    ]),
    phrases: phrasesOf(heard(page.key)),
  },
  fields: fieldsOf(page),
});

/** Used in at most this many books: only for their crops. */
const FEW = 2;
const recipeDoc = (one: Preparation, on: readonly Book[]): Read => {
  const its = crops.filter(({ book }) => book !== null && on.includes(book)).map(({ key }) => key);
  const of = (role: KnowledgePoint['role']) => point(role, [one.source]);
  const needs = bilingual(
    `You need: ${one.needs.map(({ en }) => en).join('; ')}.`,
    `Unahitaji: ${one.needs.map(({ sw }) => sw).join('; ')}.`,
  );
  return {
    doc: {
      id: `recipe:${one.title.en.toLowerCase().replace(/[^a-z0-9]+/g, '_')}`,
      kind: 'recipe',
      category: 'care',
      crops: on.length > FEW || on.includes('any') ? 'any' : its,
      title: one.title,
      path: '/organic',
      relatedIds: [],
      isFull: true,
      signs: [],
      points: [
        of('recipe')(needs),
        ...one.steps.map(of('recipe')),
        of('fact')(one.use),
        of('caution')(one.limits),
      ],
      names: [],
      phrases: phrasesOf([one.title.en, one.title.sw]),
    },
    fields: [
      { text: both(one.title), weight: 3 },
      { text: both(...one.needs, ...one.steps), weight: 0.7 },
      { text: both(one.use, one.limits), weight: 0.6 },
    ],
  };
};

/** Reads every page of every book, and each home-made preparation once. */
export const readConditions = async (): Promise<readonly Read[]> => {
  const shelves = await Promise.all(writtenBooks.map((book) => books[book].open()));
  const pages = shelves
    .flatMap(({ conditions }) => Object.values<Condition>(conditions))
    .filter(({ type }) => type !== 'healthy');
  const recipes = new Map(
    pages.flatMap((page) => page.organicSolutions.map((one) => [one.title.en, one] as const)),
  );
  const booksOf = (title: string): readonly Book[] => [
    ...new Set(
      pages
        .filter((page) => page.organicSolutions.some((one) => one.title.en === title))
        .map(({ crop }) => crop),
    ),
  ];
  return [...pages.map(ofPage), ...[...recipes].map(([title, one]) => recipeDoc(one, booksOf(title)))];
};

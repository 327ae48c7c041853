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
import { symptomPhrases } from './symptom-phrases.ts';
import type { SearchField, UnpackedDoc } from './unpacked-doc.ts';

const categoryByType: Readonly<Record<ConditionType, KnowledgeDoc['category']>> = {
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
/** Matches an action with a threshold: a number of plants, or a condition that must hold first. */
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
const PERENNIAL_CROPS: ReadonlySet<string> = new Set([
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
const rotationSummary = bilingual(
  'In short: crop rotation, clean certified seed, a resistant variety, and no old residue in the field.',
  'Kwa ufupi: kubadilisha mazao, mbegu safi iliyoidhinishwa, aina inayostahimili, na shamba lisilo na mabaki ya zao la zamani.',
);
const rotationAdvice = (page: Condition): readonly KnowledgePoint[] =>
  categoryByType[page.type] === 'disease' && !PERENNIAL_CROPS.has(page.crop)
    ? [point('in-short', ['cabi_plantwise'])(rotationSummary)]
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
    ...rotationAdvice(page),
    ...(page.recoveryTimeline ? [point('fact', own)(page.recoveryTimeline)] : []),
  ];
};

const bothLanguages = (...said: readonly Bilingual[]): string =>
  said.map(({ en, sw }) => `${en} ${sw}`).join(' ');
const aliasesOf = (key: string): readonly string[] =>
  Object.entries(conditionAliases).flatMap(([alias, of]) =>
    of === key ? [alias.replace(/[-_]+/g, ' ')] : [],
  );

/** Splits "Lethal necrosis (MLN)" into both of its names. */
const namesIn = (name: string): readonly string[] => [
  name.replace(/\s*\(.*?\)/g, ''),
  ...[...name.matchAll(/\((.*?)\)/g)].map(([, inside]) => inside ?? ''),
];
const farmerPhrasesOf = (key: string): readonly string[] =>
  (symptomPhrases[key as ConditionKey] ?? '').split('|').filter((phrase) => phrase !== '');

const fieldsOf = (page: Condition): readonly SearchField[] => [
  { text: `${bothLanguages(page.name)} ${page.scientificName} ${aliasesOf(page.key).join(' ')}`, weight: 3 },
  {
    text: bothLanguages(
      ...page.signs.parts.map((part) => partWords[part]),
      ...page.signs.colours.map((colour) => colourWords[colour]),
      ...page.signs.patterns.map((pattern) => patternWords[pattern]),
      typeNames[page.type],
    ),
    weight: 1,
  },
  { text: farmerPhrasesOf(page.key).join(' '), weight: 1 },
  { text: bothLanguages(...page.symptoms), weight: 2 },
  { text: bothLanguages(...page.immediateActions), weight: 0.6 },
  {
    text: bothLanguages(...page.preventiveMeasures, ...page.organicSolutions.map(({ title }) => title)),
    weight: 0.4,
  },
  { text: bothLanguages(...page.lookalikes.flatMap(({ name, sign }) => [name, sign])), weight: 0.15 },
];

const conditionDoc = (page: Condition): UnpackedDoc => ({
  doc: {
    id: `condition:${page.key}`,
    kind: 'condition',
    category: categoryByType[page.type],
    title: page.name,
    points: pointsOf(page),
    path: `/conditions/${page.key}`,
    relatedIds: [],
    isFull: page.depth === 'full',
    signs: page.signs.patterns,
    crops: page.crop === 'any' ? 'any' : crops.filter(({ book }) => book === page.crop).map(({ key }) => key),
    names: phrasesOf([
      ...namesIn(page.name.en),
      ...namesIn(page.name.sw),
      ...aliasesOf(page.key).filter((alias) => alias.includes(' ')),
    ]),
    phrases: phrasesOf(farmerPhrasesOf(page.key)),
  },
  fields: fieldsOf(page),
});

/** A recipe used in more books than this applies to any crop, else only to the crops of its books. */
const MAX_SPECIFIC_BOOKS = 2;
const recipeDoc = (one: Preparation, on: readonly Book[]): UnpackedDoc => {
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
      crops: on.length > MAX_SPECIFIC_BOOKS || on.includes('any') ? 'any' : its,
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
      { text: bothLanguages(one.title), weight: 3 },
      { text: bothLanguages(...one.needs, ...one.steps), weight: 0.7 },
      { text: bothLanguages(one.use, one.limits), weight: 0.6 },
    ],
  };
};

/** Reads every page of every book, and each home-made preparation once. */
export const readConditions = async (): Promise<readonly UnpackedDoc[]> => {
  const openedBooks = await Promise.all(writtenBooks.map((book) => books[book].open()));
  const pages = openedBooks
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
  return [...pages.map(conditionDoc), ...[...recipes].map(([title, one]) => recipeDoc(one, booksOf(title)))];
};

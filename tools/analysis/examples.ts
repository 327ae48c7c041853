import { sameWords } from '#features/community/domain/analysis/same-words.ts';
import { categoryKeys, type CategoryKey } from '#features/community/domain/analysis/types.ts';
import { crops } from '#knowledge/crops.ts';
import { everyPage } from '#knowledge/every-page.ts';
import type { Condition, ConditionType, Language } from '#knowledge/types.ts';
import { templates } from './templates.ts';
import { plainWords, topicWords } from './topic-words.ts';

export interface Example {
  readonly text: string;
  readonly category: CategoryKey;
}

/** Mulberry32: the same examples on every run. */
export const createRandom = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  return { next, one: pick };
};
type Random = ReturnType<typeof createRandom>;

const pests: readonly ConditionType[] = ['insect', 'mite', 'nematode', 'snail', 'animal', 'weed'];
const diseases: readonly ConditionType[] = ['fungal', 'oomycete', 'bacterial', 'viral'];

/** The question category of a page, by its type; null when no category fits. */
const categoryOfPage = ({ key, type }: Condition): CategoryKey | null => {
  if (/aflatoxin|bruchids|larger_grain|fusarium_rot$/.test(key)) return 'storage';
  if (pests.includes(type)) return 'pest_management';
  if (diseases.includes(type)) return 'disease_control';
  if (type === 'deficiency' || /acidity/.test(key)) return 'soil_management';
  return /drought|waterlogging/.test(key) ? 'irrigation' : null;
};

const places = [
  'Nakuru',
  'Meru',
  'Kitui',
  'Kisii',
  'Machakos',
  'Nyeri',
  'Kakamega',
  'Kilifi',
  'Bomet',
  'Narok',
  'Migori',
  'Embu',
  'Laikipia',
  'Makueni',
  'Busia',
];
const amounts = {
  en: ['half an acre', 'two acres', 'a quarter acre', 'one hectare', 'my small garden', '50 by 100'],
  sw: ['nusu ekari', 'ekari mbili', 'robo ekari', 'hekta moja', 'bustani ndogo', 'ekari moja'],
};
const months = {
  en: ['February', 'April', 'June', 'August', 'November'],
  sw: ['Februari', 'Aprili', 'Juni', 'Agosti', 'Novemba'],
};

const fillTemplate = (
  line: string,
  language: Language,
  pages: readonly Condition[],
  { one }: Random,
): string => {
  const cropName = (): string => one(crops).name[language].toLowerCase();
  const nameOf = (category: CategoryKey): string =>
    one(pages.filter((page) => categoryOfPage(page) === category)).name[language].toLowerCase();
  return line
    .replace(/\{crop2?\}/g, cropName)
    .replace('{place}', () => one(places))
    .replace('{amount}', () => one(amounts[language]))
    .replace('{month}', () => one(months[language]))
    .replace('{pest}', () => nameOf('pest_management'))
    .replace('{disease}', () => nameOf('disease_control'));
};

/** A typo: two letters swapped, one left out or doubled, or a vowel dropped as in a text message. */
const addTypo = (word: string, { next }: Random): string => {
  if (word.length < 4) return word;
  const at = 1 + Math.floor(next() * (word.length - 2));
  const kind = next();
  if (kind < 0.3) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  if (kind < 0.6) return word.slice(0, at) + word.slice(at + 1);
  if (kind < 0.8) return word.slice(0, at) + word[at] + word.slice(at);
  return word.slice(0, 1) + word.slice(1).replace(/[aeiou]/, '');
};

const equivalentWords: ReadonlyMap<string, readonly string[]> = new Map(
  sameWords.flatMap((group) => {
    const words = group.split('|').filter((word) => !word.includes(' '));
    return words.map((word) => [word, words] as const);
  }),
);
/** Replaces some words with one of the other language, as people in towns mix them, and misspells some. */
const varyWording = (text: string, mixRate: number, typoRate: number, roll: Random): string =>
  text
    .split(' ')
    .map((word) => {
      const others = equivalentWords.get(word.toLowerCase());
      const said = others && roll.next() < mixRate ? roll.one(others) : word;
      return roll.next() < typoRate ? addTypo(said, roll) : said;
    })
    .join(' ');

const examplesFromTemplates = (
  category: CategoryKey,
  pages: readonly Condition[],
  count: number,
  roll: Random,
): readonly Example[] =>
  Array.from({ length: count }, () => {
    const kind = roll.one(['en', 'en', 'sw', 'sw', 'mix'] as const);
    const lines = Array.from({ length: 1 + Math.floor(roll.next() * 3) }, () => {
      const language = kind === 'mix' ? roll.one(['en', 'sw', 'mix', 'mix'] as const) : kind;
      return fillTemplate(
        roll.one(templates[category][language]),
        language === 'en' ? 'en' : 'sw',
        pages,
        roll,
      );
    });
    return {
      text: varyWording(lines.join('. '), kind === 'mix' ? 0.3 : 0.06, roll.one([0, 0, 0.05, 0.15]), roll),
      category,
    };
  });

/**
 * A few category words among neutral ones and a crop, so that the classifier does not depend on whole
 * sentences.
 */
const examplesFromWords = (category: CategoryKey, count: number, roll: Random): readonly Example[] =>
  Array.from({ length: count }, () => {
    const words = [
      ...Array.from({ length: 2 + Math.floor(roll.next() * 4) }, () => roll.one(topicWords[category])),
      ...Array.from({ length: 3 + Math.floor(roll.next() * 9) }, () => roll.one(plainWords)),
      ...(roll.next() < 0.7 ? [roll.one(crops).name[roll.one(['en', 'sw'] as const)].toLowerCase()] : []),
      ...(roll.next() < 0.3 ? [roll.one(places)] : []),
    ];
    for (let i = words.length - 1; i > 0; i -= 1) {
      const j = Math.floor(roll.next() * (i + 1));
      [words[i], words[j]] = [words[j]!, words[i]!];
    }
    return { text: varyWording(words.join(' '), 0.05, roll.one([0, 0, 0.08]), roll), category };
  });

/** Symptoms become questions about pests, diseases, soil and water; home-made remedies become organic farming. */
const examplesFromPage = (page: Condition, roll: Random): readonly Example[] => {
  const category = categoryOfPage(page);
  const name = (language: Language): string =>
    crops.find(({ key }) => key === page.crop)?.name[language].toLowerCase() ?? '';
  const toExample = (texts: readonly string[], category: CategoryKey): Example => ({
    text: varyWording(texts.join(' '), 0.1, roll.one([0, 0.08]), roll),
    category,
  });
  const signs = (['en', 'sw'] as const).flatMap((language) =>
    category === null || page.symptoms.length === 0
      ? []
      : [
          ...page.symptoms.map((sign) =>
            toExample([roll.next() < 0.6 ? name(language) : '', sign[language]], category),
          ),
          toExample([page.name[language], roll.one(page.symptoms)[language]], category),
        ],
  );
  const homeMadeRemedies = page.organicSolutions.flatMap(({ title, needs, steps }) =>
    (['en', 'sw'] as const).map((language) =>
      toExample([title[language], roll.one([...needs, ...steps])[language]], 'organic_farming'),
    ),
  );
  return [...signs, ...(roll.next() < 0.35 ? homeMadeRemedies : [])];
};

/** The books cover only pests and diseases; using all their sentences would bias every question towards these. */
const PAGE_EXAMPLE_SHARE = 0.4;

export const examples = async (perCategory: number, seed: number): Promise<readonly Example[]> => {
  const roll = createRandom(seed);
  const pages = await everyPage();
  return [
    ...categoryKeys.flatMap((category) => [
      ...examplesFromTemplates(category, pages, perCategory, roll),
      ...examplesFromWords(category, Math.round(perCategory * 1.2), roll),
    ]),
    ...pages.flatMap((page) => examplesFromPage(page, roll)).filter(() => roll.next() < PAGE_EXAMPLE_SHARE),
  ];
};

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
export const dice = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  return { next, one };
};
type Dice = ReturnType<typeof dice>;

const pests: readonly ConditionType[] = ['insect', 'mite', 'nematode', 'snail', 'animal', 'weed'];
const diseases: readonly ConditionType[] = ['fungal', 'oomycete', 'bacterial', 'viral'];

/** A page's topic, by its kind; weather is neither pest nor disease. */
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

const filled = (line: string, language: Language, pages: readonly Condition[], { one }: Dice): string => {
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
const slipped = (word: string, { next }: Dice): string => {
  if (word.length < 4) return word;
  const at = 1 + Math.floor(next() * (word.length - 2));
  const kind = next();
  if (kind < 0.3) return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  if (kind < 0.6) return word.slice(0, at) + word.slice(at + 1);
  if (kind < 0.8) return word.slice(0, at) + word[at] + word.slice(at);
  return word.slice(0, 1) + word.slice(1).replace(/[aeiou]/, '');
};

const mixes: ReadonlyMap<string, readonly string[]> = new Map(
  sameWords.flatMap((group) => {
    const words = group.split('|').filter((word) => !word.includes(' '));
    return words.map((word) => [word, words] as const);
  }),
);
/** Some words in the other language, as townspeople mix them; some misspelt. */
const spoken = (text: string, mixing: number, slips: number, roll: Dice): string =>
  text
    .split(' ')
    .map((word) => {
      const others = mixes.get(word.toLowerCase());
      const said = others && roll.next() < mixing ? roll.one(others) : word;
      return roll.next() < slips ? slipped(said, roll) : said;
    })
    .join(' ');

const ofTemplates = (
  category: CategoryKey,
  pages: readonly Condition[],
  count: number,
  roll: Dice,
): readonly Example[] =>
  Array.from({ length: count }, () => {
    const kind = roll.one(['en', 'en', 'sw', 'sw', 'mix'] as const);
    const lines = Array.from({ length: 1 + Math.floor(roll.next() * 3) }, () => {
      const language = kind === 'mix' ? roll.one(['en', 'sw', 'mix', 'mix'] as const) : kind;
      return filled(roll.one(templates[category][language]), language === 'en' ? 'en' : 'sw', pages, roll);
    });
    return {
      text: spoken(lines.join('. '), kind === 'mix' ? 0.3 : 0.06, roll.one([0, 0, 0.05, 0.15]), roll),
      category,
    };
  });

/**
 * A few category words among neutral ones and a crop, so that the classifier does not depend on whole
 * sentences.
 */
const ofWords = (category: CategoryKey, count: number, roll: Dice): readonly Example[] =>
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
    return { text: spoken(words.join(' '), 0.05, roll.one([0, 0, 0.08]), roll), category };
  });

/** Symptoms become questions about pests, diseases, soil and water; home-made remedies become organic farming. */
const ofPage = (page: Condition, roll: Dice): readonly Example[] => {
  const category = categoryOfPage(page);
  const name = (language: Language): string =>
    crops.find(({ key }) => key === page.crop)?.name[language].toLowerCase() ?? '';
  const say = (texts: readonly string[], category: CategoryKey): Example => ({
    text: spoken(texts.join(' '), 0.1, roll.one([0, 0.08]), roll),
    category,
  });
  const signs = (['en', 'sw'] as const).flatMap((language) =>
    category === null || page.symptoms.length === 0
      ? []
      : [
          ...page.symptoms.map((sign) =>
            say([roll.next() < 0.6 ? name(language) : '', sign[language]], category),
          ),
          say([page.name[language], roll.one(page.symptoms)[language]], category),
        ],
  );
  const home = page.organicSolutions.flatMap(({ title, needs, steps }) =>
    (['en', 'sw'] as const).map((language) =>
      say([title[language], roll.one([...needs, ...steps])[language]], 'organic_farming'),
    ),
  );
  return [...signs, ...(roll.next() < 0.35 ? home : [])];
};

/** The books cover only pests and diseases; using all their sentences would bias every question towards these. */
const OF_PAGES = 0.4;

export const examples = async (each: number, seed: number): Promise<readonly Example[]> => {
  const roll = dice(seed);
  const pages = await everyPage();
  return [
    ...categoryKeys.flatMap((category) => [
      ...ofTemplates(category, pages, each, roll),
      ...ofWords(category, Math.round(each * 1.2), roll),
    ]),
    ...pages.flatMap((page) => ofPage(page, roll)).filter(() => roll.next() < OF_PAGES),
  ];
};

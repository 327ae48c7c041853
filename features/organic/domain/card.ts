import { dayText } from '#features/alerts/domain/text/day-words.ts';
import type { Day } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import { conditionByKey, cropByKey } from '#knowledge/index.ts';
import type { OrganicAction } from '#knowledge/organic/types.ts';
import type { Preparation } from '#knowledge/types.ts';
import type { Choice, ChoiceReason } from './rank-actions.ts';
import type { Urgency } from './urgency.ts';

/** The texts that a card is made of, in one language. */
export interface CardWords {
  readonly natural: string;
  readonly waits: {
    readonly none: string;
    readonly notNamed: string;
    readonly days: (days: string) => string;
  };
  readonly why: {
    readonly check: (name: string, day: string) => string;
    readonly alert: (theme: string, day: string) => string;
    readonly wet: (mm: string, days: string) => string;
    readonly dry: (mm: string, days: string) => string;
    readonly stage: (crop: string, phase: string) => string;
    readonly crop: (crop: string) => string;
    readonly watch: (crop: string, name: string) => string;
    readonly watchAny: (name: string) => string;
    readonly soil: string;
  };
  readonly phases: Readonly<Record<string, string>>;
}
interface CardLocale {
  readonly language: Language;
  readonly words: CardWords;
  readonly themes: Readonly<Record<string, string>>;
}

export interface Card {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly urgency: Urgency;
  readonly expectedResults: { readonly timeToResults: string; readonly yieldIncrease: string };
  readonly ingredients: readonly { readonly name: string; readonly quantity: string }[];
  readonly steps: readonly string[];
  readonly why_now: string;
  readonly use: string;
  readonly safety: string;
  readonly wait: string;
  readonly source: Preparation['source'];
}

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
/** Inside a sentence; a Latin name keeps its capital. */
const conditionName = (key: string, language: Language): string => {
  const entry = conditionByKey(key);
  const name = entry?.name[language] ?? key;
  return entry?.scientificName.includes(name.split(' ')[0] ?? '') ? name : lowerFirst(name);
};
const cropName = (key: string, language: Language): string => cropByKey(key)?.name[language] ?? key;
const formatDay = (at: Day, { language }: CardLocale): string => dayText(at, language);

const whyText = (why: ChoiceReason, speech: CardLocale): string => {
  const {
    words: { why: whyWords, phases },
    language,
    themes,
  } = speech;
  if (why.kind === 'check')
    return whyWords.check(conditionName(why.condition, language), formatDay(why.day, speech));
  if (why.kind === 'alert')
    return whyWords.alert(themes[why.theme] ?? why.theme, formatDay(why.until, speech));
  if (why.kind === 'stage') return whyWords.stage(cropName(why.crop, language), phases[why.phase] ?? '');
  if (why.kind === 'watch')
    return why.crop === null
      ? whyWords.watchAny(conditionName(why.condition, language))
      : whyWords.watch(lowerFirst(cropName(why.crop, language)), conditionName(why.condition, language));
  if (why.kind === 'crop') return whyWords.crop(lowerFirst(cropName(why.crop, language)));
  return why.kind === 'soil' ? whyWords.soil : whyWords[why.kind](String(why.mm), String(why.days));
};

const waitText = (wait: OrganicAction['wait'], { waits }: CardWords): string =>
  wait === 'none' ? waits.none : wait === 'not_named' ? waits.notNamed : waits.days(String(wait.days));

/** ORG-11: the texts of an action's card. No recipe has a measured yield, so no figure is shown (ORG-07). */
export const cardOf = (
  choice: Choice,
  action: OrganicAction,
  recipe: Preparation,
  speech: CardLocale,
): Card => {
  const { language, words } = speech;
  return {
    id: action.key,
    title: recipe.title[language],
    description: action.about[language],
    urgency: choice.urgency,
    expectedResults: { timeToResults: action.results[language], yieldIncrease: words.natural },
    ingredients: action.ingredients.map(({ name, quantity }) => ({
      name: name[language],
      quantity: quantity[language],
    })),
    steps: recipe.steps.map((step) => step[language]),
    why_now: whyText(choice.why, speech),
    use: recipe.use[language],
    safety: recipe.limits[language],
    wait: waitText(action.wait, words),
    source: recipe.source,
  };
};

import { CONTENT_MIN } from '#features/community/domain/post.ts';
import { cleanLine, cleanText } from '#kit/pure/clean-text.ts';
import type { Language } from '#kit/pure/words.ts';
import { findCropByName } from '#knowledge/crops.ts';
import { isRegistration, menu, needsField, type ScreenId, screenOf, type Topic } from './flow.ts';
import type { Step } from './parse-message.ts';
import { findVillages, onlyVillage } from './villages.ts';

/** Why the last input did not lead on. The screen says so above its question. */
export type Problem =
  | 'misheard'
  | 'name_wrong'
  | 'village_unknown'
  | 'crop_unknown'
  | 'question_short'
  | 'weeks_wrong'
  | 'no_field';

/** What a farmer has said so far. Kept between messages while they register, so it is plain data. */
export interface State {
  readonly screen: ScreenId;
  readonly problem: Problem | null;
  readonly language: Language;
  readonly name: string | null;
  /** The village as typed. */
  readonly typed: string | null;
  /** "Bahati, Nakuru": the chosen one of `findVillages(typed)`. */
  readonly village: string | null;
  /** A crop's key. */
  readonly crop: string | null;
  readonly question: string | null;
  /** Index of the field whose weather is shown, and a requested number that is no field. */
  readonly field: number;
  readonly unknownField: number | null;
  /** The crop whose price is shown: its key, or else its index in the list. */
  readonly pricedCrop: string | null;
  readonly pick: number;
  /** Weeks since planting; 0: not planted yet. */
  readonly weeks: number | null;
}

/** The initial state of a new farmer, or of one that we know. */
export const stateAt = (screen: ScreenId, language: Language): State => ({
  screen,
  problem: null,
  language,
  name: null,
  typed: null,
  village: null,
  crop: null,
  question: null,
  field: 0,
  unknownField: null,
  pricedCrop: null,
  pick: 0,
  weeks: null,
});

/** What the flow needs to know of the farmer. */
export interface Known {
  readonly isKnown: boolean;
  /** Numbers of entries in the lists that a screen shows. */
  readonly fields: number;
  readonly crops: number;
  /** A field has a crop whose planting day is unknown: tasks depend on it. */
  readonly needsPlanting?: boolean;
}

/** Crops offered by number in a registration: the most grown in Kenya, then a mixed field. */
export const registrationCrops = ['maize', 'bean', 'potato', 'tomato', 'coffee', 'banana', 'mixed'] as const;

const MAX_NAME_CHARACTERS = 40;

/** "AMINA wanjiru" → "Amina Wanjiru"; null for what is no name. */
const personName = (typed: string): string | null => {
  const line = cleanLine(typed).slice(0, MAX_NAME_CHARACTERS).trim();
  if ((line.match(/\p{L}/gu) ?? []).length < 2 || /[\d@#*/]/.test(line)) return null;
  const isOneCase = line === line.toLowerCase() || line === line.toUpperCase();
  return isOneCase ? line.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase()) : line;
};

const to = (now: State, screen: string | undefined, more: Partial<State> = {}): State => ({
  ...now,
  problem: null,
  ...more,
  screen: (screen ?? now.screen) as ScreenId,
});
const again = (now: State, problem: Problem): State => ({ ...now, problem });

const toTopic = (
  now: State,
  topic: Topic,
  { fields, needsPlanting = false }: Known,
  crop: string | null = null,
): State => {
  if (needsField.includes(topic) && fields === 0) return to(now, 'village', { problem: 'no_field' });
  if (topic === 'tasks' && needsPlanting) return to(now, 'planted');
  return to(now, topic, {
    field: 0,
    unknownField: null,
    pricedCrop: topic === 'price' ? crop : null,
    pick: 0,
  });
};

const backScreen = (now: State, { isKnown }: Known): string | undefined =>
  isKnown && now.screen === 'village' ? 'menu' : screenOf(now.screen).back;

const languageWords: readonly (readonly [RegExp, Language])[] = [
  [/^\W*(1\b|k?swahili|kisw)/i, 'sw'],
  [/^\W*(2\b|engl|kiing)/i, 'en'],
];

const numberIn = (typed: string): number | null => {
  const digits = /^\D{0,3}(\d{1,2})\W*$/.exec(typed)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** More than a season: a longer time is a slip of the finger. */
const MAX_WEEKS = 52;

const takeWeeks = (now: State, weeks: number | null): State =>
  weeks !== null && weeks <= MAX_WEEKS
    ? to(now, screenOf(now.screen).next, { weeks })
    : again(now, 'weeks_wrong');

type Reader = (now: State, typed: string, next: string | undefined, several: string | undefined) => State;

const readVillage: Reader = (now, typed, next, several) => {
  const query = cleanLine(typed).slice(0, 60);
  const only = onlyVillage(query);
  if (only) return to(now, next, { typed: query, village: only.name });
  return findVillages(query).length > 0
    ? to(now, several, { typed: query, village: null })
    : to(now, 'village', { problem: 'village_unknown', typed: query });
};

/** How registration and questions read one input. */
const readers: Readonly<Record<string, Reader>> = {
  language: (now, typed, next) => {
    const language = languageWords.find(([pattern]) => pattern.test(typed))?.[1];
    return language ? to(now, next, { language }) : again(now, 'misheard');
  },
  name: (now, typed, next) => {
    const name = personName(typed);
    return name === null ? again(now, 'name_wrong') : to(now, next, { name });
  },
  village: readVillage,
  listed_village: (now, typed, next, several) => {
    const n = numberIn(typed);
    if (n === null) return readVillage(now, typed, next, several ?? now.screen);
    const village = findVillages(now.typed ?? '')[n - 1];
    return village ? to(now, next, { village: village.name }) : again(now, 'misheard');
  },
  crop: (now, typed, next) => {
    const n = numberIn(typed);
    const crop = n === null ? findCropByName(cleanLine(typed))?.key : registrationCrops[n - 1];
    return crop ? to(now, next, { crop }) : again(now, n === null ? 'crop_unknown' : 'misheard');
  },
  weeks: (now, typed) => {
    const digits = /\d{1,3}/.exec(typed)?.[0];
    return takeWeeks(now, digits === undefined ? null : Number(digits));
  },
  question: (now, typed, next) => {
    const question = cleanText(typed);
    return question.length < CONTENT_MIN ? again(now, 'question_short') : to(now, next, { question });
  },
};

/**
 * One step on a screen that shows topics or their lists. A number refers to the list on the screen: a topic
 * of the menu, a field below the weather, a crop below the price.
 */
const takeStep = (now: State, step: Step, known: Known): State => {
  const { input } = screenOf(now.screen);
  if (step.kind === 'menu') return input === 'weeks' ? takeWeeks(now, 0) : to(now, 'menu');
  if (step.kind === 'topic') return toTopic(now, step.topic, known, step.crop);
  if (step.kind === 'crop' && input === 'priced_crop') return to(now, now.screen, { pricedCrop: step.crop });
  if (step.kind === 'crop' || step.kind === 'unknown')
    return input === 'topic' ? to(now, 'menu', { problem: 'misheard' }) : now;
  if (input === 'field')
    return step.n <= known.fields
      ? to(now, now.screen, { field: step.n - 1, unknownField: null })
      : to(now, now.screen, { unknownField: step.n });
  if (input === 'priced_crop')
    return step.n <= known.crops ? to(now, now.screen, { pricedCrop: null, pick: step.n - 1 }) : now;
  if (input === 'weeks') return takeWeeks(now, step.n);
  if (input !== 'topic') return now;
  const topic = menu[step.n - 1];
  return topic ? toTopic(now, topic, known) : to(now, 'menu', { problem: 'misheard' });
};

/**
 * The state after these inputs. Pure: USSD sends all inputs of a session each time, so nothing needs to be
 * stored between two screens. `stepsOf` splits an input of the menu: a USSD input is one step, a message may
 * hold several ("hali ya hewa 2").
 */
export const interpret = (
  start: State,
  inputs: readonly string[],
  known: Known,
  stepsOf: (input: string) => readonly Step[],
): State =>
  inputs.reduce<State>((now, typed) => {
    // A star inside a question splits it.
    if (now.screen === 'asked') return { ...now, question: `${now.question ?? ''} ${cleanText(typed)}` };
    const { input, next, several } = screenOf(now.screen);
    const read = readers[input];
    if (!read) return stepsOf(typed).reduce<State>((state, step) => takeStep(state, step, known), now);
    const back = backScreen(now, known);
    if (back !== undefined && /^\s*0\s*$/.test(typed)) return to(now, back);
    return read(now, typed, next, several);
  }, start);

/** Whether the farmer has answered what an account and a field need. */
export const isComplete = (state: State): boolean =>
  state.screen === 'registered' && state.village !== null && state.crop !== null;

/** What is worth storing for a cut session: the question to ask again, without its problem. */
export const resumable = (state: State): State | null =>
  isRegistration(state.screen) || isComplete(state) ? { ...state, problem: null } : null;

import { shortDayText } from '#features/alerts/domain/text/day-words.ts';
import type { ForecastDay } from '#features/weather/domain/forecast.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import { cropByKey } from '#knowledge/crops.ts';
import { isRegistration, menu, type ScreenId, screenOf } from './flow.ts';
import { registrationCrops, type State } from './interpret.ts';
import { type CropPrice, type CropOption, otherCrops, priceLine } from './price.ts';
import { type Answer, type Channel, type Content, type Choice, MAX_CHARACTERS, render } from './render.ts';
import { findVillages, villageLabel } from './villages.ts';
import { smsUssdEn } from './words.en.ts';
import { smsUssdSw } from './words.sw.ts';

export interface FieldReplyInput {
  /** Its name, else the name of its place; null when it has neither. */
  readonly name: string | null;
  readonly isConfirmed: boolean;
  /** From today on; null without a stored forecast. */
  readonly days: readonly ForecastDay[] | null;
  /** "MET Norway" and its fetch time in Kenyan time; null without a forecast, or for sample data. */
  readonly source: { readonly name: string; readonly at: string } | null;
  /** The usual weather of this month in °C and mm; null when unknown or when there is a forecast. */
  readonly usual?: { readonly min: number; readonly max: number; readonly rain: number } | null | undefined;
}

export interface Facts {
  readonly today: Day;
  readonly fields: readonly FieldReplyInput[];
  /** Each in the SMS alphabet, most urgent first. */
  readonly alerts: readonly string[];
  /** Today's tasks in order. */
  readonly tasks: readonly {
    readonly title: string;
    readonly time: string | null;
    readonly isLate: boolean;
  }[];
  /** Crops whose price can be chosen by number: those of the farmer's fields first. */
  readonly crops: readonly CropOption[];
  /** Price of the requested crop; null when none is requested. */
  readonly price: CropPrice | null;
  /** When the fields were last evaluated, in Kenyan time. */
  readonly lastEvaluated: string | null;
  readonly link: string;
  /** Key of the crop whose planting day is asked; null when none is. */
  readonly plantingCrop?: string | null;
  /** Whether answers to a question can be sent by SMS. */
  readonly canSendSms: boolean;
  /** The session continues an earlier one that was cut. */
  readonly isResumed?: boolean;
}

type Words = typeof smsUssdEn;
interface ReplyContext {
  readonly words: Words;
  readonly language: Language;
  readonly channel: Channel;
}

const roundedText = (n: number): string => String(Math.round(n));

const dayLine = (
  { day, temp, rain, rainProb }: ForecastDay,
  today: Day,
  { words, language }: ReplyContext,
): string => {
  const name =
    day === today ? words.today : day === addDays(today, 1) ? words.tomorrow : shortDayText(day, language);
  const degrees =
    temp.min === null || temp.max === null ? null : `${roundedText(temp.min)}-${roundedText(temp.max)}C`;
  const wet =
    rain === null
      ? rainProb === null
        ? null
        : words.chance(roundedText(rainProb))
      : words.rain(
          rain > 0 && rain < 1 ? '<1' : roundedText(rain),
          rainProb === null ? null : roundedText(rainProb),
        );
  const parts = [degrees, wet].filter((part) => part !== null).join(' ');
  return parts === '' ? '' : `${name} ${parts}`;
};

const nameOf = ({ name }: FieldReplyInput, i: number, words: Words): string =>
  (name ?? words.unnamed(String(i + 1))).slice(0, 30);

const otherFields = ({ fields }: Facts, chosen: number, { words, channel }: ReplyContext): string[] => {
  const short = fields.map((field, i) => nameOf(field, i, words).slice(0, 14));
  const list = short
    .map((name, i) => (channel === 'ussd' ? `${i + 1} ${name}` : `1 ${i + 1} (${name})`))
    .filter((_, i) => i !== chosen)
    .slice(0, 3);
  return list.length > 0 ? [(channel === 'ussd' ? words.other : words.otherBySms)(list.join(', '))] : [];
};

/** Tapped on WhatsApp, where the text names no numbers. */
const fieldChoices = ({ fields }: Facts, chosen: number, words: Words): Choice[] =>
  fields
    .map((field, i) => ({ send: `1 ${i + 1}`, label: nameOf(field, i, words) }))
    .filter((_, i) => i !== chosen);

const usualLine = ({ usual }: FieldReplyInput, today: Day, { words, language }: ReplyContext): string[] =>
  usual
    ? [
        words.usual(
          shortDayText(today, language).replace(/^\d+ /, ''),
          `${roundedText(usual.min)}-${roundedText(usual.max)}C`,
          roundedText(usual.rain),
        ),
      ]
    : [];

const fieldReply = (
  facts: Facts,
  { field: i, unknownField }: Pick<State, 'field' | 'unknownField'>,
  voice: ReplyContext,
): Content => {
  const { words } = voice;
  const field = facts.fields[i];
  if (!field) return { head: words.noFields(facts.link) };
  const name = nameOf(field, i, words);
  const rest =
    voice.channel === 'whatsapp'
      ? { choices: fieldChoices(facts, i, words) }
      : { foot: otherFields(facts, i, voice) };
  const missed = unknownField === null ? '' : `${words.noSuchField(String(unknownField))}\n`;
  if (!field.isConfirmed) return { head: missed + words.unconfirmed(name), ...rest };
  const lines = (field.days ?? []).map((day) => dayLine(day, facts.today, voice)).filter(Boolean);
  if (lines.length === 0) {
    const none = field.days ? words.oldForecast : words.noForecast;
    return { head: missed + none(name), lines: usualLine(field, facts.today, voice), ...rest };
  }
  return {
    head: `${missed}${name} (${field.source ? words.source(field.source.name, field.source.at) : words.sample})`,
    lines,
    ...rest,
  };
};

/** Leaves room for "0 menu" below it on the screen. */
const priceReply = ({ crops, price }: Facts, { words, language, channel }: ReplyContext): Content => {
  if (!price) return { head: words.problems.misheard };
  const head = priceLine(price, words, language);
  const lines = price.latest?.isOld ? [words.price.old] : [];
  if (channel === 'whatsapp')
    return {
      head,
      lines,
      choices: crops
        .map(({ key, name }, i) => ({ key, send: `3 ${i + 1}`, label: name }))
        .filter(({ key }) => key !== price.crop.key),
    };
  const room = MAX_CHARACTERS[channel] - [head, ...lines, words.back].join('\n').length - 2;
  return { head, lines, foot: otherCrops(crops, price.crop.key, words, channel === 'ussd', room) };
};

/** Unconfirmed fields, which "no alert" does not cover. */
const unconfirmedFieldsNote = ({ fields }: Facts, words: Words): string[] => {
  const names = fields
    .flatMap((field, i) => (field.isConfirmed ? [] : [nameOf(field, i, words).slice(0, 14)]))
    .slice(0, 3);
  return names.length > 0 ? [words.notLooked(names.join(', '))] : [];
};

const tasksReply = ({ tasks, link }: Facts, words: Words): Content =>
  tasks.length === 0
    ? { head: words.noTasks(link) }
    : {
        head: words.tasks(String(tasks.length)),
        lines: tasks.map(
          ({ title, time, isLate }) =>
            `- ${time === null ? '' : `${time} `}${isLate ? words.late(title) : title}`,
        ),
      };

const alertsReply = (facts: Facts, words: Words): Content => {
  if (facts.fields.length === 0) return { head: words.noFields(facts.link) };
  if (facts.alerts.length > 0) return { head: '', lines: facts.alerts };
  if (facts.lastEvaluated !== null)
    return { head: words.noAlerts(facts.lastEvaluated), lines: unconfirmedFieldsNote(facts, words) };
  return { head: facts.fields.some(({ isConfirmed }) => isConfirmed) ? words.neverLooked : words.noPlace };
};

const menuChoices = ({ words }: ReplyContext): Choice[] =>
  menu.map((topic, i) => ({ send: String(i + 1), label: words.topics[topic] }));

const cropText = (key: string, { words, language }: ReplyContext): string =>
  key === 'mixed' ? words.register.mixed : (cropByKey(key)?.name[language] ?? key);

const NAME_CHARACTERS = 14;
const shortName = ({ name }: State): string => (name ?? '').slice(0, NAME_CHARACTERS).trim();

type ContentOf = (state: State, facts: Facts, voice: ReplyContext) => Content;

/** The text of each screen of `flow.ts`. */
const contents: Readonly<Record<ScreenId, ContentOf>> = {
  language: () => ({
    head: [smsUssdSw, smsUssdEn].map(({ register }) => register.welcome).join('\n'),
    choices: [
      { send: '1', label: 'Kiswahili' },
      { send: '2', label: 'English' },
    ],
  }),
  name: (_state, { link }, { words }) => ({
    head: words.register.name,
    lines: [words.register.terms(`${link}/terms-of-service`)],
  }),
  village: (state, _facts, { words }) => ({ head: words.register.village(shortName(state)) }),
  village_choice: (state, _facts, { words }) => ({
    head: words.register.whichVillage,
    choices: findVillages(state.typed ?? '').map(({ name }, i) => ({
      send: String(i + 1),
      label: villageLabel(name),
    })),
  }),
  crop: (state, _facts, voice) => ({
    head: voice.words.register.crop(villageLabel(state.village ?? '')),
    choices: registrationCrops.map((key, i) => ({ send: String(i + 1), label: cropText(key, voice) })),
  }),
  registered: (state, { link }, voice) => {
    const { words } = voice;
    const head = words.register.done(
      shortName(state),
      cropText(state.crop ?? '', voice).toLowerCase(),
      villageLabel(state.village ?? ''),
    );
    // A link that is cut leads nowhere.
    const app = words.register.app(link);
    const fits = `${head}\n${app}\n${words.back}`.length <= MAX_CHARACTERS[voice.channel];
    return { head, lines: fits ? [app] : [] };
  },
  menu: (_state, _facts, voice) => ({ head: voice.words.menu, choices: menuChoices(voice) }),
  weather: (state, facts, voice) => fieldReply(facts, state, voice),
  alerts: (_state, facts, { words }) => alertsReply(facts, words),
  price: (_state, facts, voice) => priceReply(facts, voice),
  planted: (_state, { plantingCrop }, voice) => {
    const { planted, plantedBySms } = voice.words;
    const crop = cropText(plantingCrop ?? '', voice).toLowerCase();
    return { head: (voice.channel === 'ussd' ? planted : plantedBySms)(crop) };
  },
  tasks: (_state, facts, { words }) => tasksReply(facts, words),
  ask: (_state, { canSendSms, link }, { words, channel }) => {
    if (channel !== 'ussd') return { head: words.question.how };
    return { head: canSendSms ? words.question.write : words.question.noSms(link) };
  },
  asked: (_state, _facts, { words }) => ({ head: words.question.received }),
  language_changed: (_state, _facts, voice) => ({ head: voice.words.menu, choices: menuChoices(voice) }),
};

const problemText = ({ problem, typed }: State, facts: Facts, words: Words): string[] => {
  if (facts.isResumed) return [words.register.welcomeBack];
  if (problem === null) return [];
  return [
    problem === 'village_unknown'
      ? words.problems[problem]((typed ?? '').slice(0, 16))
      : words.problems[problem],
  ];
};

/** "0 menu" or "0 back" below a screen that goes on. */
const backText = ({ screen }: State, { words, channel }: ReplyContext): string[] => {
  const { back, input } = screenOf(screen);
  if (screen === 'planted') return [channel === 'ussd' ? words.notPlanted : words.notPlantedBySms];
  if (back === undefined || screen === 'menu' || screen === 'language_changed') return [];
  if (isRegistration(screen))
    return [screen === 'village_choice' ? words.register.otherVillage : words.register.back];
  return channel === 'ussd' && input !== 'nothing' ? [words.back] : [];
};

/** Whether a USSD session ends with this screen: nothing can be chosen on it. */
const isLast = ({ screen }: State, { fields, canSendSms }: Facts): boolean =>
  screenOf(screen).input === 'nothing' ||
  (screen === 'weather' && fields.length === 0) ||
  (screen === 'ask' && !canSendSms);

/** The screen for this state, within the channel's length and alphabet. */
export const composeReply = (state: State, facts: Facts, voice: ReplyContext): Answer => {
  const ends = isLast(state, facts);
  const content = contents[state.screen](state, facts, voice);
  return render(
    {
      ...content,
      head: [...problemText(state, facts, voice.words), content.head].join('\n'),
      foot: [...(content.foot ?? []), ...(ends ? [] : backText(state, voice))],
    },
    voice.channel,
    ends,
  );
};

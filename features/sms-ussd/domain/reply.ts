import { shortDayText } from '#features/alerts/domain/text/day-words.ts';
import { toGsm } from '#features/alerts/domain/text/short-text.ts';
import type { ForecastDay } from '#features/weather/domain/forecast.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import { type ConversationState, replaySteps } from './conversation.ts';
import { type Step, topics } from './parse-message.ts';
import { type CropPrice, type CropOption, otherCrops, priceLine } from './price.ts';
import type { smsUssdEn } from './words.en.ts';

export type Channel = 'ussd' | 'sms' | 'whatsapp';
/**
 * USSD screens of all networks hold 160 characters including the "CON " or "END " prefix; an SMS of two parts
 * holds 306.
 */
export const MAX_CHARACTERS: Readonly<Record<Channel, number>> = { ussd: 156, sms: 306, whatsapp: 4_096 };

export interface FieldReplyInput {
  readonly name: string | null;
  readonly isConfirmed: boolean;
  /** From today on; null without a stored forecast. */
  readonly days: readonly ForecastDay[] | null;
  /** "MET Norway" and its fetch time in Kenyan time; null without a forecast, or for sample data. */
  readonly source: { readonly name: string; readonly at: string } | null;
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
}

export interface Answer {
  readonly text: string;
  readonly ends: boolean;
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

/** As many lines as fit. The first is always included, truncated if needed. */
const fitting = (lines: readonly string[], room: number): string[] => {
  const shown: string[] = [];
  for (const line of lines) {
    if ([...shown, line].join('\n').length > room) break;
    shown.push(line);
  }
  return shown.length > 0 || lines.length === 0 ? shown : [`${lines[0]!.slice(0, Math.max(0, room - 3))}...`];
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

const fieldReply = (
  facts: Facts,
  { field: i, unknownField }: Extract<ConversationState, { at: 'weather' }>,
  voice: ReplyContext,
): { readonly head: string; readonly lines: readonly string[]; readonly foot: readonly string[] } => {
  const { words } = voice;
  const field = facts.fields[i]!;
  const name = nameOf(field, i, words);
  const foot = otherFields(facts, i, voice);
  const missed = unknownField === null ? '' : `${words.noSuchField(String(unknownField))}\n`;
  if (!field.isConfirmed) return { head: missed + words.unconfirmed(name), lines: [], foot };
  if (!field.days) return { head: missed + words.noForecast(name), lines: [], foot };
  const lines = field.days.map((day) => dayLine(day, facts.today, voice)).filter(Boolean);
  if (lines.length === 0) return { head: missed + words.oldForecast(name), lines: [], foot };
  return {
    head: `${missed}${name} (${field.source ? words.source(field.source.name, field.source.at) : words.sample})`,
    lines,
    foot,
  };
};

/** Leaves room for "0 menu" below it on the screen. */
const priceReply = (
  { crops, price }: Facts,
  { words, language, channel }: ReplyContext,
): { readonly head: string; readonly lines: readonly string[]; readonly foot: readonly string[] } => {
  if (!price) return { head: words.misheard, lines: [], foot: [] };
  const head = priceLine(price, words, language);
  const lines = price.latest?.isOld ? [words.price.old] : [];
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

const tasksReply = (
  { tasks, link }: Facts,
  words: Words,
): { readonly head: string; readonly lines: readonly string[] } =>
  tasks.length === 0
    ? { head: words.noTasks(link), lines: [] }
    : {
        head: words.tasks(String(tasks.length)),
        lines: tasks.map(
          ({ title, time, isLate }) =>
            `- ${time === null ? '' : `${time} `}${isLate ? words.late(title) : title}`,
        ),
      };

const menuOf = ({ words }: ReplyContext): string[] => [
  words.menu,
  ...topics.map((topic, i) => `${i + 1} ${words.topics[topic]}`),
];

const replyParts = (
  facts: Facts,
  at: ConversationState,
  voice: ReplyContext,
): { readonly head: string; readonly lines: readonly string[]; readonly foot: readonly string[] } => {
  const { words } = voice;
  const alone = (head: string) => ({ head, lines: [], foot: [] });
  if (at.at === 'menu') return alone([...(at.misheard ? [words.misheard] : []), ...menuOf(voice)].join('\n'));
  if (at.at === 'price') return priceReply(facts, voice);
  if (at.at === 'tasks') return { ...tasksReply(facts, words), foot: [] };
  if (facts.fields.length === 0) return alone(words.noFields(facts.link));
  if (at.at === 'weather') return fieldReply(facts, at, voice);
  if (facts.alerts.length > 0) return { head: '', lines: facts.alerts, foot: [] };
  if (facts.lastEvaluated !== null)
    return {
      head: words.noAlerts(facts.lastEvaluated),
      lines: unconfirmedFieldsNote(facts, words),
      foot: [],
    };
  return alone(facts.fields.some(({ isConfirmed }) => isConfirmed) ? words.neverLooked : words.noPlace);
};

/** The reply, within the channel's length and alphabet. */
export const composeReply = (steps: readonly Step[], facts: Facts, voice: ReplyContext): Answer => {
  const at = replaySteps(steps, facts.fields.length, facts.crops.length);
  const { head, lines, foot } = replyParts(facts, at, voice);
  const plain = voice.channel === 'whatsapp' ? (text: string) => text : toGsm;
  const most = MAX_CHARACTERS[voice.channel];
  const isChoosing = (at.at === 'weather' && facts.fields.length > 0) || at.at === 'price';
  const end = [...foot, ...(voice.channel === 'ussd' && isChoosing ? [voice.words.back] : [])].map(plain);
  const top = head === '' ? [] : [plain(head).slice(0, most)];
  const room = (used: readonly string[]): number => most - used.reduce((n, line) => n + line.length + 1, 0);
  // Shortens the menu before the answer.
  const shownEnd = room([...top, ...end]) >= (lines[0]?.length ?? 0) ? end : [];
  const body = fitting(lines.map(plain), Math.max(0, room([...top, ...shownEnd])));
  return {
    text: [...top, ...body, ...shownEnd].join('\n').slice(0, most),
    ends: at.at !== 'menu' && !isChoosing,
  };
};

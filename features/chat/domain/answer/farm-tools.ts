import { inPlantingSeason } from '#features/agronomy/domain/season.ts';
import { sprayDay } from '#features/agronomy/domain/spray-window.ts';
import type { WeatherDay } from '#features/agronomy/domain/weather-day.ts';
import { MAX_AGE } from '#features/fields/domain/health.ts';
import { addDays, daysBetween, type Day } from '#kit/pure/days.ts';
import { windowsOf } from '#knowledge/calendar/index.ts';
import { cropByKey } from '#knowledge/crops.ts';
import type { Language } from '#knowledge/types.ts';
import { formatDay, formatDayWithYear, chatText, formatShillings } from '../text.ts';
import type { ChatBlock, ChatContext, ChatEntities, ChatField, ChatSentence, ChatSource } from '../types.ts';

/** The result of a tool: sentences and the records they are based on. */
export interface FarmAnswer {
  readonly blocks: readonly ChatBlock[];
  readonly sources: readonly ChatSource[];
}
export const emptyAnswer: FarmAnswer = { blocks: [], sources: [] };

const ownSource = (id: string, title: string, path: string | null): ChatSource => ({
  id,
  title,
  publisher: 'Mavuno',
  year: null,
  url: null,
  basis: 'own',
  path,
});
const block = (sentences: readonly ChatSentence[], title: string | null): ChatBlock => ({
  kind: 'own',
  title,
  sentences,
});
const cropName = (crop: string, language: Language): string =>
  (cropByKey(crop)?.name[language] ?? crop).toLowerCase();

/** The question's fields: those with the named crop, or all if no crop is named. */
const matchingFields = ({ fields }: ChatContext, { crops }: ChatEntities): readonly ChatField[] => {
  const fit = fields.filter((field) => field.crops.some(({ crop }) => crops.includes(crop)));
  return fit.length > 0 || crops.length > 0 ? fit : fields;
};

const cropLines = (field: ChatField, today: Day, language: Language): readonly string[] => {
  const say = chatText(language).field;
  return field.crops.flatMap(({ crop, plantedOn, harvest }) => {
    const isPlanted = plantedOn !== null && plantedOn <= today;
    const line = isPlanted
      ? say.crop(field.name, cropName(crop, language), daysBetween(plantedOn, today))
      : say.planned(field.name, cropName(crop, language));
    if (harvest === null || !isPlanted) return [line];
    const { from, to } = harvest;
    return [
      line,
      from === to
        ? say.harvestOn(formatDay(to, language))
        : say.harvest(formatDay(from, language), formatDay(to, language)),
    ];
  });
};
const waterLines = ({ view }: ChatField, language: Language): readonly string[] => {
  const say = chatText(language).field;
  const water = (view?.crops ?? []).map(({ answer }) =>
    answer.known ? say.water[answer.advice] : say.water.unknown,
  );
  return [...new Set(water), ...(view?.gate ? [say.gate[view.gate.gate]] : [])];
};

/** Uses the same figure and maximum age as the field's health. */
const vegetationLines = ({ vegetationIndex }: ChatField, today: Day, language: Language): readonly string[] =>
  vegetationIndex && daysBetween(vegetationIndex.day, today) <= MAX_AGE.vegetation
    ? [
        chatText(language).field.green(
          formatDay(vegetationIndex.day, language),
          Math.round(Math.min(1, vegetationIndex.share) * 100),
        ),
      ]
    : [];

export const fieldsAnswer = (
  context: ChatContext,
  entities: ChatEntities,
  language: Language,
): FarmAnswer => {
  const fields = matchingFields(context, entities).slice(0, 3);
  const say = chatText(language);
  if (context.fields.length === 0)
    return { blocks: [block([{ text: say.today.noFields, sources: [] }], null)], sources: [] };
  const source = ownSource(
    'own:fields',
    say.ownRecords,
    fields.length === 1 ? `/fields/${fields[0]!.id}` : '/fields',
  );
  const lines = fields.flatMap((field) => [
    ...cropLines(field, context.today, language),
    ...vegetationLines(field, context.today, language),
    ...waterLines(field, language),
  ]);
  return lines.length === 0
    ? emptyAnswer
    : {
        blocks: [
          block(
            lines.map((text) => ({ text, sources: [source.id] })),
            say.titles.own,
          ),
        ],
        sources: [source],
      };
};

const withoutNulls = (days: readonly (number | null)[]): readonly number[] =>
  days.filter((one): one is number => one !== null);
const upcomingDays = ({ forecast }: ChatField, today: Day, days: number): readonly WeatherDay[] =>
  forecast.filter(({ date }) => date >= today && date < addDays(today, days));

const FORECAST_DAYS = 5;
const weatherLines = (
  field: ChatField,
  context: ChatContext,
  date: Day | null,
  language: Language,
): readonly string[] => {
  const say = chatText(language).weather;
  const days = upcomingDays(field, context.today, FORECAST_DAYS);
  if (days.length === 0) return [];
  const mm = Math.round(withoutNulls(days.map(({ rain }) => rain)).reduce((a, b) => a + b, 0));
  const one = date === null ? undefined : days.find((day) => day.date === date);
  const lows = withoutNulls(days.map(({ tmin }) => tmin));
  const highs = withoutNulls(days.map(({ tmax }) => tmax));
  return [
    ...(one?.rain !== null && one
      ? [
          say.day(
            formatDay(one.date, language),
            Math.round(one.rain!),
            one.rainChance === null ? null : Math.round(one.rainChance),
          ),
        ]
      : []),
    mm < 2 ? say.dry(field.name, days.length) : say.rain(field.name, days.length, mm),
    ...(lows.length > 0 && highs.length > 0
      ? [say.warm(Math.round(Math.min(...lows)), Math.round(Math.max(...highs)))]
      : []),
  ];
};

/** Whether today is suitable for spraying, for the first field with a forecast. */
export const sprayAnswer = (context: ChatContext, language: Language): FarmAnswer => {
  const field = context.fields.find((one) => upcomingDays(one, context.today, 1).length > 0);
  const [day, next] = field ? upcomingDays(field, context.today, 2) : [];
  if (!field || !day) return emptyAnswer;
  const say = chatText(language);
  const { verdict, faults } = sprayDay(day, next ?? null);
  if (verdict === 'not_known') return emptyAnswer;
  const source = ownSource('own:forecast', say.forecastSource, '/weather');
  const text = verdict === 'good' ? say.weather.spray.good : say.weather.spray.hold[faults[0] ?? 'not_known'];
  return {
    blocks: [block([{ text: `${field.name}: ${text}`, sources: [source.id] }], say.titles.own)],
    sources: [source],
  };
};

export const weatherAnswer = (
  context: ChatContext,
  entities: ChatEntities,
  language: Language,
): FarmAnswer => {
  const say = chatText(language);
  const source = ownSource('own:forecast', say.forecastSource, '/weather');
  const lines = matchingFields(context, { ...entities, crops: [] })
    .slice(0, 2)
    .flatMap((field) => weatherLines(field, context, entities.date, language));
  if (lines.length === 0)
    return { blocks: [block([{ text: say.weather.none, sources: [] }], null)], sources: [] };
  return {
    blocks: [
      block(
        lines.map((text) => ({ text, sources: [source.id] })),
        say.titles.own,
      ),
    ],
    sources: [source],
  };
};

export const todayAnswer = (context: ChatContext, language: Language): FarmAnswer => {
  const say = chatText(language);
  const source = ownSource('own:records', say.ownRecords, '/farm-planning');
  const tasks = context.tasks.slice(0, 4).map(({ title }) => title);
  const alerts = context.alerts.slice(0, 3).map(({ text }) => text[language]);
  const texts = [
    ...alerts.map((text) => say.today.alerts(text)),
    ...(alerts.length === 0 ? [say.today.noAlerts] : []),
    tasks.length > 0 ? say.today.tasks(tasks.join('; ')) : say.today.noTasks,
  ];
  const water = context.fields
    .flatMap((field) => waterLines(field, language).map((text) => `${field.name}: ${text}`))
    .slice(0, 3);
  return {
    blocks: [
      block(
        [...texts, ...water].map((text) => ({ text, sources: [source.id] })),
        say.titles.own,
      ),
    ],
    sources: [source],
  };
};

const priceSourceName = (source: string, language: Language): string =>
  (chatText(language).price.from as Readonly<Record<string, string | undefined>>)[source] ?? source;

/** The latest prices of the named crops, the nearest market first; never an invented one. */
export const pricesAnswer = (
  context: ChatContext,
  entities: ChatEntities,
  language: Language,
): FarmAnswer => {
  const say = chatText(language).price;
  const crops =
    entities.crops.length > 0
      ? entities.crops
      : [...new Set(context.fields.flatMap((field) => field.crops.map(({ crop }) => crop)))];
  const found = context.prices.filter(({ crop }) => crops.includes(crop)).slice(0, 3);
  if (found.length === 0)
    return crops[0] === undefined
      ? emptyAnswer
      : {
          blocks: [block([{ text: say.none(cropName(crops[0], language)), sources: [] }], null)],
          sources: [],
        };
  const sources = [
    ...new Map(
      found.map(
        ({ source }) =>
          [
            source,
            ownSource(
              `own:price:${source}`,
              chatText(language).priceSource(priceSourceName(source, language)),
              '/market',
            ),
          ] as const,
      ),
    ).values(),
  ];
  const sentences = found.map(({ crop, market, price, unit, date, kg, source, isOld }) => ({
    text: [
      say.line(
        cropByKey(crop)?.name[language] ?? crop,
        market,
        formatShillings(price),
        unit[language],
        formatDayWithYear(date, context.today, language),
      ),
      ...(kg !== null && kg !== 1 && kg > 0 ? [say.kilo(formatShillings(price / kg))] : []),
      ...(isOld ? [say.old] : []),
    ].join(' '),
    sources: [`own:price:${source}`],
  }));
  return { blocks: [block(sentences, null)], sources };
};

const CALENDAR: ChatSource = {
  id: 'county_windows',
  title: 'Planting windows by region',
  publisher: 'Ministry of Agriculture, Kenya Meteorological Department',
  year: null,
  url: null,
  basis: 'general',
  path: null,
};
/** The usual planting weeks of a county, and whether today falls in one of them. */
export const plantingWindowAnswer = (county: string | null, today: Day, language: Language): FarmAnswer => {
  const say = chatText(language);
  const windows = county === null ? [] : windowsOf(county);
  if (county === null || windows.length === 0) return emptyAnswer;
  const weeks = windows
    .map(({ from, to }) => say.to(formatDay(from, language), formatDay(to, language)))
    .join(say.and);
  const text = `${say.window(county, weeks)} ${inPlantingSeason(county, today) ? say.insideWindow : say.outsideWindow}`;
  return { blocks: [block([{ text, sources: [CALENDAR.id] }], null)], sources: [CALENDAR] };
};

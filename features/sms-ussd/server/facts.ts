import sql from 'sql-template-tag';
import { shortDayText } from '#features/alerts/domain/text/day-words.ts';
import { alertMessages, lastEvaluation } from '#features/alerts/server/api.ts';
import { perennialFor } from '#features/crops/domain/harvest.ts';
import { latestPriceFor } from '#features/market/server/api.ts';
import { countyOf } from '#features/places/domain/county-of.ts';
import { dailyTaskList, suggestedToday } from '#features/tasks/server/api.ts';
import { cellOf } from '#features/weather/domain/cell.ts';
import { forecastDays } from '#features/weather/domain/days.ts';
import { cachedForecast } from '#features/weather/server/api.ts';
import { weatherEn } from '#features/weather/words.en.ts';
import { addDays, type Day, dayInNairobi, HOUR_MS } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import type { Query } from '#kit/server/database/database.ts';
import { normalOf } from '#knowledge/climate/normals.ts';
import { cropByKey, findCropByName } from '#knowledge/crops.ts';
import type { Known, State } from '../domain/interpret.ts';
import { requestedCrop, type CropPrice } from '../domain/price.ts';
import type { Facts, FieldReplyInput } from '../domain/reply.ts';

/** More do not fit in any answer. */
const MAX_FIELDS = 9;
const MAX_ALERTS = 5;
/** Best-selling crops at Kenyan markets, offered by number to farmers who do not grow them (MKT-01). */
const USUAL_CROPS = ['maize', 'bean', 'tomato', 'cassava', 'rice'];
const MAX_CROPS = 6;

interface FieldRow {
  readonly id: string;
  readonly crop: string;
  readonly name: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly unconfirmed: boolean;
  readonly elevation: number | null;
  readonly place: string | null;
  readonly is_planted: boolean;
  readonly planned_id: string | null;
}

/** "06:10", or "20 Nov 06:10" on another day; Kenyan time. */
const momentText = (at: Date, now: Date, language: Language): string => {
  const clock = new Date(at.getTime() + 3 * HOUR_MS).toISOString().slice(11, 16);
  const day = dayInNairobi(at);
  return day === dayInNairobi(now) ? clock : `${shortDayText(day, language)} ${clock}`;
};

/** For a place without a forecast: what is usual there in this month. */
const usualWeather = ({ lat, lng, elevation }: FieldRow, today: Day): FieldReplyInput['usual'] => {
  const normal = normalOf({ county: countyOf({ lat, lng }), lat, lng, elevation }, Number(today.slice(5, 7)));
  return normal && { min: normal.tmin, max: normal.tmax, rain: normal.rain };
};

const fieldReplyInput = async (
  tx: Query,
  field: FieldRow,
  language: Language,
  now: Date,
): Promise<FieldReplyInput> => {
  const forecast = field.unconfirmed ? null : await cachedForecast(tx, cellOf(field));
  const today = dayInNairobi(now);
  const days = forecast && forecastDays(forecast, today).filter(({ day }) => day <= addDays(today, 6));
  return {
    name: field.name ?? field.place,
    isConfirmed: !field.unconfirmed,
    days,
    usual: field.unconfirmed || (days && days.length > 0) ? null : usualWeather(field, today),
    source:
      forecast === null || forecast.source === 'sample'
        ? null
        : {
            name: weatherEn.sources[forecast.source],
            at: momentText(new Date(forecast.fetchedAt), now, language),
          },
  };
};

const cropKeys = (rows: readonly FieldRow[]): readonly string[] =>
  [...new Set([...rows.flatMap(({ crop }) => findCropByName(crop)?.key ?? []), ...USUAL_CROPS])].slice(
    0,
    MAX_CROPS,
  );

const nameOf = (key: string, language: Language): string => cropByKey(key)?.name[language] ?? key;

/** The latest price near the first field with a confirmed place, else for the country. */
const priceOf = async (
  tx: Query,
  key: string,
  rows: readonly FieldRow[],
  language: Language,
  now: Date,
): Promise<CropPrice> => {
  const near = rows.find(({ unconfirmed }) => !unconfirmed);
  const latest = await latestPriceFor(tx, { crop: key, lat: near?.lat, lng: near?.lng, now });
  return { crop: { key, name: nameOf(key, language) }, latest };
};

/** A field with a crop of one season and no planting day: tasks depend on it, so it is asked. */
export interface Planting {
  readonly fieldId: string;
  /** A crop's key. */
  readonly crop: string;
  /** The crop, when the farmer said before that it is not planted. */
  readonly plannedId: string | null;
  readonly county: string | null;
  readonly elevation: number | null;
}

const plantingOf = (rows: readonly FieldRow[]): Planting | null => {
  for (const row of rows) {
    const key = findCropByName(row.crop)?.key;
    if (key !== undefined && !row.is_planted && perennialFor(key) === null)
      return {
        fieldId: row.id,
        crop: key,
        plannedId: row.planned_id,
        elevation: row.elevation,
        county: row.unconfirmed ? null : countyOf(row),
      };
  }
  return null;
};

/** The day's list of the farmer's own tasks. */
const listedTasks = async (tx: Query, userId: string, today: Day): Promise<Facts['tasks']> =>
  (await dailyTaskList(tx, userId, today)).map(({ title, due_date: due, due_time: time }) => ({
    title,
    time,
    isLate: due !== null && due < today,
  }));

const suggestedTasks = async (
  tx: Query,
  userId: string,
  now: Date,
  language: Language,
): Promise<Facts['tasks']> =>
  (await suggestedToday(tx, userId, now, language)).map((title) => ({ title, time: null, isLate: false }));

export interface FactsContext {
  readonly language: Language;
  readonly link: string;
  readonly now: Date;
  readonly canSendSms: boolean;
}

/**
 * The conversation's state, and the facts that its screen needs, from stored data that this farmer may see.
 * Sends no request to a data source.
 */
export const factsOf = async (
  tx: Query,
  userId: string,
  { language, link, now, canSendSms }: FactsContext,
  stateWith: (known: Known) => State,
): Promise<{ readonly state: State; readonly facts: Facts; readonly planting: Planting | null }> => {
  const rows = await tx.many<FieldRow>(sql`
    select name, crop_type as crop, location_lat as lat, location_lng as lng,
      location_unconfirmed as unconfirmed, elevation, location_description as place, id, exists (
        select 1 from crops c where c.user_id = fields.user_id and c.field_id = fields.id
        and c.planting_date is not null) as is_planted, (select c.id from crops c
        where c.user_id = fields.user_id and c.field_id = fields.id and c.status = 'planning' limit 1)
        as planned_id
    from fields
    where user_id = ${userId}
    order by created_at, id
    limit ${MAX_FIELDS}
  `);
  const fields: FieldReplyInput[] = [];
  for (const row of rows) fields.push(await fieldReplyInput(tx, row, language, now));
  const evaluatedAt = await lastEvaluation(tx, userId);
  const today = dayInNairobi(now);
  const keys = cropKeys(rows);
  const listed = await listedTasks(tx, userId, today);
  // Who has tasks reads them; a planting day is asked when there is nothing to show.
  const planting = listed.length > 0 ? null : plantingOf(rows);
  const state = stateWith({
    isKnown: true,
    fields: fields.length,
    crops: keys.length,
    needsPlanting: planting !== null,
  });
  const requestedKey = requestedCrop(state, keys);
  const facts: Facts = {
    today,
    fields,
    link,
    canSendSms,
    tasks: state.screen === 'tasks' ? [...listed, ...(await suggestedTasks(tx, userId, now, language))] : [],
    plantingCrop: planting && planting.crop,
    crops: keys.map((key) => ({ key, name: nameOf(key, language) })),
    price: requestedKey === null ? null : await priceOf(tx, requestedKey, rows, language, now),
    alerts: [...new Set((await alertMessages(tx, userId, language, MAX_ALERTS, now)).map(({ sms }) => sms))],
    lastEvaluated: evaluatedAt && momentText(evaluatedAt, now, language),
  };
  return { state, facts, planting };
};

/** For a number without an account: nothing is known, and nothing of any account is shown. */
export const strangerFacts = (link: string, now: Date): Facts => ({
  today: dayInNairobi(now),
  fields: [],
  alerts: [],
  tasks: [],
  crops: [],
  price: null,
  lastEvaluated: null,
  link,
  canSendSms: false,
});

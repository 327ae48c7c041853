/** What the assistant may look at of one farm, from the tables of several features, because questions are about all of them. */
import sql from 'sql-template-tag';
import { alertsToSay } from '#features/alerts/server/api.ts';
import { cellOf } from '#features/weather/domain/cell.ts';
import { weatherOfCells } from '#features/weather/server/api.ts';
import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import type { Language } from '#kit/pure/words.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { ChatAlert, ChatContext, ChatField, ChatTask, ChatTurn } from '../domain/types.ts';
import { lastMessages } from './sql.ts';

/** A farm is small; a school's thousand plots are not read for one question. */
const MOST_FIELDS = 12;
const MOST_ALERTS = 6;
const MOST_TASKS = 12;
/** Of the five: what should be done today. */
const URGENT = 4;
/** What was said before, for "and what about beans?". */
export const TURNS = 8;
const TURN_CHARS = 1_200;
const ACRES = 2.471_053_8;

interface FieldRow { readonly id: string; readonly name: string | null; readonly size_hectares: number; readonly lat: number; readonly lng: number; readonly elevation: number | null; readonly location_unconfirmed: boolean; readonly crop_type: string; readonly county: string | null }
interface CropRow { readonly field_id: string; readonly crop_type: string; readonly status: string; readonly planted: Day | null; readonly harvest_from: Day | null; readonly harvest_to: Day | null }

const cropsOf = (field: FieldRow, crops: readonly CropRow[]): ChatField['crops'] => {
  const mine = crops.filter((crop) => crop.field_id === field.id);
  return mine.length > 0
    ? mine.map((crop) => ({ crop: crop.crop_type, plantedOn: crop.status === 'planning' ? null : crop.planted, harvestFrom: crop.harvest_from, harvestTo: crop.harvest_to }))
    : [{ crop: field.crop_type, plantedOn: null, harvestFrom: null, harvestTo: null }];
};

const fieldsOf = async (tx: Query, userId: string, today: Day): Promise<ChatField[]> => {
  const fields = await tx.many<FieldRow>(sql`
    select f.id, f.name, f.size_hectares, f.location_lat as lat, f.location_lng as lng, f.elevation, f.location_unconfirmed, f.crop_type,
      (select c.county from crops c where c.user_id = f.user_id and c.field_id = f.id and c.county is not null order by c.created_at desc limit 1) as county
    from fields f where f.user_id = ${userId} order by f.created_at, f.id limit ${MOST_FIELDS}`);
  const crops = await tx.many<CropRow>(sql`
    select field_id, crop_type, status, planting_date::text as planted, harvest_from::text, harvest_to::text from crops
    where user_id = ${userId} and status not in ('harvested', 'failed') order by created_at, id`);
  const weather = await weatherOfCells(tx, [...new Set(fields.filter((f) => !f.location_unconfirmed).map(cellOf))], today, 0);
  return fields.map((field) => {
    const known = field.location_unconfirmed ? undefined : weather.get(cellOf(field));
    return {
      id: field.id, name: field.name ?? '', county: field.county, elevation: field.elevation ?? known?.elevation ?? null, acres: field.size_hectares * ACRES, crops: cropsOf(field, crops),
      // An invented sky is no reason to plant.
      forecast: known && known.source !== 'sample' ? known.ahead : [], view: null,
    };
  });
};

const alertsOf = async (tx: Query, userId: string, now: Date): Promise<ChatAlert[]> => {
  const [en, sw] = [await alertsToSay(tx, userId, 'en', MOST_ALERTS, now), await alertsToSay(tx, userId, 'sw', MOST_ALERTS, now)];
  return en.map((one, i) => ({ id: one.id, text: { en: `${one.title}. ${one.text}`, sw: `${sw[i]?.title ?? one.title}. ${sw[i]?.text ?? one.text}` }, isUrgent: one.urgency >= URGENT, path: one.url }));
};

const tasksOf = async (tx: Query, userId: string, today: Day): Promise<ChatTask[]> => (await tx.many<{ id: string; title: string; due: Day | null }>(sql`
  select id, title, due_date::text as due from farm_plan_tasks where user_id = ${userId} and status <> 'completed' and due_date <= ${today}::date order by due_date, id limit ${MOST_TASKS}`))
  .map((task) => ({ ...task, path: '/farm-planning' }));

const turnsOf = async (tx: Query, userId: string, conversationId: string | null, before: string): Promise<ChatTurn[]> =>
  (conversationId ? await lastMessages(tx, userId, conversationId, TURNS + 2) : [])
    .filter(({ id }) => id < before).slice(-TURNS).map(({ role, content }) => ({ role, text: content.slice(0, TURN_CHARS) }));

export interface Asked { readonly userId: string; readonly conversationId: string | null; /** Messages before this one were said before. */ readonly questionId: string; readonly language: Language; readonly now: Date }

export const contextOf = async (tx: Query, { userId, conversationId, questionId, language, now }: Asked): Promise<ChatContext> => {
  const today = dayInNairobi(now);
  const fields = await fieldsOf(tx, userId, today);
  return {
    language, today, county: fields.find((field) => field.county)?.county ?? null, fields, prices: [], leaf: null,
    alerts: await alertsOf(tx, userId, now), tasks: await tasksOf(tx, userId, today), turns: await turnsOf(tx, userId, conversationId, questionId),
  };
};

/** What the rules have to know of a whole farm: read only, from the tables of several features, because the question is about all of them. */
import sql from 'sql-template-tag';
import type { ViewedField } from '#features/agronomy/domain/field-view.ts';
import type { Crop } from '#features/crops/domain/crop.ts';
import type { FieldEvent } from '#features/history/domain/event.ts';
import { countyOf } from '#features/places/domain/county-of.ts';
import { type Cell, cellOf } from '#features/weather/domain/cell.ts';
import { weatherOfCells } from '#features/weather/server/api.ts';
import { addDays, type Day } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { Facts, OpenAlert, PastVerdict, SickLeaf, TaskNow } from '../domain/suggest/facts.ts';
import { fieldNow } from '../domain/suggest/field-now.ts';
import type { VerdictWord } from '../domain/verdict.ts';

/** Farmers with a field, in the order of their ids; who asked for the account's deletion is left in peace. For the house. */
export const farmersPage = async (tx: Query, after: string | null, limit: number): Promise<string[]> =>
  (await tx.many<{ user_id: string }>(sql`
    select distinct f.user_id from fields f where not exists (select 1 from account_deletions d where d.user_id = f.user_id) ${after ? sql`and f.user_id > ${after}` : sql``}
    order by f.user_id limit ${limit}`)).map(({ user_id: id }) => id);

interface Plot extends Omit<ViewedField, 'location'> { readonly id: string; readonly lat: number; readonly lng: number; readonly location_unconfirmed: boolean; readonly location_description: string | null }
type OfField<T> = T & { readonly field_id: string };

const WATER_DAYS = 92;
const LEAF_DAYS = 21;
const VERDICT_DAYS = 90;

const onField = <T>(rows: readonly OfField<T>[], id: string): readonly OfField<T>[] => rows.filter((row) => row.field_id === id);

const leaves = (tx: Query, userId: string, since: Day): Promise<OfField<SickLeaf>[]> => tx.many(sql`
  select id, field_id, crop_type as crop, coalesce(checked->>'condition', condition) as condition, (taken_at at time zone 'Africa/Nairobi')::date as "on"
  from crop_scans where user_id = ${userId} and field_id is not null and coalesce(checked->>'condition', condition) is not null and taken_at >= ${since}::date`);
const alerts = (tx: Query, userId: string, today: Day): Promise<OfField<OpenAlert>[]> => tx.many(sql`
  select a.id, a.field_id, a.raised from alerts a where a.user_id = ${userId} and a.state = 'open' and a.valid_until >= ${today} and not exists (select 1 from alert_mutes m where m.user_id = a.user_id and m.theme = a.theme)`);
const crops = (tx: Query, userId: string): Promise<Crop[]> => tx.many(sql`select * from crops where user_id = ${userId} order by created_at, id`);
const events = (tx: Query, userId: string, since: Day): Promise<OfField<FieldEvent>[]> =>
  tx.many(sql`select field_id, date, event_type, quantity, quantity_unit from field_events where user_id = ${userId} and removed_at is null and date >= ${since}`);
const tasks = (tx: Query, userId: string, today: Day): Promise<TaskNow[]> => tx.many(sql`
  select field_id, category, due_date, completed_on, status, suggestion_key from farm_plan_tasks where user_id = ${userId}
    and (suggestion_key is not null or due_date >= ${addDays(today, -60)} or completed_on >= ${addDays(today, -60)})`);
const verdicts = (tx: Query, userId: string, since: Day): Promise<(Omit<PastVerdict, 'verdict'> & { readonly verdict: VerdictWord })[]> =>
  tx.many(sql`select key, verdict, (judged_at at time zone 'Africa/Nairobi')::date as "on" from task_verdicts where user_id = ${userId} and judged_at >= ${since}::date`);

/** Everything of one farmer, on that day; of a place that nobody confirmed there is no weather. */
export const factsOfFarmer = async (tx: Query, userId: string, today: Day): Promise<Facts> => {
  const plots = await tx.many<Plot>(sql`
    select id, elevation, size_hectares, soil_type, irrigation_type, location_lat as lat, location_lng as lng, location_unconfirmed, location_description from fields where user_id = ${userId} order by created_at, id`);
  const cellFor = ({ lat, lng, location_unconfirmed: loose }: Plot): Cell | null => (loose ? null : cellOf({ lat, lng }));
  const weathers = await weatherOfCells(tx, [...new Set(plots.flatMap((plot) => cellFor(plot) ?? []))], today, WATER_DAYS);
  const [grown, told, sick, open] = [await crops(tx, userId), await events(tx, userId, addDays(today, -WATER_DAYS)), await leaves(tx, userId, addDays(today, -LEAF_DAYS)), await alerts(tx, userId, today)];
  const fields = plots.map(({ lat, lng, ...plot }) => {
    const own = onField(grown, plot.id);
    const weather = weathers.get(cellFor({ lat, lng, ...plot }) ?? '');
    return fieldNow({
      field: { ...plot, location: { lat, lng } }, crops: own, events: onField(told, plot.id), county: (plot.location_unconfirmed ? null : countyOf({ lat, lng })) ?? own.find((c) => c.county)?.county ?? null,
      elevation: weather?.elevation ?? null, days: weather ? [...weather.past, ...weather.ahead] : [], sick: onField(sick, plot.id), alerts: onField(open, plot.id),
    }, today);
  });
  return { fields, tasks: await tasks(tx, userId, today), verdicts: await verdicts(tx, userId, addDays(today, -VERDICT_DAYS)) };
};

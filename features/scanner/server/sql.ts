import sql, { raw } from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import type { Place } from '#kit/server/page.ts';
import type { Finding, Severity } from '../domain/scan.ts';

/** A scan as the table holds it (DAT-05). */
export interface ScanRow {
  readonly id: string;
  readonly field_id: string | null;
  readonly photo: string | null;
  readonly outcome: Finding['outcome'];
  readonly condition: string | null;
  readonly crop_type: string | null;
  readonly disease_name: string | null;
  readonly scientific_name: string | null;
  readonly confidence_score: number | null;
  readonly severity: Severity | null;
  readonly affected_area_percentage: number | null;
  readonly location_lat: number | null;
  readonly location_lng: number | null;
  readonly location_country: string | null;
  readonly symptoms: readonly string[];
  readonly immediate_actions: readonly string[];
  readonly preventive_measures: readonly string[];
  readonly organic_solutions: readonly string[];
  readonly inorganic_solutions: readonly string[];
  readonly recommended_products: readonly string[];
  readonly yield_loss_percentage: number | null;
  readonly revenue_loss_usd: number | null;
  readonly treatment_cost_usd: number | null;
  readonly recovery_timeline: string | null;
  readonly spread_risk: string | null;
  /** What made the diagnosis: the model's name and the first characters of its hash. */
  readonly source_api: string;
  readonly result_data: Finding & Record<string, unknown>;
  readonly counted: boolean;
  readonly checked: (Finding & { readonly at: string }) | null;
  readonly taken_at: Date;
  readonly created_at: Date;
}

const columns = raw(`id, field_id, photo, outcome, condition, crop_type, disease_name, scientific_name, confidence_score, severity, affected_area_percentage,
  location_lat, location_lng, location_country, symptoms, immediate_actions, preventive_measures, organic_solutions, inorganic_solutions, recommended_products,
  yield_loss_percentage, revenue_loss_usd, treatment_cost_usd, recovery_timeline, spread_risk, source_api, result_data, counted, checked, taken_at, created_at`);

export const scansByIds = (tx: Query, userId: string, ids: readonly string[]): Promise<ScanRow[]> =>
  tx.many(sql`select ${columns} from crop_scans where user_id = ${userId} and id = any(${ids})`);

export const scansPage = (tx: Query, userId: string, limit: number, after: Place | null): Promise<ScanRow[]> =>
  tx.many(after
    ? sql`select ${columns} from crop_scans where user_id = ${userId} and (created_at, id) < (${after.at}, ${after.id}) order by created_at desc, id desc limit ${limit}`
    : sql`select ${columns} from crop_scans where user_id = ${userId} order by created_at desc, id desc limit ${limit}`);

export const countScans = async (tx: Query, userId: string): Promise<number> =>
  (await tx.one<{ n: number }>(sql`select count(*) as n from crop_scans where user_id = ${userId}`)).n;

export const scanExists = async (tx: Query, userId: string, id: string): Promise<boolean> =>
  (await tx.maybe(sql`select 1 as one from crop_scans where user_id = ${userId} and id = ${id}`)) !== null;

export const insertScan = (tx: Query, userId: string, s: ScanRow): Promise<number> =>
  tx.run(sql`
    insert into crop_scans (user_id, ${columns}) values (
      ${userId}, ${s.id}, ${s.field_id}, ${s.photo}, ${s.outcome}, ${s.condition}, ${s.crop_type}, ${s.disease_name}, ${s.scientific_name}, ${s.confidence_score},
      ${s.severity}, ${s.affected_area_percentage}, ${s.location_lat}, ${s.location_lng}, ${s.location_country}, ${s.symptoms}, ${s.immediate_actions},
      ${s.preventive_measures}, ${s.organic_solutions}, ${s.inorganic_solutions}, ${s.recommended_products}, ${s.yield_loss_percentage}, ${s.revenue_loss_usd},
      ${s.treatment_cost_usd}, ${s.recovery_timeline}, ${s.spread_risk}, ${s.source_api}, ${JSON.stringify(s.result_data)}, ${s.counted}, null, ${s.taken_at}, ${s.created_at})`);

/** All that ever counted, the deleted ones too. */
export const countCounted = async (tx: Query, userId: string): Promise<number> =>
  (await tx.one<{ n: number }>(sql`
    select (select count(*) from crop_scans where user_id = ${userId} and counted) + coalesce((select removed from scan_totals where user_id = ${userId}), 0) as n`)).n;

export const removedCount = async (tx: Query, userId: string): Promise<number> =>
  (await tx.maybe<{ removed: number }>(sql`select removed from scan_totals where user_id = ${userId}`))?.removed ?? 0;

export const addRemoved = (tx: Query, userId: string, more: number): Promise<number> =>
  tx.run(sql`insert into scan_totals (user_id, removed) values (${userId}, ${more}) on conflict (user_id) do update set removed = scan_totals.removed + excluded.removed`);

interface Gone { readonly id: string; readonly photo: string | null; readonly counted: boolean }

export const deleteScan = (tx: Query, userId: string, id: string): Promise<Gone | null> =>
  tx.maybe(sql`delete from crop_scans where user_id = ${userId} and id = ${id} returning id, photo, counted`);

export const deleteScansOfField = (tx: Query, userId: string, fieldId: string): Promise<Gone[]> =>
  tx.many(sql`delete from crop_scans where user_id = ${userId} and field_id = ${fieldId} returning id, photo, counted`);

export const isPhotoNamed = async (tx: Query, userId: string, photo: string): Promise<boolean> =>
  (await tx.maybe(sql`select 1 as one from crop_scans where user_id = ${userId} and photo = ${photo} limit 1`)) !== null;

export const uncheckedByPhoto = (tx: Query, userId: string, photo: string): Promise<{ id: string; crop_type: string | null }[]> =>
  tx.many(sql`select id, crop_type from crop_scans where user_id = ${userId} and photo = ${photo} and checked is null`);

export const writeCheck = (tx: Query, userId: string, id: string, checked: Finding & { at: string }): Promise<number> =>
  tx.run(sql`
    update crop_scans set checked = ${JSON.stringify(checked)}, counted = ${checked.outcome !== 'no_leaf'}
    where user_id = ${userId} and id = ${id}`);

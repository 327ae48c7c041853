import sql, { raw } from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import type { PageCursor } from '#kit/server/page-cursor.ts';
import type { RefersToPhoto } from '#kit/server/photos/delete-unused-photos.ts';
import type { CropQuestion } from '../domain/crop-question.ts';
import type { Finding, Severity } from '../domain/scan.ts';

/** The server's own check: when, and on how many photos. */
export type Checked = Finding & { readonly at: string; readonly photos?: number };

/** A row of the scan table (DAT-05). */
export interface ScanRow {
  readonly id: string;
  readonly field_id: string | null;
  readonly photo: string | null;
  readonly more_photos: readonly string[];
  readonly pick: string | null;
  readonly crop_question: CropQuestion | null;
  readonly field_confirmed: boolean;
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
  /** The source of the diagnosis: the model's name and the first characters of its hash. */
  readonly source_api: string;
  readonly result_data: Finding & Record<string, unknown>;
  readonly counted: boolean;
  readonly checked: Checked | null;
  readonly taken_at: Date;
  readonly created_at: Date;
}

export const leavesOfRow = ({
  photo,
  more_photos: more,
}: Pick<ScanRow, 'photo' | 'more_photos'>): readonly string[] => (photo === null ? [] : [photo, ...more]);

const columns =
  raw(`id, field_id, photo, more_photos, outcome, condition, crop_type, disease_name, scientific_name, confidence_score, severity, affected_area_percentage,
  location_lat, location_lng, location_country, symptoms, immediate_actions, preventive_measures, organic_solutions, inorganic_solutions, recommended_products,
  yield_loss_percentage, revenue_loss_usd, treatment_cost_usd, recovery_timeline, spread_risk, source_api, result_data, counted, checked, taken_at, created_at,
  crop_question, field_confirmed`);
const jsonOrNull = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));
const readColumns = raw(`${columns.sql}, pick`);

export const scansByIds = (tx: Query, userId: string, ids: readonly string[]): Promise<ScanRow[]> =>
  tx.many(sql`select ${readColumns} from crop_scans where user_id = ${userId} and id = any(${ids})`);

export const scansPage = (
  tx: Query,
  userId: string,
  limit: number,
  after: PageCursor | null,
): Promise<ScanRow[]> =>
  tx.many(
    after
      ? sql`
        select ${readColumns}
        from crop_scans
        where user_id = ${userId} and (created_at, id) < (${after.at}, ${after.id})
        order by created_at desc, id desc
        limit ${limit}
      `
      : sql`
        select ${readColumns}
        from crop_scans
        where user_id = ${userId}
        order by created_at desc, id desc
        limit ${limit}
      `,
  );

const MAX_UNFILED = 200;
/** The newest checks of a leaf without a field, for which the farmer chose none. */
export const unfiledScans = (tx: Query, userId: string): Promise<ScanRow[]> =>
  tx.many(sql`
    select ${readColumns}
    from crop_scans
    where user_id = ${userId} and field_id is null and not field_confirmed and outcome <> 'no_leaf'
    order by created_at desc, id desc
    limit ${MAX_UNFILED}
  `);

export const scansOfField = (tx: Query, userId: string, fieldId: string): Promise<ScanRow[]> =>
  tx.many(sql`select ${readColumns} from crop_scans where user_id = ${userId} and field_id = ${fieldId}`);

export const countScans = async (tx: Query, userId: string): Promise<number> =>
  (await tx.one<{ n: number }>(sql`select count(*) as n from crop_scans where user_id = ${userId}`)).n;

export const scanExists = async (tx: Query, userId: string, id: string): Promise<boolean> =>
  (await tx.maybe(sql`select 1 as one from crop_scans where user_id = ${userId} and id = ${id}`)) !== null;

export const insertScan = (tx: Query, userId: string, s: ScanRow): Promise<number> =>
  tx.run(sql`
    insert into crop_scans (user_id, ${columns})
    values ( ${userId}, ${s.id}, ${s.field_id}, ${s.photo}, ${s.more_photos}, ${s.outcome}, ${s.condition},
      ${s.crop_type}, ${s.disease_name}, ${s.scientific_name}, ${s.confidence_score}, ${s.severity},
      ${s.affected_area_percentage}, ${s.location_lat}, ${s.location_lng}, ${s.location_country},
      ${s.symptoms}, ${s.immediate_actions}, ${s.preventive_measures}, ${s.organic_solutions},
      ${s.inorganic_solutions}, ${s.recommended_products}, ${s.yield_loss_percentage}, ${s.revenue_loss_usd},
      ${s.treatment_cost_usd}, ${s.recovery_timeline}, ${s.spread_risk}, ${s.source_api},
      ${JSON.stringify(s.result_data)}, ${s.counted}, null, ${s.taken_at}, ${s.created_at},
      ${jsonOrNull(s.crop_question)}, ${s.field_confirmed})
  `);

/** All scans that ever counted, including deleted ones. */
export const countCounted = async (tx: Query, userId: string): Promise<number> =>
  (
    await tx.one<{ n: number }>(sql`
      select (select count(*) from crop_scans where user_id = ${userId}
        and counted) + coalesce((select removed from scan_totals where user_id = ${userId}), 0) as n
    `)
  ).n;

export const removedCount = async (tx: Query, userId: string): Promise<number> =>
  (await tx.maybe<{ removed: number }>(sql`select removed from scan_totals where user_id = ${userId}`))
    ?.removed ?? 0;

/** Keeps deleted scans in the free-scan count, each once. Returns whether any of them counted. */
export const saveDeletedCount = async (
  tx: Query,
  userId: string,
  gone: readonly DeletedScan[],
): Promise<boolean> => {
  const checks = gone.filter(({ counted }) => counted).map(({ id, photo }) => `${id}:${photo ?? ''}`);
  if (checks.length === 0) return false;
  await tx.run(sql`
    insert into scan_totals (user_id, removed, removed_checks)
    values (${userId}, ${checks.length}, ${checks})
    on conflict (user_id) do update set removed = scan_totals.removed + excluded.removed,
      removed_checks = scan_totals.removed_checks || excluded.removed_checks
  `);
  return true;
};

/**
 * True for a row of `crop_scans` that was deleted and restored from its owner's own copy: `removed` counts it
 * already.
 */
export const countedBefore = (row: string, owner: string): string =>
  `exists (select from scan_totals t where t.user_id = ${owner} and ${row}.id || ':' || coalesce(${row}.photo, '') = any(t.removed_checks))`;
const notCountedBefore = raw(`not ${countedBefore('crop_scans', 'crop_scans.user_id')}`);

/** Updates everything that depends on the leaves. The rest of the row stays as it was saved. */
export const rewriteScan = (tx: Query, userId: string, s: ScanRow): Promise<number> =>
  tx.run(sql`
    update crop_scans
    set photo = ${s.photo}, more_photos = ${s.more_photos}, outcome = ${s.outcome},
      condition = ${s.condition}, crop_type = ${s.crop_type}, disease_name = ${s.disease_name},
      scientific_name = ${s.scientific_name}, confidence_score = ${s.confidence_score},
      severity = ${s.severity}, affected_area_percentage = ${s.affected_area_percentage},
      symptoms = ${s.symptoms}, immediate_actions = ${s.immediate_actions},
      preventive_measures = ${s.preventive_measures}, organic_solutions = ${s.organic_solutions},
      inorganic_solutions = ${s.inorganic_solutions}, recommended_products = ${s.recommended_products},
      yield_loss_percentage = ${s.yield_loss_percentage}, revenue_loss_usd = ${s.revenue_loss_usd},
      treatment_cost_usd = ${s.treatment_cost_usd}, recovery_timeline = ${s.recovery_timeline},
      spread_risk = ${s.spread_risk}, source_api = ${s.source_api},
      result_data = ${JSON.stringify(s.result_data)}, crop_question = ${jsonOrNull(s.crop_question)},
      counted = ${s.counted} and ${notCountedBefore}, checked = null, pick = null, picked_at = null
    where user_id = ${userId} and id = ${s.id}
  `);

/** Updates the field and the check's possible cost there. */
export const writeField = (tx: Query, userId: string, s: ScanRow): Promise<number> =>
  tx.run(sql`
    update crop_scans set field_id = ${s.field_id}, field_confirmed = ${s.field_confirmed},
      yield_loss_percentage = ${s.yield_loss_percentage}, revenue_loss_usd = ${s.revenue_loss_usd},
      treatment_cost_usd = ${s.treatment_cost_usd}, result_data = ${JSON.stringify(s.result_data)}
    where user_id = ${userId} and id = ${s.id}`);

export const writePick = (tx: Query, userId: string, id: string, pick: string, now: Date): Promise<number> =>
  tx.run(
    sql`update crop_scans set pick = ${pick}, picked_at = ${now} where user_id = ${userId} and id = ${id}`,
  );

interface DeletedScan {
  readonly id: string;
  readonly photo: string | null;
  readonly more_photos: readonly string[];
  readonly counted: boolean;
}

export const deleteScan = (tx: Query, userId: string, id: string): Promise<DeletedScan | null> =>
  tx.maybe(
    sql`
      delete
      from crop_scans
      where user_id = ${userId} and id = ${id}
      returning id, photo, more_photos, counted
    `,
  );

export const deleteScansOfField = (tx: Query, userId: string, fieldId: string): Promise<DeletedScan[]> =>
  tx.many(
    sql`
      delete
      from crop_scans
      where user_id = ${userId} and field_id = ${fieldId}
      returning id, photo, more_photos, counted
    `,
  );

export const namesPhoto: RefersToPhoto = async (tx, userId, photo) =>
  (await tx.maybe(
    sql`
      select 1 as one
      from crop_scans
      where user_id = ${userId} and (photo = ${photo} or ${photo} = any(more_photos))
      limit 1
    `,
  )) !== null;

export type ScanToCheck = Pick<
  ScanRow,
  'id' | 'crop_type' | 'crop_question' | 'photo' | 'more_photos' | 'checked'
>;

/** This user's scans that contain the photo. */
export const scansOfPhoto = (tx: Query, userId: string, photo: string): Promise<ScanToCheck[]> =>
  tx.many(sql`select id, crop_type, crop_question, photo, more_photos, checked from crop_scans
    where user_id = ${userId} and (photo = ${photo} or ${photo} = any(more_photos))`);

/** Returns the ids of the scans that still exist. */
export const writeCheck = async (
  tx: Query,
  userId: string,
  ids: readonly string[],
  checked: Checked,
): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(sql`
      update crop_scans
      set checked = ${JSON.stringify(checked)}, counted = ${checked.outcome !== 'no_leaf'} and ${notCountedBefore}
      where user_id = ${userId} and id = any(${ids})
      returning id
    `)
  ).map(({ id }) => id);

/** For the periodic retry: photos that arrived but were never analysed, because all attempts failed. */
export const uncheckedPhotos = (
  tx: Query,
  from: Date,
  to: Date,
  limit: number,
): Promise<{ user_id: string; photo: string }[]> =>
  tx.many(sql`
    select s.user_id, s.photo from crop_scans s
    where s.checked is null and s.photo is not null and s.created_at between ${from} and ${to}
      and exists (select 1 from photos p where p.user_id = s.user_id and p.hash = s.photo)
    order by s.created_at limit ${limit}`);

interface PickCount {
  readonly crop: string;
  readonly n: number;
  readonly first: number;
  readonly none: number;
}

/**
 * Only scans for which the server saw candidates too, so that nobody can change a figure without a photo.
 * Requires the system role.
 */
export const pickCounts = (tx: Query): Promise<PickCount[]> =>
  tx.many(sql`
    select crop_type as crop, count(*) as n,
      count(*) filter (where pick = result_data -> 'top3' -> 0 ->> 'condition') as first,
      count(*) filter (where pick = 'none') as none
    from crop_scans
    where pick is not null and crop_type is not null and checked ->> 'outcome' in ('candidates', 'not_sure')
    group by crop_type
    order by n desc, crop_type
  `);

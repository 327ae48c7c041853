import sql from 'sql-template-tag';
import { type Day, dayInNairobi } from '#kit/pure/days.ts';
import type { Query, Transaction } from '#kit/server/database/database.ts';
import type { Failure, Result, Run } from '../contract.ts';
import type { Measurement } from '../domain/measure.ts';
import type { CropOnPlot } from '../domain/plot-crop.ts';
import type { Pass } from '../domain/series.ts';
import type { Progress, Reading } from './analysis.ts';

export interface FieldToAnalyse {
  readonly id: string;
  readonly name: string | null;
  readonly boundary: string;
  readonly boundary_source: string;
  readonly unconfirmed: boolean;
  readonly hectares: number;
}
export const fieldOf = (tx: Query, userId: string, id: string): Promise<FieldToAnalyse | null> =>
  tx.maybe<FieldToAnalyse>(
    sql`
      select id, name, boundary, boundary_source, location_unconfirmed as unconfirmed,
        size_hectares as hectares
      from fields
      where user_id = ${userId} and id = ${id}
    `,
  );

/** The current or next crop on it. */
export const cropsOf = (tx: Query, userId: string, fieldId: string): Promise<CropOnPlot[]> =>
  tx.many<CropOnPlot>(
    sql`
      select crop_type, planting_date::text, (expected_harvest_date - planting_date)::int as days
      from crops
      where user_id = ${userId} and field_id = ${fieldId} and status in ('planted', 'growing')
      order by planting_date, id
    `,
  );

interface StoredRun {
  readonly id: string;
  readonly field_id: string;
  readonly state: Run['state'];
  readonly progress: Run['progress'];
  readonly failure: Failure | null;
  readonly bytes: string | number;
  readonly created_at: Date;
}
const runColumns = sql`id, field_id, state, progress, failure, bytes, created_at`;
const toRun = ({ bytes, created_at, ...row }: StoredRun): Run => ({
  ...row,
  bytes: Number(bytes),
  created_at: created_at.toISOString(),
});

export const runOf = async (tx: Query, userId: string, id: string): Promise<Run | null> => {
  const row = await tx.maybe<StoredRun>(
    sql`select ${runColumns} from satellite_runs where user_id = ${userId} and id = ${id}`,
  );
  return row && toRun(row);
};
export const findOpenRun = async (
  tx: Query,
  userId: string,
  fieldId: string,
): Promise<{ readonly run: Run; readonly asked: boolean } | null> => {
  const row = await tx.maybe<StoredRun & { asked: boolean }>(
    sql`
      select ${runColumns}, asked
      from satellite_runs
      where user_id = ${userId} and field_id = ${fieldId} and state in ('waiting', 'working')
    `,
  );
  if (!row) return null;
  const { asked, ...run } = row;
  return { run: toRun(run), asked };
};
/**
 * Analyses that count towards the daily limit, and all started ones: failures of the archive or ours cost the
 * farmer nothing.
 */
export const countRequestsSince = async (
  tx: Query,
  userId: string,
  since: Date,
): Promise<{ readonly counted: number; readonly all: number }> => {
  const { counted, all } = await tx.one<{ counted: number; all: number }>(sql`
    select count(*) filter (where failure is null or failure not in ('unreachable', 'wrong',
      'ours')) as counted, count(*) as all
    from satellite_runs
    where user_id = ${userId} and asked and created_at > ${since}
  `);
  return { counted: Number(counted), all: Number(all) };
};
/** Returns null if another analysis of this field is already waiting or running. */
export const insertRun = async (
  tx: Query,
  userId: string,
  {
    id,
    fieldId,
    asked,
    now,
  }: { readonly id: string; readonly fieldId: string; readonly asked: boolean; readonly now: Date },
): Promise<Run | null> => {
  const row = await tx.maybe<StoredRun>(sql`
    insert into satellite_runs (user_id, id, field_id, asked, state, created_at)
    values (${userId}, ${id}, ${fieldId}, ${asked}, 'waiting', ${now})
    on conflict (user_id, field_id)
    where state in ('waiting', 'working') do nothing
    returning ${runColumns}
  `);
  return row && toRun(row);
};
/** Counts an attempt and marks the run as working. Returns null if it has already finished. */
export const startAttempt = (
  tx: Query,
  userId: string,
  id: string,
): Promise<{ readonly field_id: string; readonly asked: boolean; readonly tries: number } | null> =>
  tx.maybe(
    sql`
      update satellite_runs
      set tries = tries + 1, state = 'working'
      where user_id = ${userId} and id = ${id} and state in ('waiting', 'working')
      returning field_id, asked, tries
    `,
  );
export const noteProgress = (
  tx: Query,
  userId: string,
  id: string,
  progress: Progress,
  bytes: number,
): Promise<number> =>
  tx.run(
    sql`
      update satellite_runs
      set state = 'working', progress = ${JSON.stringify(progress)}::jsonb, bytes = ${bytes}
      where user_id = ${userId} and id = ${id} and state in ('waiting', 'working')
    `,
  );
/** `plot`: key of the analysed boundary; null if the analysis did not get that far. */
export const endRun = (
  tx: Query,
  userId: string,
  id: string,
  failure: Failure | null,
  now: Date,
  plot: string | null = null,
): Promise<number> =>
  tx.run(
    sql`
      update satellite_runs
      set state = ${failure ? 'failed' : 'done'}, failure = ${failure}, plot = ${plot}, progress = null,
        finished_at = ${now}
      where user_id = ${userId} and id = ${id} and state in ('waiting', 'working')
    `,
  );

export const listKnownScenes = (
  tx: Query,
  userId: string,
  fieldId: string,
  plot: string,
): Promise<{ readonly scene: string; readonly at: Date; readonly clear: boolean }[]> =>
  tx.many(
    sql`
      select scene, at, hidden is null as clear
      from satellite_readings
      where user_id = ${userId} and field_id = ${fieldId} and plot = ${plot}
    `,
  );
/** Whether an analysis of this plot was completed before. */
export const hasCompletedRun = async (
  tx: Query,
  userId: string,
  fieldId: string,
  plot: string,
): Promise<boolean> =>
  (await tx.maybe(
    sql`
      select 1
      from satellite_runs
      where user_id = ${userId} and field_id = ${fieldId} and plot = ${plot} and (state = 'done'
        or failure in ('all_hidden', 'not_seen'))
      limit 1
    `,
  )) !== null;

export const insertReading = (
  tx: Query,
  userId: string,
  fieldId: string,
  plot: string,
  of: string,
  { scene, at, usable, cloud, measured, seen }: Reading,
): Promise<number> =>
  tx.run(sql`
    insert into satellite_readings (user_id, field_id, scene, plot, at, of, hidden, cloud, seen, pixels,
      ndvi_median, indices)
    values (${userId}, ${fieldId}, ${scene}, ${plot}, ${at}, ${of}, ${usable.ok ? null : usable.why},
      ${cloud}, ${seen}, ${measured?.valid ?? 0}, ${measured?.indices.ndvi?.median ?? null},
      ${measured && JSON.stringify(measured.indices)}::jsonb)
    on conflict do nothing
  `);

interface StoredReading {
  readonly at: Date;
  readonly of: 'plot' | 'around';
  readonly cloud: number;
  readonly seen: number;
  readonly pixels: number;
  readonly indices: Measurement['indices'];
}
/** The stored measurement of a clear pass. */
export const findReading = async (
  tx: Query,
  userId: string,
  fieldId: string,
  plot: string,
  scene: string,
): Promise<{ readonly at: Date; readonly of: 'plot' | 'around'; readonly measured: Measurement } | null> => {
  const row = await tx.maybe<StoredReading>(
    sql`
      select at, of, cloud, seen, pixels, indices
      from satellite_readings
      where user_id = ${userId} and field_id = ${fieldId} and plot = ${plot} and scene = ${scene}
        and indices is not null
    `,
  );
  return (
    row && {
      at: row.at,
      of: row.of,
      measured: {
        indices: row.indices,
        valid: row.pixels,
        total: row.seen > 0 ? row.pixels / row.seen : 0,
        cloud: row.cloud,
        unseen: 0,
      },
    }
  );
};
/** The pass whose images are stored. */
export const findDisplayedScene = (
  tx: Query,
  userId: string,
  fieldId: string,
  plot: string,
): Promise<{ readonly scene: string; readonly at: Date } | null> =>
  tx.maybe(
    sql`
      select scene, at
      from satellite_results
      where user_id = ${userId} and id = ${fieldId} and plot = ${plot}
    `,
  );

export interface CachedPass {
  readonly day: Day;
  readonly ndvi: number | null;
  readonly seen: number;
  readonly why: Result['passes'][number]['why'];
}
/**
 * The season's passes of a plot, oldest first. `of` restricts them to figures for the same area: two tiles of
 * one plot may have eleven and twelve whole pixels.
 */
export const passesOf = async (
  tx: Query,
  userId: string,
  fieldId: string,
  plot: string,
  since: Date,
  of: 'plot' | 'around' | null = null,
): Promise<readonly CachedPass[]> =>
  (
    await tx.many<Omit<CachedPass, 'day'> & { readonly at: Date }>(sql`
      select at, ndvi_median as ndvi, seen, hidden as why
      from satellite_readings
      where user_id = ${userId} and field_id = ${fieldId} and plot = ${plot} and at >= ${since}
        and (${of}::text is null or of = ${of})
      order by at, scene
    `)
  ).map(({ at, ...pass }) => ({ day: dayInNairobi(at), ...pass }));
export const clearOf = (passes: readonly CachedPass[]): Pass[] =>
  passes.flatMap(({ day, ndvi, seen }) => (ndvi === null ? [] : [{ day, value: ndvi, weight: seen }]));

/**
 * A millionth of a degree is 0.1 m on the ground, and finer than any index needs. More digits only cost
 * bytes.
 */
const roundNumbers = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value;

export const upsertResult = (
  tx: Query,
  userId: string,
  plot: string,
  scene: string,
  at: Date,
  { id, pictures, analysis_date, ...report }: Result,
): Promise<number> =>
  tx.run(sql`
    insert into satellite_results (user_id, id, plot, scene, at, report, pictures, analysed_at)
    values (${userId}, ${id}, ${plot}, ${scene}, ${at}, ${JSON.stringify(report, roundNumbers)}::jsonb,
      ${JSON.stringify(pictures)}::jsonb, ${analysis_date})
    on conflict (user_id, id) do update set plot = excluded.plot, scene = excluded.scene, at = excluded.at,
      report = excluded.report, pictures = excluded.pictures, analysed_at = excluded.analysed_at
  `);

export const resultsByIds = async (tx: Query, userId: string, ids: readonly string[]): Promise<Result[]> =>
  (
    await tx.many<{
      id: string;
      report: Omit<Result, 'id' | 'pictures' | 'analysis_date'>;
      pictures: Result['pictures'];
      analysed_at: Date;
    }>(
      sql`
        select id, report, pictures, analysed_at
        from satellite_results
        where user_id = ${userId} and id = any(${ids}::uuid[])
      `,
    )
  ).map(
    ({ id, report, pictures, analysed_at }) =>
      ({ ...report, id, pictures, analysis_date: analysed_at.toISOString() }) as Result,
  );

/** Whether results of another boundary of this field are stored, or being read. */
export const hasOtherBoundary = async (
  tx: Query,
  userId: string,
  fieldId: string,
  plots: readonly string[],
): Promise<boolean> =>
  (await tx.maybe(sql`
    select 1
    where exists (select 1 from satellite_readings where user_id = ${userId} and field_id = ${fieldId}
      and not plot = any(${plots})) or exists (select 1 from satellite_results where user_id = ${userId}
      and id = ${fieldId} and not plot = any(${plots}))
  `)) !== null;

/** Deletes results of a deleted field, or one with another boundary. */
export const deletePlotResults = async (
  tx: Transaction,
  userId: string,
  fieldId: string,
): Promise<boolean> => {
  await tx.run(sql`delete from satellite_readings where user_id = ${userId} and field_id = ${fieldId}`);
  await tx.run(
    sql`
      update satellite_runs
      set state = 'failed', failure = 'gone', progress = null
      where user_id = ${userId} and field_id = ${fieldId} and state in ('waiting', 'working')
    `,
  );
  return (await tx.run(sql`delete from satellite_results where user_id = ${userId} and id = ${fieldId}`)) > 0;
};

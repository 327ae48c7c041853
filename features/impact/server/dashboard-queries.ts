/** Data for the dashboard: read-only, from the farmer's own checks, answers, fields and commands. */
import sql from 'sql-template-tag';
import { countyOf, countyOfField } from '#features/places/domain/county-of.ts';
import { dayInNairobi } from '#kit/pure/days.ts';
import type { Query } from '#kit/server/database/database.ts';
import type { FarmRecord } from '../domain/achievements.ts';
import type { ConfirmedScan } from '../domain/economics.ts';
import { diseaseOf, latestOutcome, type OutcomeRow } from '../domain/outcome.ts';
import { type PlaceSummary, placesOf } from '../domain/places.ts';
import { actionDay, type Streak, streakOf, STREAK_COMMANDS } from '../domain/streak.ts';

/** True if the server found a leaf in the photo. The phone's own result is not enough. */
const isLeafConfirmed = sql`(s.checked is not null and s.checked->>'outcome' <> 'no_leaf')`;

type AnsweredOutcome = OutcomeRow & {
  readonly seen: boolean;
  readonly unchecked: boolean;
  readonly loss_usd: number | null;
  readonly usd_per_kg: number | null;
};

/**
 * The loss on the field itself. Older checks store the loss per hectare. Null for a check without a field of
 * its crop.
 */
const loss = sql`
  case when not s.result_data ? 'basis' then s.revenue_loss_usd * f.size_hectares when
    s.result_data->'basis'->>'area_ha' is not null then s.revenue_loss_usd end
`;

const answeredRows = (tx: Query, userId: string): Promise<AnsweredOutcome[]> =>
  tx.many(sql`
    select o.scan_id, o.step, o.answer, o.doings, o.cost_kes, o.saved_amount, o.saved_unit, o.photo,
      o.answered_at::text, ${isLeafConfirmed} as seen,
      s.checked is null as unchecked, ${loss} as loss_usd,
      (s.result_data->'basis'->>'usd_per_kg')::float8 as usd_per_kg
    from scan_outcomes o
    join crop_scans s on s.user_id = o.user_id and s.id = o.scan_id
    left join fields f on f.user_id = s.user_id and f.id = s.field_id
    where o.user_id = ${userId}
  `);

interface PlantOutcomes {
  readonly confirmed: readonly (ConfirmedScan & { readonly photo: string | null })[];
  readonly waiting: number;
}

/** One outcome per plant. `waiting` counts those whose photo the server has not checked yet. */
export const readPlantOutcomes = async (tx: Query, userId: string): Promise<PlantOutcomes> => {
  const byScan = new Map<string, AnsweredOutcome[]>();
  for (const row of await answeredRows(tx, userId))
    byScan.set(row.scan_id, [...(byScan.get(row.scan_id) ?? []), row]);
  const plants = [...byScan.values()].map((rows) => ({
    ...latestOutcome(rows)!,
    photo: rows.find((r) => r.photo !== null)?.photo ?? null,
    seen: rows[0]!.seen,
    unchecked: rows[0]!.unchecked,
    loss_usd: rows[0]!.loss_usd,
    usd_per_kg: rows[0]!.usd_per_kg,
  }));
  return { confirmed: plants.filter((w) => w.seen), waiting: plants.filter((w) => w.unchecked).length };
};

/** Plants with an outcome, and those that an expert identified from photos (GAM-09). */
export const countConfirmed = async (tx: Query, userId: string): Promise<number> =>
  (
    await tx.one<{ n: number }>(sql`
      select count(*) as n
      from crop_scans s
      where s.user_id = ${userId} and ( (${isLeafConfirmed}
        and exists (select 1 from scan_outcomes o where o.user_id = s.user_id and o.scan_id = s.id))
        or exists (select 1 from expert_reviews r join expert_review_turns t on t.user_id = r.user_id
        and t.review_id = r.id where r.user_id = s.user_id and r.scan_id = s.id and t.answered_at is not null
        and t.condition is not null))
    `)
  ).n;

export const readStreak = async (tx: Query, userId: string, now: Date): Promise<Streak> => {
  const farmWork = await tx.many<{ device_time: string; received_at: Date }>(sql`
    select device_time, received_at
    from sync_commands
    where user_id = ${userId} and name = any(${[...STREAK_COMMANDS]}) and outcome->>'result' = 'applied'
  `);
  return streakOf(
    farmWork.map((d) => actionDay(d.device_time, d.received_at)),
    dayInNairobi(now),
  );
};

export const countChecks = async (tx: Query, userId: string): Promise<number> =>
  (
    await tx.one<{ n: number }>(
      sql`select count(*) as n from crop_scans where user_id = ${userId} and counted`,
    )
  ).n;

export const readRecord = async (tx: Query, userId: string, now: Date): Promise<FarmRecord> => {
  const { confirmed } = await readPlantOutcomes(tx, userId);
  const counts = await tx.one<Pick<FarmRecord, 'fields' | 'checks' | 'crops'>>(sql`
    select (select count(*) from fields where user_id = ${userId}) as fields, count(*) as checks,
      count(distinct crop_type) as crops
    from crop_scans
    where user_id = ${userId} and counted
  `);
  return {
    ...counts,
    confirmed: await countConfirmed(tx, userId),
    better: confirmed.filter((w) => w.answer === 'better').length,
    repeatPhotos: confirmed.filter((w) => w.photo !== null).length,
    longestStreak: (await readStreak(tx, userId, now)).longest,
  };
};

interface FieldPlace {
  readonly id: string;
  readonly name: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly unconfirmed: boolean;
  readonly description: string | null;
}

export const fieldPlaces = (tx: Query, userId: string): Promise<FieldPlace[]> =>
  tx.many(sql`
    select id, name, location_lat as lat, location_lng as lng, location_unconfirmed as unconfirmed,
      location_description as description
    from fields
    where user_id = ${userId}
    order by created_at desc, id desc
  `);

export const readPlacesOf = async (tx: Query, userId: string): Promise<PlaceSummary[]> => {
  const checks = await tx.many<{
    field_id: string | null;
    lat: number | null;
    lng: number | null;
    outcome: string;
    condition: string | null;
    pick: string | null;
    taken_at: Date;
  }>(sql`
    select field_id, location_lat as lat, location_lng as lng, outcome, condition, pick, taken_at
    from crop_scans
    where user_id = ${userId} and counted
  `);
  const fields = await fieldPlaces(tx, userId);
  return placesOf(
    checks.map((c) => ({
      field_id: c.field_id,
      taken_at: c.taken_at,
      disease: diseaseOf(c),
      county: c.lat === null || c.lng === null ? null : countyOf({ lat: c.lat, lng: c.lng }),
    })),
    fields.map((f) => ({ id: f.id, name: f.name, county: countyOfField(f) })),
  );
};

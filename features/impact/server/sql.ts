import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import type { RefersToPhoto } from '#kit/server/photos/delete-unused-photos.ts';
import { outcomeId, type OutcomeAnswer, type OutcomePause, type OutcomeRow } from '../domain/outcome.ts';

interface OutcomeRecord extends Omit<OutcomeRow, 'id' | 'answered_at'> {
  readonly answered_at: Date;
}

const toRow = (row: OutcomeRecord): OutcomeRow => ({
  ...row,
  id: outcomeId(row.scan_id, row.step),
  answered_at: row.answered_at.toISOString(),
});
const columns = sql`scan_id, step, answer, doings, cost_kes, saved_amount, saved_unit, photo, answered_at`;

/** Looks up outcomes by synced row id: `<scan>:<step>`. */
export const outcomesByIds = async (
  tx: Query,
  userId: string,
  ids: readonly string[],
): Promise<OutcomeRow[]> => {
  const rows = await tx.many<OutcomeRecord>(
    sql`
      select ${columns}
      from scan_outcomes
      where user_id = ${userId} and scan_id = any(${ids.map((id) => id.split(':')[0])}::uuid[])
    `,
  );
  return rows.map(toRow).filter(({ id }) => ids.includes(id));
};

/** Saves an outcome. Returns the previous photo. */
export const upsertOutcome = async (
  tx: Query,
  userId: string,
  o: OutcomeAnswer,
  at: Date,
): Promise<string | null> => {
  const previous = await tx.maybe<{ photo: string | null }>(
    sql`
      select photo
      from scan_outcomes
      where user_id = ${userId} and scan_id = ${o.scan_id} and step = ${o.step}
    `,
  );
  await tx.run(sql`
    insert into scan_outcomes (user_id, ${columns})
    values (${userId}, ${o.scan_id}, ${o.step}, ${o.answer}, ${o.doings}, ${o.cost_kes}, ${o.saved_amount},
      ${o.saved_unit}, ${o.photo}, ${at})
    on conflict (user_id, scan_id, step) do update set answer = excluded.answer, doings = excluded.doings,
      cost_kes = excluded.cost_kes, saved_amount = excluded.saved_amount, saved_unit = excluded.saved_unit,
      photo = excluded.photo, answered_at = excluded.answered_at
  `);
  return previous?.photo ?? null;
};

export const upsertPause = (
  tx: Query,
  userId: string,
  scanId: string,
  until: string | null,
): Promise<number> =>
  tx.run(
    sql`
      insert into scan_outcome_pauses (user_id, scan_id, until)
      values (${userId}, ${scanId}, ${until})
      on conflict (user_id, scan_id) do update set until = excluded.until
    `,
  );

export const pausesByIds = async (
  tx: Query,
  userId: string,
  ids: readonly string[],
): Promise<OutcomePause[]> =>
  (
    await tx.many<{ id: string; until: Date | null }>(
      sql`
        select scan_id as id, until
        from scan_outcome_pauses
        where user_id = ${userId} and scan_id = any(${ids}::uuid[])
      `,
    )
  ).map(({ id, until }) => ({ id, until: until?.toISOString() ?? null }));

interface DeletedOutcome {
  readonly scan_id: string;
  readonly step: 7 | 14;
  readonly photo: string | null;
}

/**
 * Deletes the answers and pauses of deleted checks and of checks on a deleted field. Listeners run in any
 * order, so the row of the check may still exist.
 */
export const deleteOrphans = async (
  tx: Query,
  userId: string,
  { scanId = null, fieldId = null }: { scanId?: string | null; fieldId?: string | null },
): Promise<{ outcomes: DeletedOutcome[]; pauses: string[] }> => {
  const orphan = sql`
    not exists (select 1 from crop_scans s where s.user_id = o.user_id and s.id = o.scan_id
      and s.id is distinct from ${scanId}::uuid and (${fieldId}::uuid is null
      or s.field_id is distinct from ${fieldId}::uuid))
  `;
  const outcomes = await tx.many<DeletedOutcome>(
    sql`
      delete
      from scan_outcomes o
      where o.user_id = ${userId} and ${orphan}
      returning o.scan_id, o.step, o.photo
    `,
  );
  const pauses = await tx.many<{ scan_id: string }>(
    sql`delete from scan_outcome_pauses o where o.user_id = ${userId} and ${orphan} returning o.scan_id`,
  );
  return { outcomes, pauses: pauses.map((p) => p.scan_id) };
};

export const namesPhoto: RefersToPhoto = async (tx, userId, photo) =>
  (await tx.maybe(
    sql`select 1 as one from scan_outcomes where user_id = ${userId} and photo = ${photo} limit 1`,
  )) !== null;

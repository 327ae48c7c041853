import { DAY_MS } from '#kit/pure/days.ts';
import { overwrittenRows } from '#kit/sync/overwritten.ts';
import { sql, type Database, type Transaction } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { deleteUnusedPhotos, type RefersToPhoto } from '../photos/delete-unused-photos.ts';
import { serveSynced } from './commands.ts';
import { touchRows } from './sequence.ts';

type Columns = Readonly<Record<string, unknown>>;
interface StoredOverwrite {
  readonly id: string;
  readonly kind: string;
  readonly row_id: string;
  readonly old_values: Record<string, unknown>;
  readonly new_values: Record<string, unknown>;
  readonly at: Date;
}

export const OVERWRITTEN_KIND = overwrittenRows.kind;
const RETENTION_DAYS = 30;
const BATCH_ROWS = 500;

export const overwrittenSynced = serveSynced(overwrittenRows, async (tx, userId, ids) => {
  const rows = await tx.many<StoredOverwrite>(sql`
    select id, kind, row_id, old_values, new_values, at from sync_overwrites
    where user_id = ${userId} and id = any(${ids}::uuid[])`);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
});

export interface Overwrite {
  readonly kind: string;
  readonly rowId: string;
  readonly oldValues: Columns;
  readonly newValues: Columns;
}

/** `id`: the command that set the new values. */
export const insertOverwrite = (
  tx: Transaction,
  userId: string,
  id: string,
  { kind, rowId, oldValues, newValues }: Overwrite,
  at: Date,
): Promise<number> =>
  tx.run(sql`
    insert into sync_overwrites (user_id, id, kind, row_id, old_values, new_values, at)
    values (${userId}, ${id}, ${kind}, ${rowId}, ${JSON.stringify(oldValues)}, ${JSON.stringify(newValues)},
      ${at})
  `);

/**
 * Whether an overwritten value that can still be restored refers to the photo. Values of deleted rows cannot
 * be restored. The hash is searched as text, which is safe because a SHA-256 occurs nowhere else.
 */
export const overwriteRefersToPhoto: RefersToPhoto = async (tx, userId, hash) =>
  (await tx.maybe(sql`
    select 1 as one from sync_overwrites o
      join sync_log l on l.user_id = o.user_id and l.kind = o.kind and l.row_id = o.row_id and not l.deleted
    where o.user_id = ${userId} and position(${hash} in o.old_values::text) > 0 limit 1`)) !== null;

const HASH = /^[0-9a-f]{64}$/;
const photosIn = (values: Columns): readonly string[] =>
  Object.values(values)
    .flat()
    .filter((value): value is string => typeof value === 'string' && HASH.test(value));

/** Deletes rows older than 30 days, on the server and on all phones, and releases their photos. */
export const sweepOverwrites = async (
  { db, jobs }: { readonly db: Database; readonly jobs: Jobs },
  now = new Date(),
  retentionDays = RETENTION_DAYS,
): Promise<void> => {
  const before = new Date(now.getTime() - retentionDays * DAY_MS);
  for (let deleted = BATCH_ROWS; deleted === BATCH_ROWS;) {
    deleted = await db.asSystem(async (tx) => {
      const old = await tx.many<Pick<StoredOverwrite, 'id' | 'old_values'> & { user_id: string }>(sql`
        select user_id, id, old_values
        from sync_overwrites
        where at < ${before}
        order by at
        limit ${BATCH_ROWS}
      `);
      await touchRows(
        tx,
        old.map(({ user_id: userId, id }) => ({ userId, kind: OVERWRITTEN_KIND, id, deleted: true })),
      );
      await tx.run(
        sql`
          delete
          from sync_overwrites
          where id = any(${old.map(({ id }) => id)}::uuid[]) and at < ${before}
        `,
      );
      for (const { user_id: userId, old_values: values } of old)
        await deleteUnusedPhotos(jobs, tx, userId, photosIn(values));
      return old.length;
    });
  }
};

import { overwrittenRows } from '#kit/sync/overwritten.ts';
import { sql, type Database, type Transaction } from '../database/database.ts';
import { serveSynced } from './commands.ts';
import { touchRows } from './sequence.ts';

type Columns = Readonly<Record<string, unknown>>;
interface Stored {
  readonly id: string;
  readonly kind: string;
  readonly row_id: string;
  readonly old_values: Record<string, unknown>;
  readonly new_values: Record<string, unknown>;
  readonly at: Date;
}

export const OVERWRITTEN = overwrittenRows.kind;
const KEEP_DAYS = 30;
const AT_ONCE = 500;

export const overwrittenSynced = serveSynced(overwrittenRows, async (tx, userId, ids) => {
  const rows = await tx.many<Stored>(sql`
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
  values (${userId}, ${id}, ${kind}, ${rowId}, ${JSON.stringify(oldValues)}, ${JSON.stringify(newValues)}, ${at})`);

/** Deletes what is older than 30 days, on the server and on all phones. */
export const sweepOverwrites = async (db: Database, now = new Date(), keepDays = KEEP_DAYS): Promise<void> => {
  const before = new Date(now.getTime() - keepDays * 86_400_000);
  for (let deleted = AT_ONCE; deleted === AT_ONCE;) {
    deleted = await db.asSystem(async (tx) => {
      const old = await tx.many<{ user_id: string; id: string }>(sql`
        select user_id, id from sync_overwrites where at < ${before} order by at limit ${AT_ONCE}`);
      await touchRows(
        tx,
        old.map(({ user_id: userId, id }) => ({ userId, kind: OVERWRITTEN, id, deleted: true })),
      );
      await tx.run(
        sql`delete from sync_overwrites where id = any(${old.map(({ id }) => id)}::uuid[]) and at < ${before}`,
      );
      return old.length;
    });
  }
};

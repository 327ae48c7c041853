// Writes for hundreds of users at once in a fixed number of statements, for jobs.
import { newId } from '#kit/pure/ids.ts';
import { sql, type Transaction } from '../database/database.ts';
import type { DomainEvent, Listeners } from './events.ts';
import { rowsTopic } from './sequence.ts';

/** Maps user ids to their next sequence number. Missing users were deleted: write nothing for them. */
export type Sequences = ReadonlyMap<string, number>;

/** `nextSequence` for many users. Locks in the order of user ids, so that two jobs cannot deadlock. */
export const nextSequences = async (tx: Transaction, userIds: readonly string[]): Promise<Sequences> => {
  const users = [...new Set(userIds)].sort();
  if (users.length === 0) return new Map();
  await tx.run(sql`
    insert into sync_users (user_id)
    select u
    from unnest(${users}::uuid[]) as u
    where not exists (select 1 from purged_users p where p.id = u)
    order by u
    on conflict do nothing
  `);
  await tx.run(
    sql`select 1 from sync_users where user_id = any(${users}::uuid[]) order by user_id for update`,
  );
  const taken = await tx.many<{ user_id: string; seq: number }>(
    sql`update sync_users set seq = seq + 1 where user_id = any(${users}::uuid[]) returning user_id, seq`,
  );
  return new Map(taken.map((t) => [t.user_id, t.seq]));
};

export interface RowChange {
  readonly userId: string;
  readonly kind: string;
  readonly id: string;
  readonly deleted?: boolean;
}

/**
 * Logs changed rows under the numbers from `nextSequences`. At most a few hundred rows per user: a pull page
 * never splits a number.
 */
export const writeLogs = async (
  tx: Transaction,
  seqs: Sequences,
  changes: readonly RowChange[],
): Promise<void> => {
  const newestChanges = [
    ...new Map(
      changes.filter((t) => seqs.has(t.userId)).map((t) => [`${t.userId}\n${t.kind}\n${t.id}`, t]),
    ).values(),
  ];
  if (newestChanges.length === 0) return;
  await tx.run(sql`
    insert into sync_log (user_id, kind, row_id, seq, deleted, born)
    select user_id, kind, row_id, seq, deleted, seq
    from unnest(${newestChanges.map((t) => t.userId)}::uuid[], ${newestChanges.map((t) => t.kind)}::text[],
      ${newestChanges.map((t) => t.id)}::text[], ${newestChanges.map((t) => seqs.get(t.userId)!)}::bigint[],
      ${newestChanges.map((t) => t.deleted ?? false)}::boolean[]) as touched (user_id, kind, row_id, seq, deleted)
    on conflict (user_id, kind, row_id) do update set seq = excluded.seq, deleted = excluded.deleted,
      at = now(), born = case when sync_log.deleted then excluded.born else sync_log.born end
  `);
  for (const userId of new Set(newestChanges.map((t) => t.userId)))
    tx.announce(rowsTopic(userId), seqs.get(userId));
};

export const recordEvents = async (
  tx: Transaction,
  events: readonly DomainEvent[],
  listeners: Listeners,
): Promise<void> => {
  if (events.length === 0) return;
  await tx.run(sql`
    insert into events (user_id, id, seq, name, payload)
    select *
    from unnest(${events.map((e) => e.userId)}::uuid[], ${events.map(() => newId())}::uuid[],
      ${events.map((e) => e.seq ?? null)}::bigint[], ${events.map((e) => e.name)}::text[],
      ${events.map((e) => JSON.stringify(e.payload))}::jsonb[])
  `);
  for (const event of events) for (const listen of listeners[event.name] ?? []) await listen(tx, event);
};

import { sql, type Transaction } from '../database/database.ts';

/** The account was deleted while this transaction waited for the sequence lock. */
export class AccountDeletedError extends Error {}

/** Locks the user's sequence until the transaction ends and returns its next number. */
export const nextSequence = async (tx: Transaction, userId: string): Promise<number> => {
  const incrementSql = sql`update sync_users set seq = seq + 1 where user_id = ${userId} returning seq`;
  const incremented = await tx.maybe<{ seq: number }>(incrementSql);
  if (incremented) return incremented.seq;
  await tx.run(sql`insert into sync_users (user_id) values (${userId}) on conflict do nothing`);
  // Checked after locking the row: the deletion of an account holds that lock until it commits.
  if (await tx.maybe(sql`select 1 from purged_users where id = ${userId}`))
    throw new AccountDeletedError('this account was deleted');
  return (await tx.one<{ seq: number }>(incrementSql)).seq;
};

/** Locks the user's sequence without taking a number, for changes that are not synced. */
export const lockUserSequence = async (tx: Transaction, userId: string): Promise<void> =>
  void (await tx.run(sql`select 1 from sync_users where user_id = ${userId} for update`));

/** The topic that notifies a user's phones of their newest sequence number. */
export const rowsTopic = (userId: string): string => `rows:${userId}`;

/** The newest sequence number of each of these users. */
export const headsOf = async (
  tx: Transaction,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (
      await tx.many<{ user_id: string; seq: number }>(
        sql`select user_id, seq from sync_users where user_id = any(${userIds}::uuid[])`,
      )
    ).map((u) => [u.user_id, u.seq]),
  );

export interface Touch {
  readonly kind: string;
  readonly id: string;
  readonly deleted: boolean;
}

export const writeLog = async (
  tx: Transaction,
  userId: string,
  seq: number,
  touches: readonly Touch[],
): Promise<void> => {
  const newestTouches = [...new Map(touches.map((t) => [`${t.kind}\n${t.id}`, t])).values()];
  if (newestTouches.length === 0) return;
  await tx.run(sql`
    insert into sync_log (user_id, kind, row_id, seq, deleted, born)
    select ${userId}, kind, row_id, ${seq}, deleted, ${seq}
    from unnest(${newestTouches.map((t) => t.kind)}::text[], ${newestTouches.map((t) => t.id)}::text[],
      ${newestTouches.map((t) => t.deleted)}::boolean[]) as touched (kind, row_id, deleted)
    on conflict (user_id, kind, row_id) do update set seq = excluded.seq, deleted = excluded.deleted,
      at = now(), born = case when sync_log.deleted then excluded.born else sync_log.born end
  `);
  tx.announce(rowsTopic(userId), seq);
};

/**
 * Maximum rows per sequence number. A pull page never splits a number, so one number must fit over a slow
 * link.
 */
const MAX_ROWS_PER_NUMBER = 500;

/**
 * Logs changes by writers other than the owner's commands (jobs, experts, payments). Call it in the
 * transaction that writes the rows. Sequences are locked in the order of user ids, so that two such writers
 * cannot deadlock.
 */
export const touchRows = async (
  tx: Transaction,
  touches: readonly (Omit<Touch, 'deleted'> & { readonly userId: string; readonly deleted?: boolean })[],
): Promise<void> => {
  for (const userId of [...new Set(touches.map((t) => t.userId))].sort()) {
    const userTouches = touches
      .filter((t) => t.userId === userId)
      .map(({ kind, id, deleted = false }) => ({ kind, id, deleted }));
    for (let at = 0; at < userTouches.length; at += MAX_ROWS_PER_NUMBER)
      await writeLog(
        tx,
        userId,
        await nextSequence(tx, userId),
        userTouches.slice(at, at + MAX_ROWS_PER_NUMBER),
      );
  }
};

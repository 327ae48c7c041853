import { leavePosts } from '#features/community/server/api.ts';
import { leaveDealings } from '#features/offers/server/api.ts';
import { revokeLinks } from '#features/people/server/api.ts';
import { saveCounted } from '#features/scanner/server/api.ts';
import { enqueueWarningRemoval } from '#features/sightings/server/api.ts';
import type { DataTable } from '#kit/server/data-tables.ts';
import { raw, sql, type Database, type Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { deleteUnusedPhotos } from '#kit/server/photos/delete-unused-photos.ts';
import { recordEvent, type Listeners } from '#kit/server/sync/events.ts';
import { nextSequence, touchRows, writeLog } from '#kit/server/sync/sequence.ts';
import type { Deletable } from '../domain/deletion.ts';
import { copiesFolder, userFolders, statementsFolder } from './files.ts';

export interface EraseDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly tables: () => readonly DataTable[];
  readonly listeners: () => Listeners;
  /** Called for an account that could not be purged; the next cleanup retries. */
  readonly onFault?: (fault: unknown) => void;
}

/** Child tables before their parent tables. */
const childrenFirst = (tables: readonly DataTable[]): DataTable[] => [...tables].reverse();

const deleteRows = async (tx: Transaction, userId: string, table: DataTable): Promise<string[]> => {
  const id = raw((table.rowId ?? table.key.map((column) => `"${column}"::text`).join(` || ':' || `)) || "''");
  return (
    await tx.many<{ id: string }>(
      sql`delete from ${raw(table.table)} where ${raw(table.owner)} = ${userId} returning ${id} as id`,
    )
  ).map((row) => row.id);
};

/** Deletes all leaf checks and records an event for each, so that other features' listeners run. */
const deleteScans = async (tx: Transaction, userId: string, listeners: Listeners): Promise<number> => {
  const removed = await tx.many<{
    id: string;
    photo: string | null;
    more_photos: string[];
    counted: boolean;
  }>(sql`delete from crop_scans where user_id = ${userId} returning id, photo, more_photos, counted`);
  const total = (await saveCounted(tx, userId, removed))
    ? [{ userId, kind: 'scan_total', id: 'removed' }]
    : [];
  await touchRows(tx, [...total, ...removed.map(({ id }) => ({ userId, kind: 'scan', id, deleted: true }))]);
  for (const { id, photo, more_photos: more } of removed)
    await recordEvent(
      tx,
      { userId, name: 'scan.removed', payload: { id, photos: photo === null ? [] : [photo, ...more] } },
      listeners,
    );
  return removed.length;
};

const deleteFields = async (tx: Transaction, userId: string, listeners: Listeners): Promise<number> => {
  const ids = (
    await tx.many<{ id: string }>(sql`delete from fields where user_id = ${userId} returning id`)
  ).map(({ id }) => id);
  await touchRows(
    tx,
    ids.map((id) => ({ userId, kind: 'field', id, deleted: true })),
  );
  for (const id of ids) await recordEvent(tx, { userId, name: 'field.removed', payload: { id } }, listeners);
  return ids.length;
};

/** Permanently deletes leaf checks or the whole farm, on every phone. Jobs delete the photos. */
export const eraseFarm = (
  { db, jobs, tables, listeners }: EraseDeps,
  userId: string,
  what: Deletable,
): Promise<Record<string, number>> =>
  db.asUser(userId, async (tx) => {
    const seq = await nextSequence(tx, userId);
    const photos = (
      await tx.many<{ hash: string }>(sql`select hash from photos where user_id = ${userId}`)
    ).map(({ hash }) => hash);
    const deleted: Record<string, number> = {};
    await enqueueWarningRemoval(jobs, tx, userId);
    deleted['crop_scans'] = await deleteScans(tx, userId, listeners());
    if (what === 'farm') deleted['fields'] = await deleteFields(tx, userId, listeners());
    for (const table of childrenFirst(tables()).filter(
      ({ deletedWith }) => deletedWith === 'scans' || deletedWith === what,
    )) {
      const ids = await deleteRows(tx, userId, table);
      if (ids.length > 0 && typeof table.exportAs === 'string')
        deleted[table.exportAs] = (deleted[table.exportAs] ?? 0) + ids.length;
      if (table.kind)
        await writeLog(
          tx,
          userId,
          seq,
          ids.map((id) => ({ kind: table.kind!, id, deleted: true })),
        );
    }
    await deleteUnusedPhotos(jobs, tx, userId, photos);
    await jobs.enqueue(tx, DELETE_FILES_JOB, {
      folders: what === 'farm' ? [statementsFolder(userId), copiesFolder(userId)] : [copiesFolder(userId)],
    } satisfies DeleteFilesJob);
    return deleted;
  });

export const DELETE_FILES_JOB = 'data.forget_files';
export interface DeleteFilesJob {
  readonly folders?: readonly string[];
  readonly keys?: readonly string[];
}

/**
 * Their answers to others stay without their name, also on the others' phones. Questions they had claimed go
 * back to the queue.
 */
const releaseReviews = async (tx: Transaction, userId: string): Promise<void> => {
  const others = await tx.many<{ user_id: string; id: string }>(sql`
    select user_id, review_id as id
    from expert_review_turns
    where expert_id = ${userId} and user_id <> ${userId}
    union
    select user_id, id
    from expert_reviews
    where claimed_by = ${userId} and status = 'claimed' and user_id <> ${userId}
  `);
  await touchRows(
    tx,
    others.map(({ user_id, id }) => ({ userId: user_id, kind: 'review', id })),
  );
  await tx.run(
    sql`update expert_review_turns set expert_id = null, expert_name = null where expert_id = ${userId}`,
  );
  await tx.run(
    sql`
      update expert_reviews
      set claimed_by = null, claimed_at = null, status = 'waiting'
      where claimed_by = ${userId} and status = 'claimed'
    `,
  );
};

/**
 * Deletes all of a user's data. `due`: only if the deletion is still wanted and due; signing in may have
 * cancelled it.
 */
export const purgeAccount = ({ db, jobs, tables }: EraseDeps, userId: string, due?: Date): Promise<void> =>
  db.asSystem(async (tx) => {
    if (
      due &&
      (await tx.run(sql`delete from account_deletions where user_id = ${userId} and purge_at <= ${due}`)) ===
        0
    )
      return;
    await releaseReviews(tx, userId);
    await enqueueWarningRemoval(jobs, tx, userId);
    await leavePosts(jobs, tx, userId);
    await leaveDealings(jobs, tx, userId);
    // Locks the user's sync row, creating it if missing. Other phones wait for it and then find the account
    // deleted.
    await tx.run(
      sql`
        insert into sync_users (user_id)
        values (${userId})
        on conflict (user_id) do update set seq = sync_users.seq
      `,
    );
    await tx.run(sql`insert into purged_users (id) values (${userId}) on conflict do nothing`);
    // Links in mails do not reference any table of the account.
    await revokeLinks(tx, userId);
    // Deleted first, so that a row shared by two people, such as an invitation, stays for the other one.
    await tx.run(sql`delete from auth_users where id = ${userId}`);
    for (const table of childrenFirst(tables())) await deleteRows(tx, userId, table);
    await jobs.enqueue(tx, DELETE_FILES_JOB, { folders: userFolders(userId) } satisfies DeleteFilesJob);
  });

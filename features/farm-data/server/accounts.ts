import { hidePosts, showPosts } from '#features/community/server/api.ts';
import { closeOpenReviews } from '#features/experts/server/api.ts';
import { closeDealings } from '#features/offers/server/api.ts';
import { endAccess } from '#features/people/server/api.ts';
import { enqueueWarningRemoval } from '#features/sightings/server/api.ts';
import { ok } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import { sql, type Transaction } from '#kit/server/database/database.ts';
import type { Storage } from '#kit/server/storage/storage.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import { deleteAccount, deleteData } from '../contract.ts';
import { purgeAt } from '../domain/deletion.ts';
import { eraseFarm, type EraseDeps, DELETE_FILES_JOB, type DeleteFilesJob, purgeAccount } from './erase.ts';

/**
 * Withdraws what others would still see before the purge, such as a question waiting for an expert, a warning
 * or a proposal.
 */
const withdrawPublished = async (
  tx: Transaction,
  jobs: EraseDeps['jobs'],
  userId: string,
  now: Date,
): Promise<void> => {
  await enqueueWarningRemoval(jobs, tx, userId);
  await hidePosts(jobs, tx, userId);
  await closeDealings(jobs, tx, userId);
  const reports = await tx.many<{ id: string }>(
    sql`delete from sighting_reports where user_id = ${userId} returning id`,
  );
  const reviews = await closeOpenReviews(tx, userId, now);
  const suggestions = await tx.many<{ id: string }>(
    sql`delete from supplier_suggestions where user_id = ${userId} and status = 'waiting' returning id`,
  );
  await touchRows(tx, [
    ...suggestions.map(({ id }) => ({ userId, kind: 'supplier_suggestion', id, deleted: true })),
    ...reports.map(({ id }) => ({ userId, kind: 'sighting_report', id, deleted: true })),
    ...reviews.map((id) => ({ userId, kind: 'review', id })),
  ]);
};

/** Signs out all sessions and hides the account. Signing in again before the purge cancels the deletion. */
const scheduleDeletion = ({ db, jobs }: EraseDeps, userId: string, now: Date): Promise<Date> =>
  db.asSystem(async (tx) => {
    const at = purgeAt(now);
    await withdrawPublished(tx, jobs, userId, now);
    await tx.run(sql`
      insert into account_deletions (user_id, asked_at, purge_at) values (${userId}, ${now}, ${at})
      on conflict (user_id) do update set asked_at = excluded.asked_at, purge_at = excluded.purge_at`);
    await endAccess(tx, userId);
    return at;
  });

/** On sign-in: the account is not deleted after all. */
export const cancelDeletion =
  ({ db, jobs }: Pick<EraseDeps, 'db' | 'jobs'>) =>
  (userId: string): Promise<void> =>
    db.asSystem(async (tx) => {
      if ((await tx.run(sql`delete from account_deletions where user_id = ${userId}`)) > 0)
        await showPosts(jobs, tx, userId);
    });

/** Maintenance task. */
export const purgeDueAccounts = async (deps: EraseDeps, now: Date): Promise<void> => {
  const due = await deps.db.asSystem((tx) =>
    tx.many<{ user_id: string }>(
      sql`select user_id from account_deletions where purge_at <= ${now} order by purge_at limit 50`,
    ),
  );
  for (const { user_id: userId } of due) {
    // A failure to purge one account must not stop the others.
    await purgeAccount(deps, userId, now).catch((fault: unknown) => deps.onFault?.(fault));
  }
};

export const accountServer = (deps: EraseDeps & { readonly storage: Storage }): ServedOperation[] => {
  deps.jobs.handleJobs<DeleteFilesJob>(DELETE_FILES_JOB, async ({ folders = [], keys = [] }) => {
    for (const folder of folders) await deps.storage.deleteAll(folder);
    for (const key of keys) await deps.storage.delete(key);
  });
  return [
    serve(deleteData, async ({ session: { userId } }, { body }) =>
      ok({ deleted: await eraseFarm(deps, userId, body.what) }),
    ),
    serve(deleteAccount, async ({ session: { userId }, now, setCookie, headers }, { body }) => {
      const at = body.when === 'now' ? now : await scheduleDeletion(deps, userId, now);
      if (body.when === 'now') await purgeAccount(deps, userId);
      // All sessions are deleted already; this only clears the browser's cookie.
      for (const pair of (headers.cookie ?? '').split(';')) {
        const name = pair.split('=')[0]!.trim();
        if (name.endsWith('mavuno.session_token'))
          setCookie(
            `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${name.startsWith('__Secure-') ? '; Secure' : ''}`,
          );
      }
      return ok({ purge_at: at.toISOString() });
    }),
  ];
};

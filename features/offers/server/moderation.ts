import type { BodyOf } from '#kit/pure/contract.ts';
import type { Measure } from '#kit/pure/measures.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { recordAudit } from '#kit/server/audit-log.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import { empty, raw, sql, type Database, type Query } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { formatCursor, parseCursor } from '#kit/server/page-cursor.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import * as contract from '../contract.ts';
import type { ModerationStatus } from '../domain/offer.ts';
import { closeWaitingReplies, notifyOthers } from './notify-others.ts';
import { namesOf, offerById, replyById } from './rows.ts';

const PAGE_SIZE = 20;

interface QueuedPost {
  readonly target: 'offer' | 'reply';
  readonly id: string;
  readonly offer_id: string;
  readonly crop: string;
  readonly text: string;
  readonly price: number | null;
  readonly unit: Measure | null;
  readonly user_id: string;
  readonly created_at: Date;
  readonly standing: ModerationStatus;
  readonly reason: string | null;
}
interface Report {
  readonly target_id: string;
  readonly reason: (typeof contract.offerReportReasons)[number];
  readonly note: string | null;
  readonly created_at: Date;
}

/** Offers that wait for a moderator, or were reported and are still public. Nobody moderates their own. */
const queueSource = (userId: string) => {
  const offers = raw(
    `select 'offer' as target, o.id, o.id as offer_id, o.crop, concat_ws(' · ', o.ward, nullif(o.note, '')) as text, o.price, o.unit, o.user_id, o.created_at, o.standing, o.reason from sell_offers o`,
  );
  const replies = raw(
    `select 'reply' as target, r.id, r.offer_id, coalesce(o.crop, '') as crop, r.message as text, r.price, o.unit, r.user_id, r.created_at, r.standing, r.reason from sell_replies r left join sell_offers o on o.id = r.offer_id`,
  );
  const reported = raw('(select target_id from sell_reports where settled_at is null)');
  return sql`
    (${offers} where o.standing = 'pending' union all ${replies} where r.standing = 'pending' union all
      ${offers} where o.id in ${reported}
      and o.standing = 'visible' union all ${replies} where r.id in ${reported} and r.standing = 'visible') p
    where p.user_id <> ${userId}
  `;
};

const reportsOf = (tx: Query, ids: readonly string[]): Promise<Report[]> =>
  tx.many(
    sql`
      select target_id, reason, note, created_at
      from sell_reports
      where settled_at is null and target_id = any(${ids}::uuid[])
      order by created_at
    `,
  );

type ModerationReply = Result<
  { done: true },
  'offers.not_found' | 'offers.own_post' | 'offers.reason_missing'
>;

/** A removed offer is closed: its repliers learn it from their own rows. */
const removePost = async (
  tx: Query,
  isReply: boolean,
  id: string,
  note: string,
): Promise<{ changed: number; passed: string[] }> => {
  if (isReply)
    return {
      passed: [],
      changed: await tx.run(
        sql`
          update sell_replies
          set standing = 'removed', reason = 'moderator', staff_note = ${note}
          where id = ${id} and standing <> 'removed'
        `,
      ),
    };
  const passed = await closeWaitingReplies(tx, id);
  return {
    passed,
    changed: await tx.run(
      sql`
        update sell_offers
        set standing = 'removed', reason = 'moderator', staff_note = ${note},
          state = case when state = 'open' then 'closed' else state end
        where id = ${id} and standing <> 'removed'
      `,
    ),
  };
};
const approvePost = async (
  tx: Query,
  isReply: boolean,
  id: string,
): Promise<{ changed: number; passed: string[] }> => ({
  passed: [],
  changed: await tx.run(
    sql`
      update ${raw(isReply ? 'sell_replies' : 'sell_offers')}
      set standing = 'visible', reason = null
      where id = ${id} and standing <> 'removed'
    `,
  ),
});

/** Locks the owner's sequence first, as every writer of their rows does. */
const moderatePost = (
  { db, jobs }: { db: Database; jobs: Jobs },
  moderatorId: string,
  id: string,
  { act, note }: BodyOf<typeof contract.moderateOffer>,
  now: Date,
): Promise<ModerationReply> =>
  db.asSystem(async (tx) => {
    const [offer, reply] = [await offerById(tx, id), await replyById(tx, id)];
    const post = offer ?? reply;
    if (!post || post.standing === 'removed') return refuse('offers.not_found');
    if (post.user_id === moderatorId) return refuse('offers.own_post');
    const noteText = note?.trim() ?? '';
    if (act === 'remove' && noteText === '') return refuse('offers.reason_missing');
    await touchRows(tx, [{ userId: post.user_id, kind: offer ? 'sell_offer' : 'sell_reply', id }]);
    const { changed, passed } =
      act === 'remove' ? await removePost(tx, !offer, id, noteText) : await approvePost(tx, !offer, id);
    if (changed === 0) return refuse('offers.not_found');
    await tx.run(
      sql`update sell_reports set settled_at = ${now} where target_id = ${id} and settled_at is null`,
    );
    await recordAudit(tx, {
      staffId: moderatorId,
      action: 'offers.judge',
      subjectId: id,
      decision: act,
      reason: noteText || null,
      now,
    });
    const isNew = act === 'approve' && post.standing === 'pending' && reply !== null;
    await notifyOthers(jobs, tx, {
      offerId: offer?.id ?? reply!.offer_id,
      ...(reply && { replyId: reply.id }),
      ...(isNew && { event: 'offers.answered' as const }),
      ...(offer && act === 'remove' && { gone: { why: 'closed' as const, crop: offer.crop, passed } }),
    });
    return ok({ done: true as const });
  });

export const moderationOperations = (deps: { db: Database; jobs: Jobs }): ServedOperation[] => [
  serve(contract.listModerationQueue, async ({ session: { userId } }, { query }) =>
    ok(
      await deps.db.asSystem(async (tx) => {
        const after = parseCursor(query.after);
        const rows = await tx.many<QueuedPost>(
          sql`
            select *
            from ${queueSource(userId)}
              ${after ? sql`and (p.created_at, p.id) > (${after.at}, ${after.id}::uuid)` : empty} order by
              p.created_at, p.id limit ${PAGE_SIZE}
          `,
        );
        const name = await namesOf(
          tx,
          rows.map((row) => row.user_id),
        );
        const reports = await reportsOf(
          tx,
          rows.map(({ id }) => id),
        );
        const { n } = await tx.one<{ n: number }>(sql`select count(*) as n from ${queueSource(userId)}`);
        const last = rows.length === PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
        return {
          posts: rows.map(({ user_id, created_at, ...row }) => ({
            ...row,
            by: name(user_id),
            created_at: created_at.toISOString(),
            reports: reports
              .filter((report) => report.target_id === row.id)
              .map(({ reason, note, created_at: at }) => ({ reason, note, at: at.toISOString() })),
          })),
          next: last ? formatCursor({ at: last.created_at, id: last.id }) : null,
          waiting: n,
        };
      }),
    ),
  ),
  serve(contract.moderateOffer, ({ session: { userId }, now }, { params: { id }, body }) =>
    moderatePost(deps, userId, id, body, now),
  ),
];

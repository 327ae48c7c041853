import sql from 'sql-template-tag';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import { lockUserSequence, touchRows } from '#kit/server/sync/sequence.ts';
import { EMERGENCY } from '../domain/channels.ts';
import { LOST_AFTER_MS, type Outcome, pauseAfter, repeatable } from '../domain/delivery.ts';
import { isOpen, isWanted } from '../domain/plan.ts';
import { afterQuietHours } from '../domain/quiet-hours.ts';
import { handOver, type HandOverDeps, type Parcel } from './hand-over.ts';
import { DELIVER_JOB, type DeliverJob, type NotifyDeps } from './notify.ts';
import { type Reached, reachOf } from './settings.ts';
import {
  type Change,
  type DeliveryRow,
  foldedInto,
  leaveOut,
  lockDelivery,
  notificationsByIds,
  type NotificationRow,
  writeDelivery,
} from './sql.ts';

interface DeliverDeps extends NotifyDeps, HandOverDeps {
  readonly db: Database;
  readonly onFault: (fault: Error) => void;
  /** Whether the message still holds, checked just before sending: a forecast may have changed. */
  readonly holds?: (tx: Transaction, userId: string, cause: string, now: Date) => Promise<boolean>;
  readonly clock?: () => Date;
  /** For crash tests: called after the provider answers, before the result is saved. */
  readonly afterSend?: () => Promise<void>;
}

const MIN_TTL_S = 600;

const change = async (tx: Transaction, { user_id: userId, id }: DeliveryRow, to: Change): Promise<void> => {
  const shown = await writeDelivery(tx, userId, id, to);
  await touchRows(
    tx,
    shown.map((row) => ({ userId, kind: 'notification', id: row })),
  );
};

const messagesOf = (tx: Transaction, d: DeliveryRow): Promise<NotificationRow[]> =>
  d.notification_id === null
    ? foldedInto(tx, d.user_id, d.id)
    : notificationsByIds(tx, d.user_id, [d.notification_id]);

const parcelOf = (d: DeliveryRow, messages: readonly NotificationRow[], now: Date): Parcel => ({
  id: d.id,
  said: messages.map((m) => m.said),
  url: messages.length === 1 ? messages[0]!.url : '/notifications',
  urgent: messages.some((m) => m.urgency >= EMERGENCY - 1),
  ttlS: Math.max(MIN_TTL_S, Math.round((d.until.getTime() - now.getTime()) / 1_000)),
});

const stillTrue = async (
  tx: Transaction,
  { holds }: DeliverDeps,
  userId: string,
  messages: readonly NotificationRow[],
  now: Date,
): Promise<NotificationRow[]> => {
  const kept: NotificationRow[] = [];
  for (const m of messages) if (!holds || (await holds(tx, userId, m.cause, now))) kept.push(m);
  return kept;
};

/** A digest contains what is unread, still holds, and is still wanted. */
const recordLeftOut = async (
  tx: Transaction,
  d: DeliveryRow,
  unread: readonly NotificationRow[],
  wanted: readonly NotificationRow[],
  said: readonly NotificationRow[],
): Promise<void> => {
  const idsOf = (some: readonly NotificationRow[], less: readonly NotificationRow[]): string[] =>
    some.filter((m) => !less.includes(m)).map((m) => m.id);
  const left = await leaveOut(tx, d.user_id, {
    digestId: d.id,
    kept: said.map((m) => m.id),
    over: idsOf(wanted, said),
    off: idsOf(unread, wanted),
  });
  await touchRows(
    tx,
    left.map((id) => ({ userId: d.user_id, kind: 'notification', id })),
  );
};

interface Claimed {
  readonly delivery: DeliveryRow;
  readonly parcel: Parcel;
  readonly to: Reached;
}

/**
 * The reason not to send now, or null. Checked again when due: switches may have changed since it was
 * planned.
 */
const obstacle = (
  d: DeliveryRow,
  messages: readonly NotificationRow[],
  to: Reached | null,
  now: Date,
): Change | null => {
  if (now > d.until) return { state: 'failed', why: 'late' };
  if (!to || messages.length === 0 || !isOpen(d.channel, to)) return { state: 'dropped', why: 'off' };
  const at = afterQuietHours(to.zone, now);
  return at > now && !messages.some((m) => m.urgency >= EMERGENCY || m.category === 'test')
    ? { state: 'waiting', due: at }
    : null;
};

const claim = (deps: DeliverDeps, { userId, id }: DeliverJob, now: Date): Promise<Claimed | null> =>
  deps.db.asUser(userId, async (tx) => {
    await lockUserSequence(tx, userId);
    const d = await lockDelivery(tx, userId, id);
    if (!d || (d.state !== 'waiting' && d.state !== 'sending')) return null;
    if (d.state === 'sending') {
      if (d.claimed_at && now.getTime() - d.claimed_at.getTime() < LOST_AFTER_MS)
        throw new Error('still with the provider');
      // The process that claimed it died. The provider may already have sent the message.
      if (!repeatable[d.channel]) {
        await change(tx, d, { state: 'unknown', why: 'maybe' });
        return null;
      }
    }
    if (d.state === 'waiting' && d.due_at > now) return null;
    const to = await reachOf(tx, userId, deps.offered);
    const unread = await messagesOf(tx, d);
    const wanted = unread.filter((m) => to !== null && isWanted(m.category, to));
    const messages = await stillTrue(tx, deps, userId, wanted, now);
    const stop =
      wanted.length > messages.length && messages.length === 0
        ? ({ state: 'dropped', why: 'over' } as const satisfies Change)
        : obstacle(d, messages, to, now);
    if (d.notification_id === null && stop?.state !== 'waiting')
      await recordLeftOut(tx, d, unread, wanted, messages);
    if (stop) {
      await change(tx, d, stop);
      if ('due' in stop && stop.due)
        await deps.jobs.enqueue<DeliverJob>(tx, DELIVER_JOB, { userId, id }, { runAt: stop.due });
      return null;
    }
    await change(tx, d, { state: 'sending', claimed: now, tries: d.tries + 1 });
    return { delivery: { ...d, tries: d.tries + 1 }, parcel: parcelOf(d, messages, now), to: to! };
  });

const changeFor = (outcome: Outcome, { tries }: DeliveryRow, now: Date): Change => {
  if (outcome.ok) return { state: 'handed', providerId: outcome.providerId, handed: now };
  if (outcome.why === 'maybe') return { state: 'unknown', why: 'maybe' };
  const pause = outcome.why === 'busy' ? pauseAfter(tries, outcome.retryAfterS) : null;
  return pause === null
    ? { state: 'failed', why: outcome.why }
    : { state: 'waiting', why: 'busy', due: new Date(now.getTime() + pause) };
};

/**
 * Sends one delivery once. A crash between claim and save leaves the state `sending`, which `claim` resolves:
 * only push is retried.
 */
export const deliver =
  (deps: DeliverDeps) =>
  async (job: DeliverJob): Promise<void> => {
    const clock = deps.clock ?? (() => new Date());
    const claimed = await claim(deps, job, clock());
    if (!claimed) return;
    const { delivery, parcel, to } = claimed;
    const { outcome, goneBrowsers } = await handOver(
      deps,
      delivery.channel,
      job.userId,
      parcel,
      to,
      clock(),
    ).catch((fault: Error) => {
      deps.onFault(fault);
      return {
        outcome: { ok: false, why: 'maybe', code: 'fault' } as Outcome,
        goneBrowsers: [] as readonly string[],
      };
    });
    if (!outcome.ok && outcome.why === 'account')
      deps.onFault(new Error(`${delivery.channel}: our own account was refused (${outcome.code})`));
    await deps.afterSend?.();
    const next = changeFor(outcome, delivery, clock());
    await deps.db.asUser(job.userId, async (tx) => {
      await lockUserSequence(tx, job.userId);
      const now = await lockDelivery(tx, job.userId, job.id);
      if (goneBrowsers.length > 0)
        await tx.run(
          sql`delete from push_subscriptions where user_id = ${job.userId} and id = any(${goneBrowsers})`,
        );
      // Its report may have arrived first, or the message was withdrawn.
      if (now?.state !== 'sending') return;
      await change(tx, now, next);
      if (next.state === 'waiting')
        await deps.jobs.enqueue<DeliverJob>(tx, DELIVER_JOB, job, { runAt: next.due! });
    });
  };

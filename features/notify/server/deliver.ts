import sql from 'sql-template-tag';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import { lockUserSequence, touchRows } from '#kit/server/sync/sequence.ts';
import { EMERGENCY } from '../domain/channels.ts';
import { isOpen, isWanted } from '../domain/delivery-schedule.ts';
import { SEND_TIMEOUT_MS, type Outcome, retryDelayMs, canResend } from '../domain/delivery.ts';
import { afterQuietHours } from '../domain/quiet-hours.ts';
import { DELIVER_JOB, type DeliverJob, type NotifyDeps } from './create-message.ts';
import { sendMessage, type SendDeps, type OutgoingMessage } from './send-message.ts';
import { type Recipient, findRecipient } from './settings.ts';
import {
  type DeliveryChange,
  type DeliveryRow,
  listDigestMessages,
  dropOmitted,
  lockDelivery,
  notificationsByIds,
  type NotificationRow,
  writeDelivery,
} from './sql.ts';

interface DeliverDeps extends NotifyDeps, SendDeps {
  readonly db: Database;
  readonly onFault: (fault: Error) => void;
  /** Whether the message is still true, checked just before sending: a forecast may have changed. */
  readonly stillApplies?: (tx: Transaction, userId: string, cause: string, now: Date) => Promise<boolean>;
  readonly clock?: () => Date;
  /** For crash tests: called after the provider answers, before the result is saved. */
  readonly afterSend?: () => Promise<void>;
}

const MIN_TTL_S = 600;

const updateDelivery = async (
  tx: Transaction,
  { user_id: userId, id }: DeliveryRow,
  to: DeliveryChange,
): Promise<void> => {
  const shown = await writeDelivery(tx, userId, id, to);
  await touchRows(
    tx,
    shown.map((row) => ({ userId, kind: 'notification', id: row })),
  );
};

const messagesOf = (tx: Transaction, d: DeliveryRow): Promise<NotificationRow[]> =>
  d.notification_id === null
    ? listDigestMessages(tx, d.user_id, d.id)
    : notificationsByIds(tx, d.user_id, [d.notification_id]);

const outgoingMessageOf = (
  d: DeliveryRow,
  messages: readonly NotificationRow[],
  now: Date,
): OutgoingMessage => ({
  id: d.id,
  texts: messages.map((m) => m.said),
  url: messages.length === 1 ? messages[0]!.url : '/notifications',
  urgent: messages.some((m) => m.urgency >= EMERGENCY - 1),
  ttlS: Math.max(MIN_TTL_S, Math.round((d.until.getTime() - now.getTime()) / 1_000)),
});

const filterApplicable = async (
  tx: Transaction,
  { stillApplies }: DeliverDeps,
  userId: string,
  messages: readonly NotificationRow[],
  now: Date,
): Promise<NotificationRow[]> => {
  const applicable: NotificationRow[] = [];
  for (const m of messages)
    if (!stillApplies || (await stillApplies(tx, userId, m.cause, now))) applicable.push(m);
  return applicable;
};

/** Marks the messages that a digest omits: read, no longer true, or switched off by the farmer. */
const recordOmissions = async (
  tx: Transaction,
  d: DeliveryRow,
  unread: readonly NotificationRow[],
  wanted: readonly NotificationRow[],
  included: readonly NotificationRow[],
): Promise<void> => {
  const idsOf = (some: readonly NotificationRow[], less: readonly NotificationRow[]): string[] =>
    some.filter((m) => !less.includes(m)).map((m) => m.id);
  const left = await dropOmitted(tx, d.user_id, {
    digestId: d.id,
    includedIds: included.map((m) => m.id),
    outdatedIds: idsOf(wanted, included),
    unwantedIds: idsOf(unread, wanted),
  });
  await touchRows(
    tx,
    left.map((id) => ({ userId: d.user_id, kind: 'notification', id })),
  );
};

interface ClaimedDelivery {
  readonly delivery: DeliveryRow;
  readonly outgoing: OutgoingMessage;
  readonly to: Recipient;
}

/**
 * The reason not to send now, or null. Checked again when due: switches may have changed since it was
 * planned.
 */
const reasonNotToSend = (
  d: DeliveryRow,
  messages: readonly NotificationRow[],
  to: Recipient | null,
  now: Date,
): DeliveryChange | null => {
  if (now > d.until) return { state: 'failed', why: 'late' };
  if (!to || messages.length === 0 || !isOpen(d.channel, to)) return { state: 'dropped', why: 'off' };
  const at = afterQuietHours(to.zone, now);
  return at > now && !messages.some((m) => m.urgency >= EMERGENCY || m.category === 'test')
    ? { state: 'waiting', due: at }
    : null;
};

const claim = (deps: DeliverDeps, { userId, id }: DeliverJob, now: Date): Promise<ClaimedDelivery | null> =>
  deps.db.asUser(userId, async (tx) => {
    await lockUserSequence(tx, userId);
    const d = await lockDelivery(tx, userId, id);
    if (!d || (d.state !== 'waiting' && d.state !== 'sending')) return null;
    if (d.state === 'sending') {
      if (d.claimed_at && now.getTime() - d.claimed_at.getTime() < SEND_TIMEOUT_MS)
        throw new Error('still with the provider');
      // The process that claimed it died. The provider may already have sent the message.
      if (!canResend[d.channel]) {
        await updateDelivery(tx, d, { state: 'unknown', why: 'maybe' });
        return null;
      }
    }
    if (d.state === 'waiting' && d.due_at > now) return null;
    const to = await findRecipient(tx, userId, deps.offered);
    const unread = await messagesOf(tx, d);
    const wanted = unread.filter((m) => to !== null && isWanted(m.category, to));
    const messages = await filterApplicable(tx, deps, userId, wanted, now);
    const stop =
      wanted.length > messages.length && messages.length === 0
        ? ({ state: 'dropped', why: 'over' } as const satisfies DeliveryChange)
        : reasonNotToSend(d, messages, to, now);
    if (d.notification_id === null && stop?.state !== 'waiting')
      await recordOmissions(tx, d, unread, wanted, messages);
    if (stop) {
      await updateDelivery(tx, d, stop);
      if ('due' in stop && stop.due)
        await deps.jobs.enqueue<DeliverJob>(tx, DELIVER_JOB, { userId, id }, { runAt: stop.due });
      return null;
    }
    await updateDelivery(tx, d, { state: 'sending', claimed: now, tries: d.tries + 1 });
    return { delivery: { ...d, tries: d.tries + 1 }, outgoing: outgoingMessageOf(d, messages, now), to: to! };
  });

const changeAfterSend = (outcome: Outcome, { tries }: DeliveryRow, now: Date): DeliveryChange => {
  if (outcome.ok) return { state: 'handed', providerId: outcome.providerId, handed: now };
  if (outcome.reason === 'maybe') return { state: 'unknown', why: 'maybe' };
  const pause = outcome.reason === 'busy' ? retryDelayMs(tries, outcome.retryAfterS) : null;
  return pause === null
    ? { state: 'failed', why: outcome.reason }
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
    const { delivery, outgoing, to } = claimed;
    const { outcome, goneBrowsers } = await sendMessage(
      deps,
      delivery.channel,
      job.userId,
      outgoing,
      to,
      clock(),
    ).catch((fault: Error) => {
      deps.onFault(fault);
      return {
        outcome: { ok: false, reason: 'maybe', code: 'fault' } as Outcome,
        goneBrowsers: [] as readonly string[],
      };
    });
    if (!outcome.ok && outcome.reason === 'account')
      deps.onFault(new Error(`${delivery.channel}: our own account was refused (${outcome.code})`));
    await deps.afterSend?.();
    const next = changeAfterSend(outcome, delivery, clock());
    await deps.db.asUser(job.userId, async (tx) => {
      await lockUserSequence(tx, job.userId);
      const now = await lockDelivery(tx, job.userId, job.id);
      if (goneBrowsers.length > 0)
        await tx.run(
          sql`delete from push_subscriptions where user_id = ${job.userId} and id = any(${goneBrowsers})`,
        );
      // The provider's report may have arrived first, or the message was withdrawn.
      if (now?.state !== 'sending') return;
      await updateDelivery(tx, now, next);
      if (next.state === 'waiting')
        await deps.jobs.enqueue<DeliverJob>(tx, DELIVER_JOB, job, { runAt: next.due! });
    });
  };

import { newId } from '#kit/pure/ids.ts';
import type { Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import type { Category } from '../domain/channels.ts';
import { type PlannedDelivery, planDeliveries } from '../domain/delivery-schedule.ts';
import { DELIVERY_WINDOW_MS } from '../domain/delivery.ts';
import { findRecipient } from './settings.ts';
import {
  deleteByUrl,
  deleteCauses,
  deliveryFor,
  insertDelivery,
  insertNotification,
  type MessageText,
} from './sql.ts';

export const DELIVER_JOB = 'notify.deliver';
export interface DeliverJob {
  readonly userId: string;
  readonly id: string;
}

export interface Message {
  /** Deduplication key: a user gets one message per cause. */
  readonly cause: string;
  readonly category: Category;
  readonly urgency: number;
  readonly said: MessageText;
  /** A path in the app. */
  readonly url: string;
  readonly canWait?: boolean;
}

export interface NotifyDeps {
  readonly jobs: Jobs;
  readonly offered: { readonly whatsapp: boolean; readonly sms: boolean };
}

const enqueueDelivery = (
  { jobs }: NotifyDeps,
  tx: Transaction,
  userId: string,
  id: string,
  at: Date,
): Promise<void> => jobs.enqueue<DeliverJob>(tx, DELIVER_JOB, { userId, id }, { runAt: at });

/**
 * The id of the day's digest on one channel, created by the first message that waits for it. Null when the
 * digest is already being sent.
 */
const digestFor = async (
  deps: NotifyDeps,
  tx: Transaction,
  userId: string,
  { channel, at, digest }: PlannedDelivery,
): Promise<string | null> => {
  const cause = `digest:${digest}`;
  const id = await insertDelivery(tx, userId, {
    id: newId(),
    notificationId: null,
    cause,
    channel,
    state: 'waiting',
    digestId: null,
    due: at,
    until: new Date(at.getTime() + DELIVERY_WINDOW_MS),
  });
  if (id === null) {
    const existing = await deliveryFor(tx, userId, cause, channel);
    return existing?.state === 'waiting' ? existing.id : null;
  }
  await enqueueDelivery(deps, tx, userId, id, at);
  return id;
};

const createDelivery = async (
  deps: NotifyDeps,
  tx: Transaction,
  userId: string,
  notificationId: string,
  cause: string,
  planned: PlannedDelivery,
): Promise<void> => {
  const digestId = planned.digest === null ? null : await digestFor(deps, tx, userId, planned);
  const until = new Date(planned.at.getTime() + DELIVERY_WINDOW_MS);
  const id = await insertDelivery(tx, userId, {
    id: newId(),
    notificationId,
    cause,
    channel: planned.channel,
    state: digestId === null ? 'waiting' : 'folded',
    digestId,
    due: planned.at,
    until,
  });
  if (id !== null && digestId === null) await enqueueDelivery(deps, tx, userId, id, planned.at);
};

/**
 * Notifies a farmer, in the transaction of the cause: one row in the notification centre and one delivery per
 * open channel. Repeating a cause does nothing.
 */
export const createNotifier =
  (deps: NotifyDeps) =>
  async (tx: Transaction, userId: string, message: Message, now: Date = new Date()): Promise<void> => {
    const recipient = await findRecipient(tx, userId, deps.offered);
    if (!recipient) return;
    const id = newId();
    if (!(await insertNotification(tx, userId, { id, ...message }, now))) return;
    for (const planned of planDeliveries(message, recipient, now))
      await createDelivery(deps, tx, userId, id, message.cause, planned);
    await touchRows(tx, [{ userId, kind: 'notification', id }]);
  };

/** Deletes messages that are no longer true from the notification centre and cancels unsent deliveries. */
export const withdrawMessages = async (
  tx: Transaction,
  userId: string,
  of: { readonly causes: readonly string[] } | { readonly url: string },
): Promise<void> => {
  const withdrawn =
    'url' in of ? await deleteByUrl(tx, userId, of.url) : await deleteCauses(tx, userId, of.causes);
  await touchRows(
    tx,
    withdrawn.map((id) => ({ userId, kind: 'notification', id, deleted: true })),
  );
};

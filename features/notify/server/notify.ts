import { newId } from '#kit/pure/ids.ts';
import type { Transaction } from '#kit/server/database/database.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import { touchRows } from '#kit/server/sync/sequence.ts';
import type { Category } from '../domain/channels.ts';
import { DELIVERY_WINDOW_MS } from '../domain/delivery.ts';
import { type Planned, planDeliveries } from '../domain/plan.ts';
import { reachOf } from './settings.ts';
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
  /** Its cause: the same cause is sent once. */
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

const queue = ({ jobs }: NotifyDeps, tx: Transaction, userId: string, id: string, at: Date): Promise<void> =>
  jobs.enqueue<DeliverJob>(tx, DELIVER_JOB, { userId, id }, { runAt: at });

/**
 * The day's digest on one channel, created by the first message that waits for it. One being sent takes no
 * more.
 */
const digestFor = async (
  deps: NotifyDeps,
  tx: Transaction,
  userId: string,
  { channel, at, digest }: Planned,
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
    const there = await deliveryFor(tx, userId, cause, channel);
    return there?.state === 'waiting' ? there.id : null;
  }
  await queue(deps, tx, userId, id, at);
  return id;
};

const plan = async (
  deps: NotifyDeps,
  tx: Transaction,
  userId: string,
  notificationId: string,
  cause: string,
  planned: Planned,
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
  if (id !== null && digestId === null) await queue(deps, tx, userId, id, planned.at);
};

/**
 * Notifies a farmer, in the transaction of the cause: one row in the notification centre and one delivery per
 * open channel. Repeating a cause does nothing.
 */
export const say =
  (deps: NotifyDeps) =>
  async (tx: Transaction, userId: string, message: Message, now: Date = new Date()): Promise<void> => {
    const reached = await reachOf(tx, userId, deps.offered);
    if (!reached) return;
    const id = newId();
    if (!(await insertNotification(tx, userId, { id, ...message }, now))) return;
    for (const planned of planDeliveries(message, reached, now))
      await plan(deps, tx, userId, id, message.cause, planned);
    await touchRows(tx, [{ userId, kind: 'notification', id }]);
  };

/** Withdraws what no longer holds from the centre, and cancels unsent deliveries. */
export const unsay = async (
  tx: Transaction,
  userId: string,
  of: { readonly causes: readonly string[] } | { readonly url: string },
): Promise<void> => {
  const gone =
    'url' in of ? await deleteByUrl(tx, userId, of.url) : await deleteCauses(tx, userId, of.causes);
  await touchRows(
    tx,
    gone.map((id) => ({ userId, kind: 'notification', id, deleted: true })),
  );
};

import type { OutboxItem } from '#kit/sync/outbox.ts';
import type { QueuedPhoto } from '#kit/sync/photo-queue.ts';
import type { ReplayedView } from '#kit/sync/replay.ts';
import type { QueueState } from './disk.ts';
import type { SyncLoop } from './sync-loop.ts';

/** `sending` is a waiting item that is being sent right now. */
export type OutboxItemView = Omit<OutboxItem, 'state'> & {
  readonly state: 'waiting' | 'sending' | 'applied' | 'refused';
};

export interface SyncStatus {
  readonly state: 'idle' | 'sending' | 'paused' | 'signed_out' | 'unavailable';
  readonly online: boolean;
  readonly waiting: number;
  readonly sending: number;
  readonly refused: number;
  /** Values that one phone overwrote without having shown them and that this phone has not displayed yet. */
  readonly overwritten: number;
  readonly photosWaiting: number;
  readonly lastSyncAt: number | null;
  /** The last reply could not be stored: the phone is full. */
  readonly isStorageFull: boolean;
}

export interface Snapshot {
  readonly userId: string | null;
  readonly view: ReplayedView;
  readonly items: readonly OutboxItemView[];
  readonly photos: readonly QueuedPhoto[];
  readonly status: SyncStatus;
  /** Commands of a guest that a sign-in on this page took over. */
  readonly takenOver: number;
}

export const toItemViews = (items: readonly OutboxItem[], sending: readonly string[]): OutboxItemView[] =>
  items.map((i) => (i.state === 'waiting' && sending.includes(i.id) ? { ...i, state: 'sending' } : i));

/** The kind of `kit/sync/overwritten.ts`, without its schema, which the first screen need not load. */
export const OVERWRITTEN_KIND = 'overwritten';

interface StatusInput {
  readonly view: ReplayedView;
  readonly items: readonly OutboxItemView[];
  readonly queue: QueueState;
  readonly loop: ReturnType<SyncLoop['state']> | null;
  readonly online: boolean;
}

const stateOf = (loop: StatusInput['loop'], waiting: number): SyncStatus['state'] => {
  if (!loop) return 'unavailable';
  if (loop.backoff.signedOut) return 'signed_out';
  if (loop.running) return 'sending';
  return waiting > 0 && loop.backoff.failures > 0 ? 'paused' : 'idle';
};

export const statusOf = ({ view, items, queue, loop, online }: StatusInput): SyncStatus => {
  const count = (state: OutboxItemView['state']): number => items.filter((i) => i.state === state).length;
  const sending = count('sending');
  const waiting = count('waiting') + sending;
  const photosWaiting = queue.photos.filter((p) => p.state === 'waiting').length;
  const overwritten = view.all(OVERWRITTEN_KIND).filter((row) => !queue.shown.includes(row.id)).length;
  return {
    state: stateOf(loop, waiting),
    online,
    waiting,
    sending,
    refused: count('refused'),
    overwritten,
    photosWaiting,
    lastSyncAt: queue.syncedAt,
    isStorageFull: loop?.fault === 'store.full',
  };
};

import type { ReplayedView } from '#kit/sync/replay.ts';
import type { Queue } from './disk.ts';
import { toItemViews, statusOf, type OutboxItemView, type Snapshot } from './snapshot.ts';
import type { SyncLoop } from './sync-loop.ts';

export interface Facts {
  readonly userId: string | null;
  readonly view: ReplayedView;
  readonly queue: Queue;
  readonly loop: ReturnType<SyncLoop['state']> | null;
  readonly online: boolean;
}

const none: readonly string[] = [];

/**
 * Publishes snapshots to the screens. Unchanged parts keep their identity, so that nothing is re-rendered
 * needlessly.
 */
export const createPublisher = (facts: () => Facts) => {
  const listeners = new Set<() => void>();
  let current: Snapshot | undefined;
  let shown: { of: unknown; sending: unknown; items: readonly OutboxItemView[] } = {
    of: null,
    sending: null,
    items: [],
  };

  return {
    snapshot: (): Snapshot => current!,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    publish: (): void => {
      const { userId, view, queue, loop, online } = facts();
      const sending = loop?.sending ?? none;
      const items =
        shown.of === queue.items && shown.sending === sending
          ? shown.items
          : toItemViews(queue.items, sending);
      shown = { of: queue.items, sending, items };
      const status = statusOf({ view, items, queue, loop, online });
      const unchanged = current && JSON.stringify(status) === JSON.stringify(current.status);
      current = { userId, view, items, photos: queue.photos, status: unchanged ? current!.status : status };
      for (const listener of listeners) listener();
    },
  };
};

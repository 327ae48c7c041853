import type { ReplayedView } from '#kit/sync/replay.ts';
import type { QueueState } from './disk.ts';
import { toItemViews, statusOf, type OutboxItemView, type Snapshot } from './snapshot.ts';
import type { SyncLoop } from './sync-loop.ts';

interface PublisherInput {
  readonly userId: string | null;
  readonly view: ReplayedView;
  readonly queue: QueueState;
  readonly loop: ReturnType<SyncLoop['state']> | null;
  readonly online: boolean;
  readonly takenOver: number;
}

const noIds: readonly string[] = [];

/**
 * Publishes snapshots to the screens. Unchanged parts keep their identity, so that nothing is re-rendered
 * needlessly.
 */
export const createPublisher = (readInput: () => PublisherInput) => {
  const listeners = new Set<() => void>();
  let current: Snapshot | undefined;
  let lastItems: { source: unknown; sending: unknown; items: readonly OutboxItemView[] } = {
    source: null,
    sending: null,
    items: [],
  };

  const update = (): Snapshot => {
    const { userId, view, queue, loop, online, takenOver } = readInput();
    const sending = loop?.sending ?? noIds;
    const items =
      lastItems.source === queue.items && lastItems.sending === sending
        ? lastItems.items
        : toItemViews(queue.items, sending);
    lastItems = { source: queue.items, sending, items };
    const status = statusOf({ view, items, queue, loop, online });
    const isUnchanged = current && JSON.stringify(status) === JSON.stringify(current.status);
    current = {
      userId,
      view,
      items,
      photos: queue.photos,
      status: current && isUnchanged ? current.status : status,
      takenOver,
    };
    return current;
  };

  return {
    /** Also before the first change: another tab may switch the user while this one reads its rows. */
    snapshot: (): Snapshot => current ?? update(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    publish: (): void => {
      update();
      for (const listener of listeners) listener();
    },
  };
};

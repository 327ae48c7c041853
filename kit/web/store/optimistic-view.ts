import { uncovered, type OutboxItem } from '#kit/sync/outbox.ts';
import { replay, type Projections, type ReplayedView } from '#kit/sync/replay.ts';
import { emptyReplicaState } from '#kit/sync/replica-state.ts';
import type { Disk, Queue } from './disk.ts';
import { both, heldRows, nothingRead, type Moved } from './held-rows.ts';
import { clearLocalCopies, savePendingCopy, saveQueueCopy } from './local-copies.ts';
import type { Part } from './ranges.ts';

interface Parts {
  readonly disk: Disk | null;
  readonly userId: () => string | null;
  readonly projections: () => Promise<Projections>;
  readonly mirrors: readonly { readonly key: string; readonly kind: string }[];
  readonly changed: () => void;
}

const nothing: Queue = { items: [], photos: [], replica: emptyReplicaState, syncedAt: null, shown: [] };
const reportProjection = (item: OutboxItem, fault: unknown): void =>
  console.error('projection', item.name, fault);

/** The user's rows from the local database with all pending commands replayed over them. */
export const createOptimisticView = ({ disk, userId, projections, mirrors, changed }: Parts) => {
  const shelves = disk && heldRows(disk);
  let read = nothingRead;
  let readAt = 0;
  let queue = nothing;
  let rules: Projections | null = null;
  let replayed = '';
  let owner: string | null = null;
  /** A screen subscribed to a part that is not loaded yet. */
  let lookDue = false;
  let view: ReplayedView = replay(read.rows, [], {}, reportProjection);

  // Another tab may have stored a reply already. Without its rows, the commands it answered would disappear
  // from the screen.
  const readNext = async (
    of: string,
    from: Disk,
    rows: NonNullable<typeof shelves>,
    moved: Moved,
    looked: boolean,
  ) => {
    const next = await from.queue(of);
    const untold = next.replica.cursor !== readAt;
    if (moved === 'outbox' && !untold) return { queue: next, read };
    return {
      queue: next,
      read: await rows.read(of, moved === 'outbox' || (looked && untold) ? 'rows' : moved, read),
    };
  };

  const replayOver = (rows: typeof read, onTop: readonly OutboxItem[], of: string | null): void => {
    const ids = rules ? onTop.map((i) => i.id).join() : '';
    if (rows === read && ids === replayed) return;
    view = replay(rows.rows, onTop, rules ?? {}, reportProjection, of === owner ? view.lists : undefined);
    [read, replayed, owner] = [rows, ids, of];
    for (const { key, kind } of mirrors) savePendingCopy(key, view.all(kind));
  };

  const reload = async (moved: Moved): Promise<void> => {
    const of = userId();
    const looked = lookDue;
    lookDue = false;
    const next =
      of && disk && shelves
        ? await readNext(of, disk, shelves, moved, looked)
        : { queue: nothing, read: nothingRead };
    if (of !== userId()) return;
    queue = next.queue;
    readAt = queue.replica.cursor;
    const onTop = uncovered(queue.items, queue.replica.covered);
    if (onTop.length > 0 && !rules) {
      rules = await projections().catch((fault: unknown) => {
        console.error('projections', fault);
        return null;
      });
      if (of !== userId()) return;
    }
    replayOver(next.read, onTop, of);
    if (of) saveQueueCopy(queue.items);
    else clearLocalCopies(mirrors.map(({ key }) => key));
    changed();
  };

  // Reads run one at a time, so that an older one cannot overwrite a newer one. Requests made in the meantime
  // are merged.
  let reading: Promise<void> = Promise.resolve();
  let due: Moved | null = null;
  const refresh = (moved: Moved): Promise<void> => {
    due = both(due, moved);
    return (reading = reading
      .then(async () => {
        const now = due;
        due = null;
        if (now !== null) await reload(now);
      })
      .catch((fault: unknown) => console.error('store', fault)));
  };

  return {
    refresh,
    rested: (): Promise<void> => reading,
    queue: (): Queue => queue,
    view: (): ReplayedView => view,
    isRead: (part: Part): boolean => !shelves || shelves.isRead(read, part),
    look: (part: Part): (() => void) => {
      const stop = shelves?.look(part);
      if (shelves && !shelves.isRead(read, part)) {
        lookDue = true;
        void refresh([part.kind]);
      }
      return stop ?? (() => undefined);
    },
  };
};

export type OptimisticView = ReturnType<typeof createOptimisticView>;

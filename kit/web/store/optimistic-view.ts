import { itemsToReplay, type OutboxItem } from '#kit/sync/outbox.ts';
import { replay, type Projections, type ReplayedView } from '#kit/sync/replay.ts';
import { emptyReplicaState } from '#kit/sync/replica-state.ts';
import { GUEST } from './database.ts';
import type { Disk, QueueState } from './disk.ts';
import type { LazyPart } from './key-ranges.ts';
import { clearLocalCopies, savePendingCopy, saveQueueCopy } from './local-copies.ts';
import { mergeChanges, createRowLoader, noLoadedRows, type DiskChange } from './row-loader.ts';

interface ViewDeps {
  readonly disk: Disk | null;
  readonly userId: () => string | null;
  readonly projections: () => Promise<Projections>;
  readonly mirrors: readonly { readonly key: string; readonly kind: string }[];
  readonly onChange: () => void;
}

const emptyQueue: QueueState = {
  items: [],
  photos: [],
  replica: emptyReplicaState,
  syncedAt: null,
  shown: [],
};
const reportProjection = (item: OutboxItem, fault: unknown): void =>
  console.error('projection', item.name, fault);

/** The user's rows from the local database with all pending commands replayed over them. */
export const createOptimisticView = ({ disk, userId, projections, mirrors, onChange }: ViewDeps) => {
  const rowLoader = disk && createRowLoader(disk);
  let loaded = noLoadedRows;
  let loadedCursor = 0;
  let queue = emptyQueue;
  let loadedProjections: Projections | null = null;
  let replayedIds = '';
  let owner: string | null = null;
  /** A screen subscribed to a part that is not loaded yet. */
  let hasNewSubscription = false;
  let view: ReplayedView = replay(loaded.rows, [], {}, reportProjection);

  // Another tab may have stored a reply already. Without its rows, the commands it answered would disappear
  // from the screen.
  const readNext = async (
    user: string,
    from: Disk,
    rows: NonNullable<typeof rowLoader>,
    moved: DiskChange,
    isNewSubscription: boolean,
  ) => {
    const next = await from.queue(user);
    const isCursorNew = next.replica.cursor !== loadedCursor;
    if (moved === 'outbox' && !isCursorNew) return { queue: next, read: loaded };
    return {
      queue: next,
      read: await rows.read(
        user,
        moved === 'outbox' || (isNewSubscription && isCursorNew) ? 'rows' : moved,
        loaded,
      ),
    };
  };

  const replayOver = (rows: typeof loaded, pending: readonly OutboxItem[], user: string | null): void => {
    const ids = loadedProjections ? pending.map((i) => i.id).join() : '';
    if (rows === loaded && ids === replayedIds) return;
    view = replay(
      rows.rows,
      pending,
      loadedProjections ?? {},
      reportProjection,
      user === owner ? view.lists : undefined,
    );
    [loaded, replayedIds, owner] = [rows, ids, user];
    for (const { key, kind } of mirrors) savePendingCopy(key, view.all(kind));
  };

  const reload = async (moved: DiskChange): Promise<void> => {
    const user = userId();
    const isNewSubscription = hasNewSubscription;
    hasNewSubscription = false;
    const next =
      user && disk && rowLoader
        ? await readNext(user, disk, rowLoader, moved, isNewSubscription)
        : { queue: emptyQueue, read: noLoadedRows };
    if (user !== userId()) return;
    queue = next.queue;
    loadedCursor = queue.replica.cursor;
    const pending = itemsToReplay(queue.items, queue.replica.covered);
    if (pending.length > 0 && !loadedProjections) {
      loadedProjections = await projections().catch((fault: unknown) => {
        console.error('projections', fault);
        return null;
      });
      if (user !== userId()) return;
    }
    replayOver(next.read, pending, user);
    // A visitor leaves none: they would be written again after a sign-out has removed them.
    if (user !== null && user !== GUEST) saveQueueCopy(queue.items);
    else clearLocalCopies(mirrors.map(({ key }) => key));
    onChange();
  };

  // Reads run one at a time, so that an older one cannot overwrite a newer one. Requests made in the meantime
  // are merged.
  let lastRead: Promise<void> = Promise.resolve();
  let dueChange: DiskChange | null = null;
  const refresh = (moved: DiskChange): Promise<void> => {
    dueChange = mergeChanges(dueChange, moved);
    return (lastRead = lastRead
      .then(async () => {
        const now = dueChange;
        dueChange = null;
        if (now !== null) await reload(now);
      })
      .catch((fault: unknown) => console.error('store', fault)));
  };

  return {
    refresh,
    whenRead: (): Promise<void> => lastRead,
    queue: (): QueueState => queue,
    view: (): ReplayedView => view,
    isRead: (part: LazyPart): boolean => !rowLoader || rowLoader.isRead(loaded, part),
    subscribePart: (part: LazyPart): (() => void) => {
      const stop = rowLoader?.subscribePart(part);
      if (rowLoader && !rowLoader.isRead(loaded, part)) {
        hasNewSubscription = true;
        void refresh([part.kind]);
      }
      return stop ?? (() => undefined);
    },
  };
};

export type OptimisticView = ReturnType<typeof createOptimisticView>;

import { ok, type Result } from '#kit/pure/result.ts';
import { applyReply } from '#kit/sync/apply-reply.ts';
import { rowIdOf } from '#kit/sync/base-version.ts';
import type { Changes, Outcome, BaseVersion } from '#kit/sync/exchange.ts';
import { markFailed, retryItem, type NewItem, type OutboxItem } from '#kit/sync/outbox.ts';
import { evictablePhotos, orphanedPhotos, type QueuedPhoto } from '#kit/sync/photo-queue.ts';
import type { Rows } from '#kit/sync/replay.ts';
import { emptyReplicaState, type ReplicaState, type ApplyPlan } from '#kit/sync/replica-state.ts';
import {
  connect,
  GUEST,
  isOfGuest,
  REPLICA_KEY_PREFIX,
  USER_KEY,
  type Connection,
  type StoredPhoto,
  type StoredRow,
  type StoreFault,
  type WriteTx,
} from './database.ts';
import {
  rangesExcept,
  kindRange,
  parentRange,
  userRange,
  type LazyKinds,
  type LazyPart,
} from './key-ranges.ts';

export type { StoreFault } from './database.ts';
export interface QueueState {
  readonly items: readonly OutboxItem[];
  readonly photos: readonly QueuedPhoto[];
  readonly replica: ReplicaState;
  readonly syncedAt: number | null;
  /** Ids of the overwritten values that the outbox has shown. */ readonly shown: readonly string[];
}
export interface NewPhoto {
  readonly hash: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

/**
 * Applies the decisions of the reducers in kit/sync to IndexedDB, each in one transaction on the current
 * state of the disk.
 */
export interface Disk {
  /** The database name. */
  readonly name: string;
  readonly lazyKinds: LazyKinds;
  queue(userId: string): Promise<QueueState>;
  /** All kinds except the large ones. */
  rows(userId: string): Promise<Rows>;
  readLazyPart(userId: string, part: LazyPart): Promise<ReadonlyMap<string, Row>>;
  enqueue(item: NewItem, photos: readonly NewPhoto[]): Promise<Result<number, StoreFault>>;
  /**
   * Stores a reply: outcomes, rows and cursor together. False if the changes belong to another cursor and
   * must be requested again.
   */
  applyReply(
    userId: string,
    requestCursor: number,
    outcomes: readonly Outcome[],
    changes: Changes,
    at: number,
  ): Promise<Result<boolean, StoreFault>>;
  fail(userId: string, ids: readonly string[], code: string): Promise<Result<void, StoreFault>>;
  tryAgain(
    n: number,
    newId: string,
    sight?: BaseVersion,
    row?: OutboxItem['row'],
  ): Promise<Result<void, StoreFault>>;
  /** Replaces a refused item; the new one keeps its photos. */
  replace(n: number, item: NewItem): Promise<Result<void, StoreFault>>;
  discard(n: number): Promise<Result<void, StoreFault>>;
  photo(userId: string, hash: string): Promise<StoredPhoto | undefined>;
  updatePhoto(
    photo: QueuedPhoto,
    to: Partial<Pick<QueuedPhoto, 'state' | 'sentBytes' | 'code'>>,
  ): Promise<Result<void, StoreFault>>;
  /**
   * Signs `userId` out and clears everything except unsent items, which only their owner sees and sends. Does
   * nothing when another user is signed in already: another tab was faster.
   */
  clearUserData(userId: string | null): Promise<Result<void, StoreFault>>;
  /** Deletes this user's unsent commands, including refused ones, and unsent photos. */
  discardUnsent(userId: string): Promise<Result<void, StoreFault>>;
  /**
   * Number of waiting commands and photos of all users on this phone, without a guest's. A photo of an unsent
   * command is not counted again.
   */
  countWaiting(): Promise<number>;
  /**
   * Signs in and takes over what a guest left on this phone, if the user `takesOver`, in one transaction;
   * returns how many commands.
   */
  signIn(userId: string, takesOver: boolean): Promise<Result<number, StoreFault>>;
  meta<T>(key: string): Promise<T | undefined>;
  saveMeta(key: string, value: unknown): Promise<Result<void, StoreFault>>;
  /** Like `saveMeta`, only while `userId` is current: an answer that arrives after sign-out writes nothing. */
  saveMetaFor(userId: string, key: string, value: unknown): Promise<Result<void, StoreFault>>;
  /** For browsers without `navigator.locks`: true if `owner` now holds the lease until `now + ms`. */
  lease(owner: string, now: number, ms: number): Promise<boolean>;
  dropLease(owner: string): Promise<void>;
  close(): void;
}

type Row = { readonly id: string };

const SYNCED_AT_PREFIX = 'synced-at:';
/** Key prefix: overwritten values that this user has read on this phone. */
export const SHOWN_PREFIX = 'overwritten-shown:';
const LEASE_KEY = 'lease';

const itemsIn = (tx: WriteTx, userId: string): Promise<OutboxItem[]> =>
  tx.objectStore('outbox').index('byUser').getAll(userId);
const photosIn = (tx: WriteTx, userId: string): Promise<QueuedPhoto[]> =>
  tx.objectStore('photoQueue').getAll(userRange(userId));
const replicaIn = async (tx: WriteTx, userId: string): Promise<ReplicaState> =>
  ((await tx.objectStore('meta').get(REPLICA_KEY_PREFIX + userId)) as ReplicaState | undefined) ??
  emptyReplicaState;
/** Awaits every request, so that no rejection is unhandled when one throws. */
const forEachAsync = async <T>(
  things: readonly T[],
  request: (thing: T) => Promise<unknown>,
): Promise<void> => void (await Promise.all(things.map(async (thing) => request(thing))));
const putAll = (tx: WriteTx, items: readonly OutboxItem[]): Promise<void> =>
  forEachAsync(items, (item) => tx.objectStore('outbox').put(item));
const dropItems = (tx: WriteTx, items: readonly OutboxItem[]): Promise<void> =>
  forEachAsync(items, ({ n }) => tx.objectStore('outbox').delete(n));
const dropPhotos = (tx: WriteTx, photos: readonly QueuedPhoto[]): Promise<void> =>
  forEachAsync(photos, async ({ userId, hash }) => {
    await tx.objectStore('photoQueue').delete([userId, hash]);
    await tx.objectStore('photos').delete([userId, hash]);
  });

const putMeta = (tx: WriteTx, key: string, value: unknown): Promise<unknown> =>
  value === undefined ? tx.objectStore('meta').delete(key) : tx.objectStore('meta').put(value, key);
const isCurrent = async (tx: WriteTx, userId: string): Promise<boolean> =>
  ((await tx.objectStore('meta').get(USER_KEY)) ?? GUEST) === userId;

/** Deletes the photos of a row that a guest removes, so that the next user does not upload them. */
const dropPhotosOfRow = async (tx: WriteTx, id: string): Promise<void> => {
  const items = await itemsIn(tx, GUEST);
  const isOfRow = ({ args }: OutboxItem): boolean => (args as { readonly id?: unknown }).id === id;
  const others = items.filter((item) => !isOfRow(item));
  const photos = await photosIn(tx, GUEST);
  for (const item of items.filter(isOfRow)) await dropPhotos(tx, orphanedPhotos(item, others, photos));
};

/** What a guest did on this phone becomes the user's own, photos included. Returns the number of commands. */
const takeOverFromGuest = async (tx: WriteTx, userId: string): Promise<number> => {
  const items = await itemsIn(tx, GUEST);
  await putAll(
    tx,
    items.map((item) => ({ ...item, userId })),
  );
  for (const photo of await photosIn(tx, GUEST)) {
    const stored = await tx.objectStore('photos').get([GUEST, photo.hash]);
    await dropPhotos(tx, [photo]);
    // The user may have sent the same photo before.
    if (!stored || (await tx.objectStore('photoQueue').get([userId, photo.hash]))) continue;
    await tx.objectStore('photos').put({ ...stored, userId });
    await tx.objectStore('photoQueue').put({ ...photo, userId });
  }
  const meta = tx.objectStore('meta');
  for (const key of (await meta.getAllKeys()).filter(isOfGuest)) {
    await meta.put(await meta.get(key), key.slice(0, -GUEST.length) + userId);
    await meta.delete(key);
  }
  return items.length;
};

/**
 * Deletes rows, cached replies, sent commands and sent photos of all users. Refused photos stay, because they
 * exist only here.
 */
const clearPersonal = async (tx: WriteTx): Promise<void> => {
  const meta = tx.objectStore('meta');
  await tx.objectStore('rows').clear();
  await forEachAsync(
    (await meta.getAllKeys()).filter((key) => key !== LEASE_KEY && !isOfGuest(key)),
    (key) => meta.delete(key),
  );
  await dropItems(
    tx,
    (await tx.objectStore('outbox').getAll()).filter((i) => i.state === 'applied'),
  );
  await dropPhotos(
    tx,
    (await tx.objectStore('photoQueue').getAll()).filter((p) => p.state === 'sent'),
  );
};

const parentOf = (
  lazyKinds: LazyKinds,
  kind: string,
  row: Record<string, unknown>,
): Pick<StoredRow, 'parent'> => {
  const parent = row[lazyKinds[kind] ?? ''];
  return typeof parent === 'string' ? { parent } : {};
};

const writePlan = async (
  tx: WriteTx,
  lazyKinds: LazyKinds,
  userId: string,
  { replica, put, remove, sweep }: ApplyPlan,
): Promise<void> => {
  const rows = tx.objectStore('rows');
  await forEachAsync(put, ({ kind, id, row }) =>
    rows.put({
      userId,
      kind,
      id,
      row: { ...row, id },
      epoch: replica.epoch,
      ...parentOf(lazyKinds, kind, row),
    }),
  );
  await forEachAsync(remove, ({ kind, id }) => rows.delete([userId, kind, id]));
  await tx.objectStore('meta').put(replica, REPLICA_KEY_PREFIX + userId);
  if (!sweep) return;
  for (const row of await rows.getAll(userRange(userId)))
    if (row.epoch < replica.epoch) await rows.delete([userId, row.kind, row.id]);
};

export const openDisk = async (
  name = 'mavuno',
  { version, lazyKinds = {} }: { readonly version?: number; readonly lazyKinds?: LazyKinds } = {},
): Promise<Result<Disk, StoreFault>> => {
  const connected = await connect(name, version);
  return connected.ok ? ok(createDisk(name, connected.value, lazyKinds)) : connected;
};

/**
 * Writes; when the phone is full, deletes photos that are already on the server and writes again. Never
 * deletes unsent data.
 */
const evictingPhotosWhenFull =
  (write: Connection['write']) =>
  async <T>(userId: string, work: (tx: WriteTx) => Promise<T>): Promise<Result<T, StoreFault>> => {
    const saved = await write(work);
    if (saved.ok || saved.code !== 'store.full') return saved;
    const freed = await write(async (tx) => {
      const copies = (await photosIn(tx, userId)).filter((p) => p.state === 'sent');
      await dropPhotos(tx, copies);
      return copies.length;
    });
    return freed.ok && freed.value > 0 ? write(work) : saved;
  };

// oxlint-disable-next-line eslint/max-lines-per-function -- one object of short methods, each a transaction
const createDisk = (name: string, { read, write, close }: Connection, lazyKinds: LazyKinds): Disk => ({
  name,
  close,
  lazyKinds,
  queue: (userId) =>
    read(async (db) => {
      const tx = db.transaction(['outbox', 'photoQueue', 'meta']);
      const [items, photos, replica, syncedAt, shown] = await Promise.all([
        tx.objectStore('outbox').index('byUser').getAll(userId),
        tx.objectStore('photoQueue').getAll(userRange(userId)),
        tx.objectStore('meta').get(REPLICA_KEY_PREFIX + userId),
        tx.objectStore('meta').get(SYNCED_AT_PREFIX + userId),
        tx.objectStore('meta').get(SHOWN_PREFIX + userId),
      ]);
      return {
        items,
        photos,
        replica: (replica as ReplicaState | undefined) ?? emptyReplicaState,
        syncedAt: (syncedAt as number | undefined) ?? null,
        shown: (shown as string[] | undefined) ?? [],
      };
    }),
  rows: (userId) =>
    read(async (db) => {
      const rows = new Map<string, Map<string, Row>>();
      for (const range of rangesExcept(userId, Object.keys(lazyKinds))) {
        for (const { kind, id, row } of await db.getAll('rows', range))
          rows.set(kind, (rows.get(kind) ?? new Map<string, Row>()).set(id, row));
      }
      return rows;
    }),
  readLazyPart: (userId, { kind, parent }) =>
    read(async (db) => {
      const found = await (parent === null
        ? db.getAll('rows', kindRange(userId, kind))
        : db.getAllFromIndex('rows', 'byParent', parentRange(userId, kind, parent)));
      return new Map(found.map(({ id, row }) => [id, row]));
    }),
  enqueue: (item, photos) =>
    evictingPhotosWhenFull(write)(item.userId, async (tx) => {
      for (const { hash, type, bytes } of photos) {
        const { userId } = item;
        if (await tx.objectStore('photoQueue').get([userId, hash])) continue;
        await tx.objectStore('photos').put({ userId, hash, type, bytes });
        await tx.objectStore('photoQueue').put({
          userId,
          hash,
          type,
          size: bytes.byteLength,
          savedAt: Date.now(),
          state: 'waiting',
          sentBytes: 0,
        });
      }
      if (item.userId === GUEST && item.minds?.removes)
        await dropPhotosOfRow(tx, rowIdOf(item.minds, item.args));
      return tx.objectStore('outbox').add(item as OutboxItem);
    }),
  applyReply: (userId, requestCursor, outcomes, changes, at) =>
    evictingPhotosWhenFull(write)(userId, async (tx) => {
      const { put, drop, plan } = applyReply(
        await itemsIn(tx, userId),
        await replicaIn(tx, userId),
        requestCursor,
        outcomes,
        changes,
      );
      // A reply that arrives after sign-out finishes the sent items and stores nothing else on the phone.
      const isCurrentUser = await isCurrent(tx, userId);
      await putAll(tx, put);
      await dropItems(tx, isCurrentUser ? drop : [...drop, ...put.filter((i) => i.state === 'applied')]);
      if (!isCurrentUser) return true;
      if (!plan) return false;
      await writePlan(tx, lazyKinds, userId, plan);
      await tx.objectStore('meta').put(at, SYNCED_AT_PREFIX + userId);
      return true;
    }),
  fail: (userId, ids, code) =>
    write(async (tx) => {
      const batch = (await itemsIn(tx, userId)).filter((i) => ids.includes(i.id) && i.state === 'waiting');
      await putAll(tx, markFailed(batch, code, ids.length === 1));
    }),
  tryAgain: (n, newId, sight, row) =>
    write(async (tx) => {
      const item = await tx.objectStore('outbox').get(n);
      if (item?.state !== 'refused') return;
      const next = retryItem(item, newId, sight, row);
      if (!('n' in next)) await tx.objectStore('outbox').delete(n);
      await tx.objectStore('outbox').put(next as OutboxItem);
    }),
  replace: (n, next) =>
    write(async (tx) => {
      const item = await tx.objectStore('outbox').get(n);
      if (item?.state !== 'refused') return;
      await tx.objectStore('outbox').delete(n);
      await tx.objectStore('outbox').put({ ...next, photos: item.photos } as OutboxItem);
    }),
  discard: (n) =>
    write(async (tx) => {
      const item = await tx.objectStore('outbox').get(n);
      if (item?.state !== 'refused') return;
      await tx.objectStore('outbox').delete(n);
      await dropPhotos(
        tx,
        orphanedPhotos(item, await itemsIn(tx, item.userId), await photosIn(tx, item.userId)),
      );
    }),
  photo: (userId, hash) => read((db) => db.get('photos', [userId, hash])),
  updatePhoto: ({ userId, hash }, to) =>
    write(async (tx) => {
      const photo = await tx.objectStore('photoQueue').get([userId, hash]);
      if (photo && to.state === 'sent' && !(await isCurrent(tx, userId))) return dropPhotos(tx, [photo]);
      if (photo) await tx.objectStore('photoQueue').put({ ...photo, ...to });
      if (to.state === 'sent') await dropPhotos(tx, evictablePhotos(await photosIn(tx, userId)));
    }),
  clearUserData: (userId) =>
    write(async (tx) => {
      const currentUser = (await tx.objectStore('meta').get(USER_KEY)) as string | undefined;
      if (currentUser === undefined || currentUser === userId) await clearPersonal(tx);
    }),
  discardUnsent: (userId) =>
    write(async (tx) => {
      await dropItems(
        tx,
        (await itemsIn(tx, userId)).filter((i) => i.state !== 'applied'),
      );
      await dropPhotos(
        tx,
        (await photosIn(tx, userId)).filter((p) => p.state !== 'sent'),
      );
    }),
  countWaiting: () =>
    read(async (db) => {
      const items = (await db.getAll('outbox')).filter((i) => i.state !== 'applied' && i.userId !== GUEST);
      const photosOfCommands = new Set(items.flatMap((i) => i.photos));
      const photos = (await db.getAll('photoQueue')).filter(
        (p) => p.state === 'waiting' && p.userId !== GUEST && !photosOfCommands.has(p.hash),
      );
      return items.filter((i) => i.state === 'waiting').length + photos.length;
    }),
  signIn: (userId, takesOver) =>
    write(async (tx) => {
      await tx.objectStore('meta').put(userId, USER_KEY);
      return takesOver ? takeOverFromGuest(tx, userId) : 0;
    }),
  meta: <T>(key: string) => read((db) => db.get('meta', key)) as Promise<T | undefined>,
  saveMeta: (key, value) => write(async (tx) => void (await putMeta(tx, key, value))),
  saveMetaFor: (userId, key, value) =>
    write(async (tx) => {
      if (await isCurrent(tx, userId)) await putMeta(tx, key, value);
    }),
  lease: async (owner, now, ms) => {
    const taken = await write(async (tx) => {
      const held = (await tx.objectStore('meta').get(LEASE_KEY)) as
        | { owner: string; until: number }
        | undefined;
      // A lease that ends later than any valid lease was written before the clock was set back.
      if (held && held.owner !== owner && held.until > now && held.until <= now + ms) return false;
      await tx.objectStore('meta').put({ owner, until: now + ms }, LEASE_KEY);
      return true;
    });
    return taken.ok && taken.value;
  },
  dropLease: async (owner) => {
    await write(async (tx) => {
      const held = (await tx.objectStore('meta').get(LEASE_KEY)) as { owner: string } | undefined;
      if (held?.owner === owner) await tx.objectStore('meta').delete(LEASE_KEY);
    });
  },
});

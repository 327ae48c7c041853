import { ok, type Result } from '#kit/pure/result.ts';
import { applyReply } from '#kit/sync/apply-reply.ts';
import type { Changes, Outcome, BaseVersion } from '#kit/sync/exchange.ts';
import { failed, retried, type NewItem, type OutboxItem } from '#kit/sync/outbox.ts';
import { evictable, orphaned, type QueuedPhoto } from '#kit/sync/photo-queue.ts';
import type { Rows } from '#kit/sync/replay.ts';
import { emptyReplicaState, type ReplicaState, type ApplyPlan } from '#kit/sync/replica-state.ts';
import {
  connect,
  REPLICA,
  USER,
  type Connection,
  type StoredPhoto,
  type StoredRow,
  type StoreFault,
  type WriteTx,
} from './database.ts';
import { besides, ofKind, ofParent, ofUser, type Large, type Part } from './ranges.ts';

export type { StoreFault } from './database.ts';
export interface Queue {
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
  readonly large: Large;
  queue(userId: string): Promise<Queue>;
  /** All kinds except the large ones. */
  rows(userId: string): Promise<Rows>;
  part(userId: string, part: Part): Promise<ReadonlyMap<string, Row>>;
  enqueue(item: NewItem, photos: readonly NewPhoto[]): Promise<Result<number, StoreFault>>;
  /**
   * Stores a reply: outcomes, rows and cursor together. False if the changes belong to another cursor and
   * must be requested again.
   */
  applyReply(
    userId: string,
    askedFrom: number,
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
  photoMoved(
    photo: QueuedPhoto,
    to: Partial<Pick<QueuedPhoto, 'state' | 'sentBytes' | 'code'>>,
  ): Promise<Result<void, StoreFault>>;
  /**
   * Signs `userId` out and clears everything except unsent items, which only their owner sees and sends. Does
   * nothing when another user is signed in already: another tab was faster.
   */
  leave(userId: string | null): Promise<Result<void, StoreFault>>;
  /** Deletes this user's unsent commands, including refused ones, and unsent photos. */
  discardUnsent(userId: string): Promise<Result<void, StoreFault>>;
  /**
   * Number of waiting commands and photos of all users on this phone. A photo of an unsent command is not
   * counted again.
   */
  countWaiting(): Promise<number>;
  meta<T>(key: string): Promise<T | undefined>;
  keep(key: string, value: unknown): Promise<Result<void, StoreFault>>;
  /** Like `keep`, only while `userId` is signed in: an answer that arrives after sign-out writes nothing. */
  keepFor(userId: string, key: string, value: unknown): Promise<Result<void, StoreFault>>;
  /** For browsers without `navigator.locks`: true if `owner` now holds the lease until `now + ms`. */
  lease(owner: string, now: number, ms: number): Promise<boolean>;
  dropLease(owner: string): Promise<void>;
  close(): void;
}

type Row = { readonly id: string };

const SYNCED = 'synced-at:';
/** Key prefix: overwritten values that this user has read on this phone. */
export const SHOWN = 'overwritten-shown:';
const LEASE = 'lease';

const itemsIn = (tx: WriteTx, userId: string): Promise<OutboxItem[]> =>
  tx.objectStore('outbox').index('byUser').getAll(userId);
const photosIn = (tx: WriteTx, userId: string): Promise<QueuedPhoto[]> =>
  tx.objectStore('photoQueue').getAll(ofUser(userId));
const replicaIn = async (tx: WriteTx, userId: string): Promise<ReplicaState> =>
  ((await tx.objectStore('meta').get(REPLICA + userId)) as ReplicaState | undefined) ?? emptyReplicaState;
/** Awaits every request, so that no rejection is unhandled when one throws. */
const each = async <T>(things: readonly T[], request: (thing: T) => Promise<unknown>): Promise<void> =>
  void (await Promise.all(things.map(async (thing) => request(thing))));
const putAll = (tx: WriteTx, items: readonly OutboxItem[]): Promise<void> =>
  each(items, (item) => tx.objectStore('outbox').put(item));
const dropItems = (tx: WriteTx, items: readonly OutboxItem[]): Promise<void> =>
  each(items, ({ n }) => tx.objectStore('outbox').delete(n));
const dropPhotos = (tx: WriteTx, photos: readonly QueuedPhoto[]): Promise<void> =>
  each(photos, async ({ userId, hash }) => {
    await tx.objectStore('photoQueue').delete([userId, hash]);
    await tx.objectStore('photos').delete([userId, hash]);
  });

const putMeta = (tx: WriteTx, key: string, value: unknown): Promise<unknown> =>
  value === undefined ? tx.objectStore('meta').delete(key) : tx.objectStore('meta').put(value, key);
const isSignedIn = async (tx: WriteTx, userId: string): Promise<boolean> =>
  (await tx.objectStore('meta').get(USER)) === userId;

/**
 * Deletes rows, cached replies, sent commands and sent photos of all users. Refused photos stay, because they
 * exist only here.
 */
const clearPersonal = async (tx: WriteTx): Promise<void> => {
  const meta = tx.objectStore('meta');
  await tx.objectStore('rows').clear();
  await each(
    (await meta.getAllKeys()).filter((key) => key !== LEASE),
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

const parentOf = (large: Large, kind: string, row: Record<string, unknown>): Pick<StoredRow, 'parent'> => {
  const parent = row[large[kind] ?? ''];
  return typeof parent === 'string' ? { parent } : {};
};

const shelve = async (
  tx: WriteTx,
  large: Large,
  userId: string,
  { replica, put, remove, sweep }: ApplyPlan,
): Promise<void> => {
  const rows = tx.objectStore('rows');
  await each(put, ({ kind, id, row }) =>
    rows.put({ userId, kind, id, row: { ...row, id }, epoch: replica.epoch, ...parentOf(large, kind, row) }),
  );
  await each(remove, ({ kind, id }) => rows.delete([userId, kind, id]));
  await tx.objectStore('meta').put(replica, REPLICA + userId);
  if (!sweep) return;
  for (const row of await rows.getAll(ofUser(userId)))
    if (row.epoch < replica.epoch) await rows.delete([userId, row.kind, row.id]);
};

export const openDisk = async (
  name = 'mavuno',
  { version, large = {} }: { readonly version?: number; readonly large?: Large } = {},
): Promise<Result<Disk, StoreFault>> => {
  const connected = await connect(name, version);
  return connected.ok ? ok(diskOn(name, connected.value, large)) : connected;
};

/**
 * The farmer's own work takes precedence over copies: when the phone is full, photos already on the server
 * are deleted first. Unsent data is never deleted.
 */
const makingRoom =
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
const diskOn = (name: string, { read, write, close }: Connection, large: Large): Disk => ({
  name,
  close,
  large,
  queue: (userId) =>
    read(async (db) => {
      const tx = db.transaction(['outbox', 'photoQueue', 'meta']);
      const [items, photos, replica, syncedAt, shown] = await Promise.all([
        tx.objectStore('outbox').index('byUser').getAll(userId),
        tx.objectStore('photoQueue').getAll(ofUser(userId)),
        tx.objectStore('meta').get(REPLICA + userId),
        tx.objectStore('meta').get(SYNCED + userId),
        tx.objectStore('meta').get(SHOWN + userId),
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
      for (const range of besides(userId, Object.keys(large))) {
        for (const { kind, id, row } of await db.getAll('rows', range))
          rows.set(kind, (rows.get(kind) ?? new Map<string, Row>()).set(id, row));
      }
      return rows;
    }),
  part: (userId, { kind, parent }) =>
    read(async (db) => {
      const found = await (parent === null
        ? db.getAll('rows', ofKind(userId, kind))
        : db.getAllFromIndex('rows', 'byParent', ofParent(userId, kind, parent)));
      return new Map(found.map(({ id, row }) => [id, row]));
    }),
  enqueue: (item, photos) =>
    makingRoom(write)(item.userId, async (tx) => {
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
      return tx.objectStore('outbox').add(item as OutboxItem);
    }),
  applyReply: (userId, askedFrom, outcomes, changes, at) =>
    makingRoom(write)(userId, async (tx) => {
      const { put, drop, plan } = applyReply(
        await itemsIn(tx, userId),
        await replicaIn(tx, userId),
        askedFrom,
        outcomes,
        changes,
      );
      // A reply that arrives after sign-out finishes the sent items and stores nothing else on the phone.
      const isHere = await isSignedIn(tx, userId);
      await putAll(tx, put);
      await dropItems(tx, isHere ? drop : [...drop, ...put.filter((i) => i.state === 'applied')]);
      if (!isHere) return true;
      if (!plan) return false;
      await shelve(tx, large, userId, plan);
      await tx.objectStore('meta').put(at, SYNCED + userId);
      return true;
    }),
  fail: (userId, ids, code) =>
    write(async (tx) => {
      const batch = (await itemsIn(tx, userId)).filter((i) => ids.includes(i.id) && i.state === 'waiting');
      await putAll(tx, failed(batch, code, ids.length === 1));
    }),
  tryAgain: (n, newId, sight, row) =>
    write(async (tx) => {
      const item = await tx.objectStore('outbox').get(n);
      if (item?.state !== 'refused') return;
      const next = retried(item, newId, sight, row);
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
      await dropPhotos(tx, orphaned(item, await itemsIn(tx, item.userId), await photosIn(tx, item.userId)));
    }),
  photo: (userId, hash) => read((db) => db.get('photos', [userId, hash])),
  photoMoved: ({ userId, hash }, to) =>
    write(async (tx) => {
      const photo = await tx.objectStore('photoQueue').get([userId, hash]);
      if (photo && to.state === 'sent' && !(await isSignedIn(tx, userId))) return dropPhotos(tx, [photo]);
      if (photo) await tx.objectStore('photoQueue').put({ ...photo, ...to });
      if (to.state === 'sent') await dropPhotos(tx, evictable(await photosIn(tx, userId)));
    }),
  leave: (userId) =>
    write(async (tx) => {
      const here = (await tx.objectStore('meta').get(USER)) as string | undefined;
      if (here === undefined || here === userId) await clearPersonal(tx);
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
      const items = (await db.getAll('outbox')).filter((i) => i.state !== 'applied');
      const named = new Set(items.flatMap((i) => i.photos));
      const photos = (await db.getAll('photoQueue')).filter(
        (p) => p.state === 'waiting' && !named.has(p.hash),
      );
      return items.filter((i) => i.state === 'waiting').length + photos.length;
    }),
  meta: <T>(key: string) => read((db) => db.get('meta', key)) as Promise<T | undefined>,
  keep: (key, value) => write(async (tx) => void (await putMeta(tx, key, value))),
  keepFor: (userId, key, value) =>
    write(async (tx) => {
      if (await isSignedIn(tx, userId)) await putMeta(tx, key, value);
    }),
  lease: async (owner, now, ms) => {
    const taken = await write(async (tx) => {
      const held = (await tx.objectStore('meta').get(LEASE)) as { owner: string; until: number } | undefined;
      // A lease that ends later than any valid lease was written before the clock was set back.
      if (held && held.owner !== owner && held.until > now && held.until <= now + ms) return false;
      await tx.objectStore('meta').put({ owner, until: now + ms }, LEASE);
      return true;
    });
    return taken.ok && taken.value;
  },
  dropLease: async (owner) => {
    await write(async (tx) => {
      const held = (await tx.objectStore('meta').get(LEASE)) as { owner: string } | undefined;
      if (held?.owner === owner) await tx.objectStore('meta').delete(LEASE);
    });
  },
});

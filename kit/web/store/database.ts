import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { OutboxItem } from '#kit/sync/outbox.ts';
import type { QueuedPhoto } from '#kit/sync/photo-queue.ts';

export interface StoredRow {
  readonly userId: string;
  readonly kind: string;
  readonly id: string;
  readonly row: { readonly id: string };
  readonly epoch: number;
  /** For rows of a large kind: the id of the parent. */
  readonly parent?: string;
}
/** Bytes, not a Blob, because Safari loses Blobs in IndexedDB. */
export interface StoredPhoto {
  readonly userId: string;
  readonly hash: string;
  readonly type: string;
  readonly bytes: ArrayBuffer;
}

interface StoreSchema extends DBSchema {
  rows: { key: [string, string, string]; value: StoredRow; indexes: { byParent: [string, string, string] } };
  outbox: { key: number; value: OutboxItem; indexes: { byUser: string } };
  /**
   * Photo bytes are stored apart from the queue: the queue is read often, and three hundred photos are
   * megabytes.
   */
  photos: { key: [string, string]; value: StoredPhoto };
  photoQueue: { key: [string, string]; value: QueuedPhoto };
  meta: { key: string; value: unknown };
}
export type WriteTx = IDBPTransaction<
  StoreSchema,
  ('rows' | 'outbox' | 'photos' | 'photoQueue' | 'meta')[],
  'readwrite'
>;

/**
 * `store.full`: nothing was written. `store.unavailable`: this browser provides no storage. `store.outdated`:
 * a newer app runs in another tab.
 */
export type StoreFault = 'store.full' | 'store.unavailable' | 'store.outdated';

const ALL_STORES = ['rows', 'outbox', 'photos', 'photoQueue', 'meta'] as const;
export const REPLICA_KEY_PREFIX = 'shelf:';
/** Who is signed in on this phone. */
export const USER_KEY = 'user';
/** Owner of what is done on this phone without an account; meta keys of a guest end with it. Never sent. */
export const GUEST = 'guest';
export const isOfGuest = (key: IDBValidKey): key is string =>
  typeof key === 'string' && key.endsWith(`:${GUEST}`);
/**
 * Increase it when the shape of stored rows, or the list of large kinds, changes: rows are then fetched
 * again; unsent commands stay.
 */
const DATABASE_VERSION = 3;
/** Some browsers never respond to `open`. */
const OPEN_TIMEOUT_MS = 8_000;

/**
 * Fills the photo queue from version 1, which stored it together with the bytes. The bytes stay in place,
 * because a full phone has no room for a second copy.
 */
const splitPhotoQueue = async (tx: IDBPTransaction<StoreSchema, any, 'versionchange'>): Promise<void> => {
  for (let cursor = await tx.objectStore('photos').openCursor(); cursor; cursor = await cursor.continue()) {
    const { bytes: _, ...known } = cursor.value as StoredPhoto & QueuedPhoto;
    await tx.objectStore('photoQueue').put(known);
  }
};

const upgrade = async (
  db: IDBPDatabase<StoreSchema>,
  tx: IDBPTransaction<StoreSchema, any, 'versionchange'>,
): Promise<void> => {
  if (db.objectStoreNames.contains('rows')) db.deleteObjectStore('rows');
  db.createObjectStore('rows', { keyPath: ['userId', 'kind', 'id'] }).createIndex('byParent', [
    'userId',
    'kind',
    'parent',
  ]);
  if (!db.objectStoreNames.contains('outbox'))
    db.createObjectStore('outbox', { keyPath: 'n', autoIncrement: true }).createIndex('byUser', 'userId');
  if (!db.objectStoreNames.contains('photos'))
    db.createObjectStore('photos', { keyPath: ['userId', 'hash'] });
  if (!db.objectStoreNames.contains('photoQueue')) {
    db.createObjectStore('photoQueue', { keyPath: ['userId', 'hash'] });
    await splitPhotoQueue(tx);
  }
  if (!db.objectStoreNames.contains('meta')) db.createObjectStore('meta');
  for (const key of await tx.objectStore('meta').getAllKeys())
    if (String(key).startsWith(REPLICA_KEY_PREFIX)) await tx.objectStore('meta').delete(key);
};

const faultOf = (thrown: unknown): StoreFault => {
  const name = (thrown as { name?: string } | null)?.name;
  if (name === 'QuotaExceededError') return 'store.full';
  return name === 'VersionError' ? 'store.outdated' : 'store.unavailable';
};

export interface Connection {
  read<T>(work: (db: IDBPDatabase<StoreSchema>) => Promise<T>): Promise<T>;
  /** One strict transaction over all stores: it is fully on disk, or not at all. */
  write<T>(work: (tx: WriteTx) => Promise<T>): Promise<Result<T, StoreFault>>;
  close(): void;
}

const withOpenTimeout = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException('the browser did not open its storage', 'TimeoutError')),
      OPEN_TIMEOUT_MS,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

export const connect = async (
  name: string,
  version = DATABASE_VERSION,
): Promise<Result<Connection, StoreFault>> => {
  /**
   * Set while opening, so that two requests share one connection. A second, unclosed connection would block
   * an upgrade or a deletion.
   */
  let current: Promise<IDBPDatabase<StoreSchema>> | null = null;
  const forgetConnection = (connection: typeof current): void => {
    if (current === connection) current = null;
  };
  const close = (connection: typeof current): void => {
    connection?.then(
      (db) => db.close(),
      () => undefined,
    );
    forgetConnection(connection);
  };
  const open = (): Promise<IDBPDatabase<StoreSchema>> => {
    if (current) return current;
    const opened = withOpenTimeout(
      openDB<StoreSchema>(name, version, {
        upgrade: (db, _from, _to, tx) => upgrade(db, tx),
        // Another tab has a newer version: close, or its upgrade waits for ever.
        blocking: () => close(opened),
        terminated: () => forgetConnection(opened),
      }),
    );
    opened.catch(() => forgetConnection(opened));
    current = opened;
    return opened;
  };
  /** Safari and low memory can close a connection without notice. In that case it is reopened once. */
  const withConnection = async <T>(work: (db: IDBPDatabase<StoreSchema>) => Promise<T>): Promise<T> => {
    const connection = open();
    try {
      return await work(await connection);
    } catch (thrown) {
      if ((thrown as { name?: string }).name !== 'InvalidStateError') throw thrown;
      forgetConnection(connection);
      return work(await open());
    }
  };
  const write = async <T>(work: (tx: WriteTx) => Promise<T>): Promise<Result<T, StoreFault>> => {
    try {
      return ok(
        await withConnection(async (db) => {
          const tx = db.transaction([...ALL_STORES], 'readwrite', { durability: 'strict' });
          tx.done.catch(() => undefined);
          try {
            const value = await work(tx);
            await tx.done;
            return value;
          } catch (thrown) {
            try {
              tx.abort();
            } catch {
              /* it has already ended */
            }
            throw thrown;
          }
        }),
      );
    } catch (thrown) {
      if (!(thrown instanceof DOMException)) throw thrown;
      return refuse(faultOf(thrown));
    }
  };
  try {
    await open();
    return ok({ read: withConnection, write, close: () => close(current) });
  } catch (thrown) {
    return refuse(faultOf(thrown));
  }
};

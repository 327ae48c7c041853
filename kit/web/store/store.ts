import { refuse, type Result } from '#kit/pure/result.ts';
import type { ArgsOf } from '#kit/sync/commands.ts';
import type { Changes } from '#kit/sync/exchange.ts';
import type { WithPending, Projections } from '#kit/sync/replay.ts';
import {
  createCommandQueue,
  type AnyCommand,
  type FormStart,
  type SendOptions,
  type SendRefusal,
} from './command-queue.ts';
import { GUEST, isOfGuest, USER_KEY } from './database.ts';
import { SHOWN_PREFIX, type Disk, type StoreFault } from './disk.ts';
import { createOptimisticView } from './optimistic-view.ts';
import { createPublisher } from './publisher.ts';
import { OVERWRITTEN_KIND, type Snapshot } from './snapshot.ts';
import { createSyncLock, type SyncLock } from './sync-lock.ts';
import { createLoop } from './sync-loop.ts';
import { openTabChannel, type TabMessage } from './tabs.ts';
import { httpTransport, type Transport } from './transport.ts';
import { watchWindow } from './watch-window.ts';

export type { WithPending } from '#kit/sync/replay.ts';
export type { FormStart as Begun, SendRefusal } from './command-queue.ts';
export type { NewPhoto, StoreFault } from './disk.ts';
export type { OutboxItemView, Snapshot, SyncStatus } from './snapshot.ts';

export interface Store {
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot;
  /**
   * Subscribes a screen to rows of a kind, of one parent or all of them (null). Returns a function that
   * unsubscribes. Small kinds are always in memory.
   */
  subscribeRows(kind: string, parent: string | null): () => void;
  /** Rows of a kind whose `column` equals `value`; null while part of a large kind is still loading. */
  rowsOf(kind: string, column: string, value: string): readonly WithPending<{ readonly id: string }>[] | null;
  /** Every kind that has rows on this phone, and every large kind. */
  kinds(): readonly string[];
  /** All rows of a kind, including large kinds, with pending commands replayed over them. */
  everyRow(kind: string): Promise<readonly WithPending<{ readonly id: string }>[]>;
  /** Call when a form opens. Later changes from another phone count as not seen on the screen. */
  startForm<Row extends object>(row: Row): FormStart<Row>;
  /**
   * Stores a command with its photos in one strict transaction; it is sent automatically from then on.
   * `begun`: the row versions that the form showed.
   */
  send<C extends AnyCommand>(
    command: C,
    args: ArgsOf<C>,
    more?: SendOptions,
  ): Promise<Result<{ readonly id: string }, SendRefusal>>;
  sendNow(): void;
  tryAgain(n: number): Promise<Result<void, StoreFault>>;
  /**
   * Sends another command in place of a refused one, in one transaction. The new command takes over the
   * photos of the refused one.
   */
  replace<C extends AnyCommand>(n: number, command: C, args: ArgsOf<C>): Promise<Result<void, SendRefusal>>;
  /**
   * Call when the farmer has read which values were overwritten. The ribbon then stops counting them on this
   * phone.
   */
  markOverwrittenShown(): Promise<void>;
  /** Refused items only. */
  discard(n: number): Promise<Result<void, StoreFault>>;
  /** Unsent commands as JSON, including refused ones. */
  exportOutbox(): string;
  /** A photo that is stored on this phone. */
  photo(hash: string): Promise<Blob | null>;
  /** Signs in. What a guest left on this phone becomes this user's, unless `takesOver` is false. */
  signIn(userId: string, options?: { readonly takesOver: boolean }): Promise<void>;
  /**
   * Deletes everything stored for the user from the phone, except unsent items, which stay for this user's
   * next sign-in.
   */
  signOut(): Promise<void>;
  /** Deletes what this user has not sent. */
  discardUnsent(): Promise<Result<void, StoreFault>>;
  /** Number of items waiting on this phone, for all users, without a guest's. */
  countWaiting(): Promise<number>;
  /** The database name; null if this browser provides no storage. */
  readonly database: string | null;
  cursor(): number;
  /** The server notified of changes up to this number; null: unknown. Pulls only what is missing. */
  setNotifiedSeq(seq: number | null): void;
  /** Applies changes from another reply of a valid session, such as the start reply, requested from `cursor`. */
  applyChanges(userId: string, cursor: number, changes: Changes): Promise<void>;
  readMeta<T>(key: string): Promise<T | undefined>;
  /**
   * Stored for the signed-in user and deleted on sign-out. Without an account only keys that end with
   * `:guest`.
   */
  keepMeta(key: string, value: unknown): Promise<Result<void, StoreFault>>;
  /** Resolves when the sync loop is idle. */
  whenIdle(): Promise<void>;
  close(): void;
}

export interface StoreDeps {
  /** Null if this browser provides no storage. */
  readonly disk: Disk | null;
  /**
   * The projections of waiting commands; fetched once a command waits, so that a phone with nothing to send
   * need not load every feature's rules.
   */
  readonly projections: () => Promise<Projections>;
  readonly transport?: Transport;
  readonly lock?: SyncLock;
  readonly now?: () => number;
  readonly random?: () => number;
  readonly isOnline?: () => boolean;
  /** Names of the commands that work without an account; they wait for the next sign-in on this phone. */
  readonly guestCommands?: readonly string[];
  /** Local-storage keys that mirror unconfirmed rows. */
  readonly mirrors?: readonly { readonly key: string; readonly kind: string }[];
}

const browserIsOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

/** What the screens display: the signed-in user's rows with all pending commands replayed over them. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one object of short methods that share the open database
export const createStore = async (parts: StoreDeps): Promise<Store> => {
  const {
    disk,
    transport = httpTransport,
    mirrors = [],
    guestCommands = [],
    isOnline = browserIsOnline,
  } = parts;
  let takenOver = 0;
  let user: string | null = (await disk?.meta<string>(USER_KEY)) ?? null;
  const userId = (): string | null => user;
  /** Whose rows and outbox the screens show: without a session, those of a guest. */
  const shownOwner = (): string => user ?? GUEST;

  const optimisticView = createOptimisticView({
    disk,
    userId: shownOwner,
    projections: parts.projections,
    mirrors,
    onChange: () => publish(),
  });
  const { publish, subscribe, snapshot } = createPublisher(() => ({
    userId: user,
    view: optimisticView.view(),
    queue: optimisticView.queue(),
    loop: loop?.state() ?? null,
    online: isOnline(),
    takenOver,
  }));
  const loop =
    disk &&
    createLoop({
      disk,
      transport,
      lock: parts.lock ?? createSyncLock(disk),
      userId,
      isOnline,
      now: parts.now ?? (() => performance.now()),
      random: parts.random ?? Math.random,
      onDiskChange: async (what) => {
        await optimisticView.refresh(what);
        tabs.post(what === 'outbox' ? what : 'rows');
      },
      onStateChange: publish,
    });

  const switchUser = async (next: string | null): Promise<void> => {
    user = next;
    await optimisticView.refresh('rows');
    if (next) loop?.kick('signed_in');
  };
  const onTabMessage = (what: TabMessage): void => {
    if (what === 'user') void disk?.meta<string>(USER_KEY).then((who) => switchUser(who ?? null));
    else void optimisticView.refresh(what).then(() => loop?.kick('tab'));
  };
  const tabs = openTabChannel(onTabMessage);
  const commandQueue = createCommandQueue({
    disk,
    userIdFor: (command) => user ?? (guestCommands.includes(command) ? GUEST : null),
    optimisticView,
    onOutboxChange: async (reason) => {
      await optimisticView.refresh('outbox');
      tabs.post('outbox');
      if (reason) loop?.kick(reason);
    },
  });
  const unwatch = watchWindow({
    online: () => {
      publish();
      loop?.kick('online');
    },
    offline: publish,
    visible: () => loop?.kick('visible'),
  });

  await optimisticView.refresh('rows');
  if (user) loop?.kick('start');

  const subscribeToRows: Store['subscribeRows'] = (kind, parent) =>
    optimisticView.subscribePart({ kind, parent });
  return {
    ...commandQueue,
    subscribe,
    snapshot,
    subscribeRows: subscribeToRows,
    rowsOf: (kind, column, value) =>
      optimisticView.isRead({ kind, parent: value })
        ? optimisticView.view().where(kind, column, value)
        : null,
    kinds: () => [...new Set([...optimisticView.view().kinds(), ...Object.keys(disk?.lazyKinds ?? {})])],
    everyRow: async (kind) => {
      const stop = subscribeToRows(kind, null);
      await optimisticView.refresh('outbox');
      const rows = optimisticView.view().all(kind);
      stop();
      return rows;
    },
    sendNow: () => loop?.kick('send_now'),
    markOverwrittenShown: async () => {
      const owner = user;
      const ids = optimisticView
        .view()
        .all(OVERWRITTEN_KIND)
        .map((row) => row.id);
      if (!owner || !disk || !ids.some((id) => !optimisticView.queue().shown.includes(id))) return;
      await disk.saveMetaFor(owner, SHOWN_PREFIX + owner, ids);
      await optimisticView.refresh('outbox');
      tabs.post('outbox');
    },
    exportOutbox: () =>
      JSON.stringify(
        optimisticView.queue().items.filter((item) => item.state !== 'applied'),
        null,
        2,
      ),
    photo: async (hash) => {
      const photo = await disk?.photo(shownOwner(), hash);
      return photo ? new Blob([photo.bytes], { type: photo.type }) : null;
    },
    signIn: async (next, { takesOver } = { takesOver: true }) => {
      const moved = await disk?.signIn(next, takesOver);
      if (moved?.ok) takenOver += moved.value;
      tabs.post('user');
      await switchUser(next);
    },
    signOut: async () => {
      const previousUser = user;
      user = null;
      await disk?.clearUserData(previousUser);
      await switchUser(null);
      tabs.post('user');
    },
    discardUnsent: async () => {
      if (!disk || !user) return refuse('store.unavailable');
      const discarded = await disk.discardUnsent(user);
      await optimisticView.refresh('outbox');
      tabs.post('outbox');
      return discarded;
    },
    countWaiting: async () => (await disk?.countWaiting()) ?? 0,
    database: disk?.name ?? null,
    cursor: () => optimisticView.queue().replica.cursor,
    setNotifiedSeq: (seq) => {
      if (user) loop?.setNotifiedSeq(seq ?? Infinity);
    },
    applyChanges: async (owner, cursor, changes) => {
      await disk?.applyReply(owner, cursor, [], changes, Date.now());
      await optimisticView.refresh('rows');
      if (owner === user && loop?.state().backoff.signedOut) loop.kick('session_confirmed');
    },
    readMeta: async (key) => disk?.meta(key),
    keepMeta: async (key, value) => {
      const owner = user ?? (isOfGuest(key) ? GUEST : null);
      return disk && owner ? disk.saveMetaFor(owner, key, value) : refuse('store.unavailable');
    },
    whenIdle: async () => {
      await loop?.whenIdle();
      await optimisticView.whenRead();
    },
    close: () => {
      loop?.stop();
      tabs.close();
      unwatch();
      disk?.close();
    },
  };
};

import type * as z from 'zod/mini';
import { newId } from '#kit/pure/ids.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { ArgsOf, Command, OnTwoPhones } from '#kit/sync/commands.ts';
import type { Changes, Sight } from '#kit/sync/exchange.ts';
import { newItem, type OutboxItem, uncovered } from '#kit/sync/outbox.ts';
import { replay, type Held, type Projections } from '#kit/sync/replay.ts';
import { sightOf } from '#kit/sync/sight.ts';
import { emptyShelf } from '#kit/sync/shelf.ts';
import type { Disk, NewPhoto, Queue, StoreFault } from './disk.ts';
import { both, heldRows, nothingRead, type Moved } from './held-rows.ts';
import { mirrorPending, mirrorQueue } from './mirrors.ts';
import { oneFlusher, type Flusher } from './one-flusher.ts';
import { createLoop, type Reason } from './sync-loop.ts';
import { shownItems, statusOf, type ShownItem, type Snapshot } from './snapshot.ts';
import { openTabs, type Told } from './tabs.ts';
import { httpTransport, type Transport } from './transport.ts';
import { watchWindow } from './watch-window.ts';

export type { Held } from '#kit/sync/replay.ts';
export type { NewPhoto, StoreFault } from './disk.ts';

export type { ShownItem, Snapshot, SyncStatus } from './snapshot.ts';

type AnyCommand = Command<string, z.ZodMiniType, string>;
export type SendRefusal = StoreFault | 'store.too_large' | 'sync.invalid' | 'session.missing';

/** What a form showed when it was opened: the row, and how much this phone had heard by then. */
export interface Begun<Row extends object = object> { readonly row: Row; readonly covered: number }

export interface Store {
  subscribe(listener: () => void): () => void;
  snapshot(): Snapshot;
  /** A screen looks at rows of a kind, of one parent or all of them (null); returns how to stop. Small kinds are always in memory. */
  look(kind: string, parent: string | null): () => void;
  /** Rows of a kind whose `column` holds `value`; null while the phone still reads a part of a large kind. */
  rowsOf(kind: string, column: string, value: string): readonly Held<{ readonly id: string }>[] | null;
  /** All rows of a kind, also of a large one, with what waits replayed over them. */
  everyRow(kind: string): Promise<readonly Held<{ readonly id: string }>[]>;
  /** For a form that stays open: what another phone changes from now on was not on the screen. */
  begin<Row extends object>(row: Row): Begun<Row>;
  /** Keeps what the farmer did, in one strict transaction with its photos; it travels by itself from then on. `begun`: what the form had shown. */
  send<C extends AnyCommand>(command: C, args: ArgsOf<C>, more?: { readonly photos?: readonly NewPhoto[]; readonly begun?: Begun | null | undefined }): Promise<Result<{ readonly id: string }, SendRefusal>>;
  sendNow(): void;
  tryAgain(n: number): Promise<Result<void, StoreFault>>;
  /** Refused items only. */
  discard(n: number): Promise<Result<void, StoreFault>>;
  exportOutbox(): string;
  /** A photo that is still on this phone. */
  photo(hash: string): Promise<Blob | null>;
  signIn(userId: string): Promise<void>;
  /** Rows leave the phone; what was not sent stays for this user's next sign-in. */
  signOut(): Promise<void>;
  cursor(): number;
  /** Changes that came with another reply of a good session, such as the start reply, asked from `cursor`. */
  absorb(userId: string, cursor: number, changes: Changes): Promise<void>;
  readMeta<T>(key: string): Promise<T | undefined>;
  keepMeta(key: string, value: unknown): Promise<Result<void, StoreFault>>;
  /** Resolves when the loop rests. */
  settled(): Promise<void>;
  close(): void;
}

export interface StoreParts {
  /** Null: this browser gives no storage. */
  readonly disk: Disk | null;
  /** How waiting commands change what is seen; fetched once something waits, so that a phone with nothing to send need not load every feature's rules. */
  readonly projections: () => Promise<Projections>;
  readonly transport?: Transport;
  readonly flusher?: Flusher;
  readonly now?: () => number;
  readonly random?: () => number;
  readonly isOnline?: () => boolean;
  /** Local-storage keys that mirror rows which wait. */
  readonly mirrors?: readonly { readonly key: string; readonly kind: string }[];
}

const USER = 'user';
const nothing: Queue = { items: [], photos: [], shelf: emptyShelf, syncedAt: null };
const browserIsOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;
const reportProjection = (item: OutboxItem, fault: unknown): void => console.error('projection', item.name, fault);

/** What the screens know: the signed-in user's rows with everything that waits replayed over them. */
export const createStore = async (parts: StoreParts): Promise<Store> => {
  const { disk, transport = httpTransport, mirrors = [], isOnline = browserIsOnline } = parts;
  const listeners = new Set<() => void>();
  let userId: string | null = (await disk?.meta<string>(USER)) ?? null;
  const shelves = disk && heldRows(disk);
  let read = nothingRead;
  let readAt = 0;
  let queue = nothing;
  let replayed = '';
  let rules: Projections | null = null;
  let view = replay(read.rows, [], {}, reportProjection);
  let current: Snapshot | undefined;
  let shown: { of: unknown; sending: unknown; items: readonly ShownItem[] } = { of: null, sending: null, items: [] };
  let asked = false;

  const loop = disk && createLoop({
    disk, transport, flusher: parts.flusher ?? oneFlusher(disk), userId: () => userId, isOnline,
    now: parts.now ?? (() => performance.now()), random: parts.random ?? Math.random,
    moved: async (what) => {
      await refresh(what);
      tabs.tell(what === 'outbox' ? what : 'rows');
    },
    paced: () => publish(),
  });

  const publish = (): void => {
    const sending = loop?.state().sending ?? [];
    const items = shown.of === queue.items && shown.sending === sending ? shown.items : shownItems(queue.items, sending);
    shown = { of: queue.items, sending, items };
    const status = statusOf({ items, queue, loop: loop?.state() ?? null, online: isOnline() });
    // The same status keeps its identity, so that screens are painted only when it says something new.
    const unchanged = current && JSON.stringify(status) === JSON.stringify(current.status);
    current = { userId, view, items, photos: queue.photos, status: unchanged ? current!.status : status };
    for (const listener of listeners) listener();
  };

  // An answer may reach the disk before it is told here: without its rows the commands it settled would be missing from the screen.
  const readNext = async (of: string, from: Disk, rows: NonNullable<typeof shelves>, moved: Moved) => {
    const queue = await from.queue(of);
    const settled = moved === 'outbox' && queue.shelf.cursor === readAt;
    return { queue, read: settled ? read : await rows.read(of, moved === 'outbox' ? 'rows' : moved, read) };
  };

  const reload = async (moved: Moved): Promise<void> => {
    const of = userId;
    const next = of && disk && shelves ? await readNext(of, disk, shelves, moved) : { queue: nothing, read: nothingRead };
    if (of !== userId) return;
    queue = next.queue;
    readAt = queue.shelf.cursor;
    const onTop = uncovered(queue.items, queue.shelf.covered);
    if (onTop.length > 0 && !rules) {
      rules = await parts.projections().catch((fault: unknown) => { console.error('projections', fault); return null; });
      if (of !== userId) return;
    }
    const ids = rules ? onTop.map((i) => i.id).join() : '';
    if (next.read !== read || ids !== replayed) {
      read = next.read;
      replayed = ids;
      view = replay(read.rows, onTop, rules ?? {}, reportProjection);
      for (const { key, kind } of mirrors) mirrorPending(key, view.all(kind));
    }
    mirrorQueue(queue.items);
    publish();
  };

  // One after the other: an older read must not overwrite a newer one. What is asked while one waits its turn is read with it.
  let reading: Promise<void> = Promise.resolve();
  let due: Moved | null = null;
  const refresh = (moved: Moved): Promise<void> => {
    due = both(due, moved);
    return (reading = reading.then(async () => {
      const now = due;
      due = null;
      if (now !== null) await reload(now);
    }).catch((fault: unknown) => console.error('store', fault)));
  };

  const look: Store['look'] = (kind, parent) => {
    const stop = shelves?.look({ kind, parent });
    if (shelves && !shelves.isRead(read, { kind, parent })) void refresh([kind]);
    return stop ?? (() => undefined);
  };

  const become = async (next: string | null): Promise<void> => {
    userId = next;
    await refresh('rows');
    if (next) loop?.kick('signed_in');
  };

  const heard = (what: Told): void => {
    if (what === 'user') void disk?.meta<string>(USER).then((user) => become(user ?? null));
    else void refresh(what).then(() => loop?.kick('tab'));
  };
  const tabs = openTabs(heard);

  const askToPersist = (): void => {
    if (asked) return;
    asked = true;
    // The browser may then not throw the farmer's work away when space runs short.
    if (typeof navigator !== 'undefined') void navigator.storage?.persist?.().catch(() => false);
  };

  const afterChange = async <T, C extends string>(result: Result<T, C>, reason: Reason): Promise<Result<T, C>> => {
    await refresh('outbox');
    tabs.tell('outbox');
    if (result.ok) loop?.kick(reason);
    return result;
  };

  const sightFor = (minds: OnTwoPhones | undefined, args: unknown, begun?: Begun | null): Sight | undefined => {
    if (!minds) return undefined;
    const row = begun?.row ?? (minds.edits === undefined ? undefined : view.get(minds.edits, (args as { id: string }).id));
    return sightOf(minds, queue.items, begun?.covered ?? queue.shelf.covered, args, row);
  };

  const send: Store['send'] = async (command, args, { photos = [], begun } = {}) => {
    if (!disk) return refuse('store.unavailable');
    if (!userId) return refuse('session.missing');
    const parsed = command.args.safeParse(args);
    if (!parsed.success) return refuse('sync.invalid', { at: parsed.error.issues.map((i) => i.path.join('.')).join(', ') });
    const id = newId();
    const sight = sightFor(command.onTwoPhones, parsed.data, begun);
    const item = newItem({ id, userId, name: command.name, args: parsed.data, deviceTime: new Date().toISOString(), sight, minds: command.onTwoPhones, photos: photos.map((p) => p.hash) });
    if (!item.ok) return item;
    const kept = await afterChange(await disk.enqueue(item.value, photos), 'command');
    if (!kept.ok) return kept;
    askToPersist();
    return ok({ id });
  };

  const unwatch = watchWindow({
    online: () => { publish(); loop?.kick('online'); },
    offline: publish,
    visible: () => loop?.kick('visible'),
  });

  await refresh('rows');
  if (userId) loop?.kick('start');

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => current!,
    look,
    rowsOf: (kind, column, value) => (!shelves || shelves.isRead(read, { kind, parent: value }) ? view.of(kind, column, value) : null),
    everyRow: async (kind) => {
      const stop = look(kind, null);
      await refresh('outbox');
      const rows = view.all(kind);
      stop();
      return rows;
    },
    begin: (row) => ({ row, covered: queue.shelf.covered }),
    send,
    sendNow: () => loop?.kick('send_now'),
    tryAgain: async (n) => {
      const item = queue.items.find((i) => i.n === n);
      return disk ? afterChange(await disk.tryAgain(n, newId(), sightFor(item?.minds, item?.args)), 'command') : refuse('store.unavailable');
    },
    discard: async (n) => (disk ? afterChange(await disk.discard(n), 'tab') : refuse('store.unavailable')),
    exportOutbox: () => JSON.stringify(queue.items, null, 2),
    photo: async (hash) => {
      const photo = userId ? await disk?.photo(userId, hash) : undefined;
      return photo ? new Blob([photo.bytes], { type: photo.type }) : null;
    },
    signIn: async (next) => {
      await disk?.keep(USER, next);
      tabs.tell('user');
      await become(next);
    },
    signOut: async () => {
      const leaving = userId;
      await disk?.keep(USER, undefined);
      await become(null);
      tabs.tell('user');
      if (!leaving) return;
      await disk?.forgetUser(leaving);
      // A reply that was under way may bring rows back once more.
      void loop?.settled().then(() => (userId === leaving ? undefined : disk?.forgetUser(leaving)));
    },
    cursor: () => queue.shelf.cursor,
    absorb: async (of, cursor, changes) => {
      await disk?.absorb(of, cursor, [], changes, Date.now());
      await refresh('rows');
      if (of === userId && loop?.state().pace.signedOut) loop.kick('session_confirmed');
    },
    readMeta: async (key) => disk?.meta(key),
    keepMeta: async (key, value) => (disk ? disk.keep(key, value) : refuse('store.unavailable')),
    settled: async () => { await loop?.settled(); await reading; },
    close: () => {
      loop?.stop();
      tabs.close();
      unwatch();
      disk?.close();
    },
  };
};

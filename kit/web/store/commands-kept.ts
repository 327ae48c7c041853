import type * as z from 'zod/mini';
import { newId } from '#kit/pure/ids.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { ArgsOf, Command, OnTwoPhones } from '#kit/sync/commands.ts';
import type { Sight } from '#kit/sync/exchange.ts';
import { newItem, type NewItem, type OutboxItem } from '#kit/sync/outbox.ts';
import { retrySight, rowIdOf, sightOf } from '#kit/sync/sight.ts';
import type { Disk, NewPhoto, StoreFault } from './disk.ts';
import type { Seen } from './seen.ts';
import type { Reason } from './sync-loop.ts';

export type AnyCommand = Command<string, z.ZodMiniType, string>;
export type SendRefusal = StoreFault | 'store.too_large' | 'sync.invalid' | 'session.missing';

/** What a form showed when it was opened: the row, and how much this phone had heard by then. */
export interface Begun<Row extends object = object> {
  readonly row: Row;
  readonly covered: number;
}
export interface More {
  readonly photos?: readonly NewPhoto[];
  readonly begun?: Begun | null | undefined;
}

interface Parts {
  readonly disk: Disk | null;
  readonly userId: () => string | null;
  readonly seen: Pick<Seen, 'queue' | 'view'>;
  /** The outbox changed: it is read again, told to other tabs, and the loop may run. */
  readonly moved: (reason: Reason | null) => Promise<void>;
}

/** A row without what the view adds to it. */
const plain = (row: object | undefined): OutboxItem['row'] => {
  if (!row) return undefined;
  const { pending: _, ...columns } = row as Readonly<Record<string, unknown>>;
  return columns;
};

/** What the farmer did, kept in the outbox: every change of it begins here. */
export const createKeeper = ({ disk, userId, seen, moved }: Parts) => {
  let asked = false;

  const askToPersist = (): void => {
    if (asked) return;
    asked = true;
    // The browser may then not throw the farmer's work away when space runs short.
    if (typeof navigator !== 'undefined') void navigator.storage?.persist?.().catch(() => false);
  };

  const afterwards = async <T, C extends string>(
    result: Result<T, C>,
    reason: Reason,
  ): Promise<Result<T, C>> => {
    await moved(result.ok ? reason : null);
    return result;
  };

  /** The row that a command edits or deletes, as this phone shows it. */
  const rowFor = (minds: OnTwoPhones | undefined, args: unknown): OutboxItem['row'] => {
    const kind = minds?.edits ?? minds?.removes;
    // Items of an older version say only that they remove.
    if (!minds || typeof kind !== 'string') return undefined;
    return plain(seen.view().get(kind, rowIdOf(minds, args)));
  };
  const sightFor = (
    minds: OnTwoPhones | undefined,
    args: unknown,
    row: object | undefined,
    covered = seen.queue().shelf.covered,
  ): Sight | undefined => minds && sightOf(minds, seen.queue().items, covered, args, row);

  const itemFor = <C extends AnyCommand>(
    command: C,
    args: ArgsOf<C>,
    begun?: Begun | null,
  ): Result<NewItem, SendRefusal> => {
    const user = userId();
    if (!user) return refuse('session.missing');
    const parsed = command.args.safeParse(args);
    if (!parsed.success)
      return refuse('sync.invalid', { at: parsed.error.issues.map((i) => i.path.join('.')).join(', ') });
    const minds = command.onTwoPhones;
    const row = plain(begun?.row) ?? rowFor(minds, parsed.data);
    const sight = sightFor(minds, parsed.data, row, begun?.covered);
    return newItem({
      id: newId(),
      userId: user,
      name: command.name,
      args: parsed.data,
      deviceTime: new Date().toISOString(),
      sight,
      minds,
      row,
    });
  };

  const send = async <C extends AnyCommand>(
    command: C,
    args: ArgsOf<C>,
    { photos = [], begun }: More = {},
  ): Promise<Result<{ readonly id: string }, SendRefusal>> => {
    if (!disk) return refuse('store.unavailable');
    const item = itemFor(command, args, begun);
    if (!item.ok) return item;
    const kept = await afterwards(
      await disk.enqueue({ ...item.value, photos: photos.map((p) => p.hash) }, photos),
      'command',
    );
    if (!kept.ok) return kept;
    askToPersist();
    return ok({ id: item.value.id });
  };

  return {
    begin: <Row extends object>(row: Row): Begun<Row> => ({ row, covered: seen.queue().shelf.covered }),
    send,
    tryAgain: async (n: number): Promise<Result<void, StoreFault>> => {
      const { items } = seen.queue();
      const item = items.find((i) => i.n === n);
      const row = rowFor(item?.minds, item?.args);
      const current = sightFor(item?.minds, item?.args, row);
      const sight = item ? retrySight(item, items, current) : current;
      return disk
        ? afterwards(await disk.tryAgain(n, newId(), sight, row), 'command')
        : refuse('store.unavailable');
    },
    replace: async <C extends AnyCommand>(
      n: number,
      command: C,
      args: ArgsOf<C>,
    ): Promise<Result<void, SendRefusal>> => {
      if (!disk) return refuse('store.unavailable');
      const item = itemFor(command, args);
      return item.ok ? afterwards(await disk.replace(n, item.value), 'command') : item;
    },
    discard: async (n: number): Promise<Result<void, StoreFault>> =>
      disk ? afterwards(await disk.discard(n), 'tab') : refuse('store.unavailable'),
  };
};

import type * as z from 'zod/mini';
import { newId } from '#kit/pure/ids.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { retryBaseVersion, rowIdOf, baseVersionOf } from '#kit/sync/base-version.ts';
import type { ArgsOf, Command, ConflictPolicy } from '#kit/sync/commands.ts';
import type { BaseVersion } from '#kit/sync/exchange.ts';
import { newItem, type NewItem, type OutboxItem } from '#kit/sync/outbox.ts';
import type { Disk, NewPhoto, StoreFault } from './disk.ts';
import type { OptimisticView } from './optimistic-view.ts';
import type { KickReason } from './sync-loop.ts';

export type AnyCommand = Command<string, z.ZodMiniType, string>;
export type SendRefusal = StoreFault | 'store.too_large' | 'sync.invalid' | 'session.missing';

/** What a form showed when it was opened: the row, and the covered cursor at that time. */
export interface FormStart<Row extends object = object> {
  readonly row: Row;
  readonly covered: number;
}
export interface SendOptions {
  readonly photos?: readonly NewPhoto[];
  readonly formStart?: FormStart | null | undefined;
}

interface QueueDeps {
  readonly disk: Disk | null;
  /** Who a command with this name belongs to; null if it needs an account. */
  readonly userIdFor: (command: string) => string | null;
  readonly optimisticView: Pick<OptimisticView, 'queue' | 'view'>;
  /** Call after the outbox changed: reloads it, notifies other tabs and may start the sync loop. */
  readonly onOutboxChange: (reason: KickReason | null) => Promise<void>;
}

/** The row without the fields that the view adds. */
const withoutViewFields = (row: object | undefined): OutboxItem['row'] => {
  if (!row) return undefined;
  const { pending: _, ...columns } = row as Readonly<Record<string, unknown>>;
  return columns;
};

/** Starts each call when the one before it has ended. */
const oneAtATime = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
};

/** Adds, retries, replaces and discards commands in the outbox. */
export const createCommandQueue = ({ disk, userIdFor, optimisticView, onOutboxChange }: QueueDeps) => {
  let hasRequestedPersistence = false;

  const requestPersistence = (): void => {
    if (hasRequestedPersistence) return;
    hasRequestedPersistence = true;
    // Asks the browser not to evict the data when storage runs short.
    if (typeof navigator !== 'undefined') void navigator.storage?.persist?.().catch(() => false);
  };

  const notifyAfter = async <T, C extends string>(
    result: Result<T, C>,
    reason: KickReason,
  ): Promise<Result<T, C>> => {
    await onOutboxChange(result.ok ? reason : null);
    return result;
  };

  /** The row that a command edits or deletes, as shown on this device. */
  const targetRow = (minds: ConflictPolicy | undefined, args: unknown): OutboxItem['row'] => {
    const kind = minds?.edits ?? minds?.removes;
    // Items of an older app version have no kind here.
    if (!minds || typeof kind !== 'string') return undefined;
    return withoutViewFields(optimisticView.view().get(kind, rowIdOf(minds, args)));
  };
  const baseVersionFor = (
    minds: ConflictPolicy | undefined,
    args: unknown,
    row: object | undefined,
    covered = optimisticView.queue().replica.covered,
  ): BaseVersion | undefined =>
    minds && baseVersionOf(minds, optimisticView.queue().items, covered, args, row);

  const itemFor = <C extends AnyCommand>(
    command: C,
    args: ArgsOf<C>,
    formStart?: FormStart | null,
  ): Result<NewItem, SendRefusal> => {
    const user = userIdFor(command.name);
    if (!user) return refuse('session.missing');
    const parsed = command.args.safeParse(args);
    if (!parsed.success)
      return refuse('sync.invalid', { at: parsed.error.issues.map((i) => i.path.join('.')).join(', ') });
    const minds = command.conflictPolicy;
    const row = withoutViewFields(formStart?.row) ?? targetRow(minds, parsed.data);
    const sight = baseVersionFor(minds, parsed.data, row, formStart?.covered);
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

  const enqueue = async <C extends AnyCommand>(
    command: C,
    args: ArgsOf<C>,
    { photos = [], formStart }: SendOptions = {},
  ): Promise<Result<{ readonly id: string }, SendRefusal>> => {
    if (!disk) return refuse('store.unavailable');
    const item = itemFor(command, args, formStart);
    if (!item.ok) return item;
    const saved = await notifyAfter(
      await disk.enqueue({ ...item.value, photos: photos.map((p) => p.hash) }, photos),
      'command',
    );
    if (!saved.ok) return saved;
    requestPersistence();
    return ok({ id: item.value.id });
  };

  // A command is based on the row as shown, with the commands before it.
  const inOrder = oneAtATime();
  const send = <C extends AnyCommand>(command: C, args: ArgsOf<C>, options?: SendOptions) =>
    inOrder(() => enqueue(command, args, options));

  return {
    startForm: <Row extends object>(row: Row): FormStart<Row> => ({
      row,
      covered: optimisticView.queue().replica.covered,
    }),
    send,
    tryAgain: async (n: number): Promise<Result<void, StoreFault>> => {
      const { items } = optimisticView.queue();
      const item = items.find((i) => i.n === n);
      const row = targetRow(item?.minds, item?.args);
      const current = baseVersionFor(item?.minds, item?.args, row);
      const sight = item ? retryBaseVersion(item, items, current) : current;
      return disk
        ? notifyAfter(await disk.tryAgain(n, newId(), sight, row), 'command')
        : refuse('store.unavailable');
    },
    replace: async <C extends AnyCommand>(
      n: number,
      command: C,
      args: ArgsOf<C>,
    ): Promise<Result<void, SendRefusal>> => {
      if (!disk) return refuse('store.unavailable');
      const item = itemFor(command, args);
      return item.ok ? notifyAfter(await disk.replace(n, item.value), 'command') : item;
    },
    discard: async (n: number): Promise<Result<void, StoreFault>> =>
      disk ? notifyAfter(await disk.discard(n), 'tab') : refuse('store.unavailable'),
  };
};

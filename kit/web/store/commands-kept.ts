import type * as z from 'zod/mini';
import { newId } from '#kit/pure/ids.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { ArgsOf, Command, OnTwoPhones } from '#kit/sync/commands.ts';
import type { Sight } from '#kit/sync/exchange.ts';
import { newItem } from '#kit/sync/outbox.ts';
import { sightOf } from '#kit/sync/sight.ts';
import type { Disk, NewPhoto, StoreFault } from './disk.ts';
import type { Seen } from './seen.ts';
import type { Reason } from './sync-loop.ts';

export type AnyCommand = Command<string, z.ZodMiniType, string>;
export type SendRefusal = StoreFault | 'store.too_large' | 'sync.invalid' | 'session.missing';

/** What a form showed when it was opened: the row, and how much this phone had heard by then. */
export interface Begun<Row extends object = object> { readonly row: Row; readonly covered: number }
export interface More { readonly photos?: readonly NewPhoto[]; readonly begun?: Begun | null | undefined }

interface Parts {
  readonly disk: Disk | null;
  readonly userId: () => string | null;
  readonly seen: Pick<Seen, 'queue' | 'view'>;
  /** The outbox changed: it is read again, told to other tabs, and the loop may run. */
  readonly moved: (reason: Reason | null) => Promise<void>;
}

/** What the farmer did, kept in the outbox: every change of it begins here. */
export const createKeeper = ({ disk, userId, seen, moved }: Parts) => {
  let asked = false;

  const askToPersist = (): void => {
    if (asked) return;
    asked = true;
    // The browser may then not throw the farmer's work away when space runs short.
    if (typeof navigator !== 'undefined') void navigator.storage?.persist?.().catch(() => false);
  };

  const afterwards = async <T, C extends string>(result: Result<T, C>, reason: Reason): Promise<Result<T, C>> => {
    await moved(result.ok ? reason : null);
    return result;
  };

  const sightFor = (minds: OnTwoPhones | undefined, args: unknown, begun?: Begun | null): Sight | undefined => {
    if (!minds) return undefined;
    const { items, shelf } = seen.queue();
    const row = begun?.row ?? (minds.edits === undefined ? undefined : seen.view().get(minds.edits, (args as { id: string }).id));
    return sightOf(minds, items, begun?.covered ?? shelf.covered, args, row);
  };

  const send = async <C extends AnyCommand>(command: C, args: ArgsOf<C>, { photos = [], begun }: More = {}): Promise<Result<{ readonly id: string }, SendRefusal>> => {
    const user = userId();
    if (!disk) return refuse('store.unavailable');
    if (!user) return refuse('session.missing');
    const parsed = command.args.safeParse(args);
    if (!parsed.success) return refuse('sync.invalid', { at: parsed.error.issues.map((i) => i.path.join('.')).join(', ') });
    const id = newId();
    const sight = sightFor(command.onTwoPhones, parsed.data, begun);
    const item = newItem({ id, userId: user, name: command.name, args: parsed.data, deviceTime: new Date().toISOString(), sight, minds: command.onTwoPhones, photos: photos.map((p) => p.hash) });
    if (!item.ok) return item;
    const kept = await afterwards(await disk.enqueue(item.value, photos), 'command');
    if (!kept.ok) return kept;
    askToPersist();
    return ok({ id });
  };

  return {
    begin: <Row extends object>(row: Row): Begun<Row> => ({ row, covered: seen.queue().shelf.covered }),
    send,
    tryAgain: async (n: number): Promise<Result<void, StoreFault>> => {
      const item = seen.queue().items.find((i) => i.n === n);
      return disk ? afterwards(await disk.tryAgain(n, newId(), sightFor(item?.minds, item?.args)), 'command') : refuse('store.unavailable');
    },
    discard: async (n: number): Promise<Result<void, StoreFault>> => (disk ? afterwards(await disk.discard(n), 'tab') : refuse('store.unavailable')),
  };
};

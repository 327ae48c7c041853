import type * as z from 'zod/mini';
import type { Result } from '#kit/pure/result.ts';
import type { ArgsOf, Command, RefusalOf, RowOf, Synced } from '#kit/sync/commands.ts';
import type { Role } from '../context.ts';
import type { Transaction } from '../database/database.ts';

export interface CommandContext {
  readonly tx: Transaction;
  readonly userId: string;
  readonly role: Role;
  /** The command's id, for rows that record which command created them. */
  readonly commandId: string;
  readonly now: Date;
  /** The phone's clock: evidence, never trusted. Null when it was not a valid time. */
  readonly deviceTime: Date | null;
  /** Marks the row as changed, so that all the user's devices get it. */
  touch(kind: string, id: string): void;
  /** The row is deleted; its tombstone is sent to the phones. */
  remove(kind: string, id: string): void;
  event(name: string, payload: Record<string, unknown>): void;
}

type AnySchema = z.ZodMiniType;

export interface ServedCommand<Name extends string = string> {
  readonly command: Command<Name, AnySchema, string>;
  /** Restarts from the beginning after a conflict. All its writes are rolled back when it refuses. */
  readonly handle: (ctx: CommandContext, args: never) => Promise<Result<unknown>>;
}

/** Pairs a command with the handler that loads, authorises, decides on fresh rows, and writes. */
export const serveCommand = <C extends Command<string, AnySchema, string>>(
  command: C,
  handle: (ctx: CommandContext, args: ArgsOf<C>) => Promise<Result<unknown, RefusalOf<C>>>,
): ServedCommand<C['name']> => ({ command, handle: handle as ServedCommand['handle'] });

export interface ServedSynced<Kind extends string = string> {
  readonly synced: Synced<Kind, AnySchema>;
  readonly read: (
    tx: Transaction,
    userId: string,
    ids: readonly string[],
  ) => Promise<readonly { readonly id: string }[]>;
  /**
   * The server creates and updates these rows. Its writes do not count as changes from the user's other
   * devices.
   */
  readonly writtenByServer: boolean;
}

/**
 * Pairs a kind of synced row with the query that reads rows by id. Ids that the query does not return count
 * as deleted.
 */
export const serveSynced = <S extends Synced<string, AnySchema>>(
  syncedKind: S,
  read: (tx: Transaction, userId: string, ids: readonly string[]) => Promise<readonly RowOf<S>[]>,
  { writtenByServer = false }: { readonly writtenByServer?: boolean } = {},
): ServedSynced<S['kind']> => ({ synced: syncedKind, read, writtenByServer });

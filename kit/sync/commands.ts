import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/**
 * A command is a user action: named by a verb, created on the device, applied once on the server. `refusals`
 * is the complete list of codes that its handler may return; each code has a text.
 */
export interface Command<
  Name extends string = string,
  Args extends Schema = Schema,
  Code extends string = string,
> {
  readonly name: Name;
  readonly args: Args;
  readonly refusals: readonly Code[];
  readonly conflictPolicy?: ConflictPolicy;
}

/**
 * How a command behaves when another device of the same user changed its rows first. The `id` argument names
 * the row. Pass `{}` when the command targets removable rows, so that it sends its base version.
 */
export interface ConflictPolicy {
  /**
   * The command deletes a row of this kind. It is refused (`sync.unseen`) when another device changed the
   * row, or rows that refer to it, and this screen had not shown that.
   */
  readonly removes?: string;
  /**
   * The command changes columns of this kind of row. If another device has set a value since then, it is
   * overwritten and all devices are notified.
   */
  readonly edits?: string;
  /** Arguments that form the row's id, joined with ":"; default `id`. */
  readonly key?: readonly string[];
  /** Further columns that an argument sets, besides the one with its name. */
  readonly sets?: Readonly<Record<string, readonly string[]>>;
  /** On a conflict in these columns, the command is refused and the user decides (`sync.changed_elsewhere`). */
  readonly asks?: readonly string[];
}

export const command = <const Name extends string, Args extends Schema, const Code extends string = never>(
  name: Name,
  args: Args,
  refusals: readonly Code[] = [],
  conflictPolicy?: ConflictPolicy,
): Command<Name, Args, Code> => ({ name, args, refusals, ...(conflictPolicy && { conflictPolicy }) });

export type ArgsOf<C> = C extends Command<string, infer A, string> ? z.output<A> : never;
export type RefusalOf<C> = C extends Command<string, Schema, infer Code> ? Code : never;

type AnyCommand = Command<string, Schema, string>;
/** Every command that a contract exports; `Contract` is the type of the module. */
export type CommandsIn<Contract> = Extract<Contract[keyof Contract], AnyCommand>;
/** Every refusal code of a contract's commands. */
export type RefusalsIn<Contract> = RefusalOf<CommandsIn<Contract>>;

/** A kind of private row that is synced to its owner's devices. Every row has a string `id`. */
export interface Synced<Kind extends string = string, Row extends Schema = Schema> {
  readonly kind: Kind;
  readonly row: Row;
}

export const synced = <const Kind extends string, Row extends Schema>(
  kind: Kind,
  row: Row,
): Synced<Kind, Row> => ({ kind, row });

/** Every kind of synced row that a contract exports. */
export type SyncedIn<Contract> = Extract<Contract[keyof Contract], Synced>;

export type RowOf<S> = S extends Synced<string, infer R> ? z.output<R> & { id: string } : never;

/**
 * What a device shows before the server answers: the server's rows with the waiting commands replayed. A
 * feature has one projection per command. It must be pure and must tolerate missing rows.
 */
export interface View {
  get<T extends { id: string }>(kind: string, id: string): T | undefined;
  all<T extends { id: string }>(kind: string): readonly T[];
  put(kind: string, row: { id: string }): void;
  remove(kind: string, id: string): void;
}

export type Projection<Args = never> = (
  view: View,
  args: Args,
  at: { readonly deviceTime: string; readonly userId: string },
) => void;

/** One projection per command of a contract; null if the command shows nothing before the server answers. */
export type ProjectionsOf<Contract> = {
  readonly [C in CommandsIn<Contract> as C['name']]: Projection<ArgsOf<C>> | null;
};

import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/**
 * A command is what a farmer did: named by verb, made on the device, applied once on the server. `refusals`
 * is the closed list of codes the rules may answer with; each is a words key.
 */
export interface Command<
  Name extends string = string,
  Args extends Schema = Schema,
  Code extends string = string,
> {
  readonly name: Name;
  readonly args: Args;
  readonly refusals: readonly Code[];
  readonly onTwoPhones?: OnTwoPhones;
}

/**
 * What the server minds when another phone of the same farmer was there first. The args name the row by `id`.
 * Also the empty one says something: the act lies over rows that can be removed, so it carries what its
 * screen had shown.
 */
export interface OnTwoPhones {
  /**
   * It deletes a row of this kind: refused (`sync.unseen`) when another phone brought something that names
   * the row and that this screen had not shown.
   */
  readonly removes?: string;
  /**
   * It changes columns of this kind of row: a value that another phone set meanwhile is overwritten, and all
   * phones are told.
   */
  readonly edits?: string;
  /** Arguments that make up the row's id, joined with ":", where it is not `id`. */
  readonly key?: readonly string[];
  /** Columns that an argument also sets, beside the one of its own name. */
  readonly sets?: Readonly<Record<string, readonly string[]>>;
  /**
   * Columns that are work and not a word: such a value is not replaced but the farmer asked
   * (`sync.changed_elsewhere`).
   */
  readonly asks?: readonly string[];
}

export const command = <const Name extends string, Args extends Schema, const Code extends string = never>(
  name: Name,
  args: Args,
  refusals: readonly Code[] = [],
  onTwoPhones?: OnTwoPhones,
): Command<Name, Args, Code> => ({ name, args, refusals, ...(onTwoPhones && { onTwoPhones }) });

export type ArgsOf<C> = C extends Command<string, infer A, string> ? z.output<A> : never;
export type RefusalOf<C> = C extends Command<string, Schema, infer Code> ? Code : never;

/** A kind of private row that travels to its owner's devices. Every row has a string `id`. */
export interface Synced<Kind extends string = string, Row extends Schema = Schema> {
  readonly kind: Kind;
  readonly row: Row;
}

export const synced = <const Kind extends string, Row extends Schema>(
  kind: Kind,
  row: Row,
): Synced<Kind, Row> => ({ kind, row });

export type RowOf<S> = S extends Synced<string, infer R> ? z.output<R> & { id: string } : never;

/**
 * What a device shows before the server has answered: the server's rows with the waiting commands replayed. A
 * feature gives one projection per command; it must be pure and must tolerate missing rows.
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

import type { Access } from '#kit/pure/contract.ts';
import type { CommandsIn } from '#kit/sync/commands.ts';

// Who may call what with valid requests: the access matrix (apps/server/access) tries every cell.

/** Every kind of caller. `other` requests what belongs to another user. */
export const callers = [
  'anonymous',
  'other',
  'free',
  'pro',
  'expired',
  'cancelled',
  'trial',
  'expert',
  'admin',
] as const;
export type Caller = (typeof callers)[number];
export type Farmer = Exclude<Caller, 'anonymous'>;

/** Personal data that a URL, a body or a command may name: a table, or one of these. */
export type Mine = 'user' | 'photo' | 'tracking' | 'code' | 'session' | (string & {});
export interface Person {
  readonly userId: string;
  readonly email: string;
  /** The oldest one; `n` later ones. */
  has(what: Mine, n?: number): string;
}
/** The caller. `asker` is a farmer whose questions, shops and money the staff decide on. */
export interface Own extends Person {
  readonly caller: Caller;
  readonly asker: Person;
  readonly photo: Buffer;
  readonly password: string;
  /** Secret part of the URLs that the SMS service calls. */
  readonly smsSecret: string;
}

export interface Sent {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly bytes?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What an id in a request names. `made`: created by the phone for a new row; `taken` is the answer to another
 * user's id, if it must be unique among all farmers or can be sent only once. `notOne`: names no personal
 * row, for this reason.
 */
export type Names = Mine | { readonly made: Mine; readonly taken?: string } | { readonly notOne: string };
export const made = (what: Mine, taken?: string): Names => ({ made: what, ...(taken && { taken }) });

export interface OperationAccess {
  readonly who: Access;
  /** A valid request with the caller's own ids. */
  readonly send?: (own: Own) => Sent;
  /** The expected answer for an allowed caller: `200` when absent, else the status and the refusal. */
  readonly says?: string | Partial<Record<Farmer, string>>;
  /** Every parameter that takes an id. Another user's id is answered like one that does not exist. */
  readonly ids?: Readonly<Record<string, Names>>;
  /** Runs last, in its own session, because it ends something. */
  readonly ends?: true;
}

export interface CommandAccess {
  readonly args: (own: Own) => Readonly<Record<string, unknown>>;
  /** `applied` when absent, else the refusal. */
  readonly says?: string | Partial<Record<Farmer, string>>;
  readonly ids?: Readonly<Record<string, Names>>;
  /** Tried after those of all features, because it deletes what they name. */
  readonly last?: true;
}

/** Operations by id, commands by name, each in an order in which the rows it names still exist. */
export interface FeatureAccess {
  readonly operations?: Readonly<Record<string, OperationAccess>>;
  readonly commands?: Readonly<Record<string, CommandAccess>>;
}

type AccessOf<Contract> = FeatureAccess &
  ([CommandsIn<Contract>] extends [never]
    ? unknown
    : { readonly commands: { readonly [C in CommandsIn<Contract> as C['name']]: CommandAccess } });

/** Does not compile without an entry for each command of the contract. */
export const defineAccess =
  <Contract = Record<never, never>>() =>
  (access: AccessOf<Contract>): AccessOf<Contract> =>
    access;

/**
 * Access limited to Pro: a cancelled subscription is valid until its end date, a trial is Pro, a staff role
 * is not.
 */
export const proOnly = (refused: string, allowed: string): Record<Farmer, string> => ({
  other: allowed,
  pro: allowed,
  cancelled: allowed,
  trial: allowed,
  free: refused,
  expired: refused,
  expert: refused,
  admin: refused,
});

/** Ids that only a paying user has: no other user has a payment or a subscription. */
export const paidOnly = (
  refused: string,
  over: Partial<Record<Farmer, string>> = {},
): Partial<Record<Farmer, string>> => ({
  free: refused,
  trial: refused,
  expert: refused,
  admin: refused,
  ...over,
});

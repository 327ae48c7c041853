import type { Access } from '#kit/pure/contract.ts';
import type { CommandsIn } from '#kit/sync/commands.ts';

// The access matrix: who may call which operation. The test in apps/server/access tries every cell.

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

/** Personal data whose id a URL, a body or a command may contain: a table, or one of these. */
export type OwnedId = 'user' | 'photo' | 'tracking' | 'code' | 'session' | (string & {});
export interface Person {
  readonly userId: string;
  readonly email: string;
  /** The id of this user's oldest row; `n` selects a later one. */
  idOf(what: OwnedId, n?: number): string;
}
/** The caller. `supportedFarmer` is a farmer whose questions, shops and money the staff decide on. */
export interface TestCaller extends Person {
  readonly caller: Caller;
  readonly supportedFarmer: Person;
  readonly photo: Buffer;
  readonly password: string;
  /** Secret part of the URLs that the SMS service calls. */
  readonly smsSecret: string;
}

export interface TestRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly bytes?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What an id in a request names. `createdFor`: created by the phone for a new row; `refusalIfTaken` is the
 * answer to another user's id, if it must be unique among all farmers or can be sent only once.
 * `notPersonalReason`: names no personal row, for this reason.
 */
export type IdMeaning =
  | OwnedId
  | { readonly createdFor: OwnedId; readonly refusalIfTaken?: string }
  | { readonly notPersonalReason: string };
export const createdId = (what: OwnedId, refusalIfTaken?: string): IdMeaning => ({
  createdFor: what,
  ...(refusalIfTaken && { refusalIfTaken }),
});

export interface OperationAccess {
  readonly access: Access;
  /** A valid request with the caller's own ids. */
  readonly send?: (caller: TestCaller) => TestRequest;
  /** The expected answer for an allowed caller: `200` when absent, else the status and the refusal. */
  readonly expectedAnswer?: string | Partial<Record<Farmer, string>>;
  /** Every parameter that takes an id. Another user's id is answered like one that does not exist. */
  readonly idParams?: Readonly<Record<string, IdMeaning>>;
  /** Runs last, in its own session, because it ends a session or an account. */
  readonly endsSession?: true;
}

export interface CommandAccess {
  /** Valid example arguments with the caller's own ids, for the access test. */
  readonly sampleArgs: (caller: TestCaller) => Readonly<Record<string, unknown>>;
  /** `applied` when absent, else the refusal. */
  readonly expectedAnswer?: string | Partial<Record<Farmer, string>>;
  readonly idParams?: Readonly<Record<string, IdMeaning>>;
  /** Runs after the commands of all features, because it deletes rows that they use. */
  readonly runsLast?: true;
}

/** Operations by id and commands by name, in an order in which the rows that they use still exist. */
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
  overrides: Partial<Record<Farmer, string>> = {},
): Partial<Record<Farmer, string>> => ({
  free: refused,
  trial: refused,
  expert: refused,
  admin: refused,
  ...overrides,
});

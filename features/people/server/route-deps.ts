import type { Context, Session } from '#kit/server/context.ts';
import type { Database, Query, Transaction } from '#kit/server/database/database.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';
import type { Auth } from './auth.ts';
import type { CodeSenders, PeopleMail } from './ports.ts';

/** Called in the transaction in which a code proved the number of an account. */
export type OnPhoneProven = (
  tx: Transaction,
  proven: {
    readonly userId: string;
    readonly phone: string;
    /** The number that signed in to this account before. */
    readonly formerPhone: string | null;
    readonly now: Date;
  },
) => Promise<void>;

/** The account that confirmed this number for messages; null without one. */
export type FindNumberOwner = (tx: Query, phone: string) => Promise<string | null>;

/** Dependencies shared by the operations of this feature. */
export interface PeopleRouteDeps {
  readonly auth: Auth;
  readonly db: Database;
  readonly tries: AttemptLimiter;
  readonly reader: (cookieHeader: string | undefined) => Promise<Session | null>;
  readonly cookie: string;
  readonly secret: string;
  readonly origin: string;
  readonly queueMail: (mail: PeopleMail) => Promise<void>;
  /** Called when a session starts, or an address is confirmed. */
  readonly onAuthenticated: (userId: string) => Promise<void>;
  readonly googleOn: boolean;
  readonly codeSenders: CodeSenders;
  /** Most that codes may cost the server in an hour, in the currency of its account with the provider. */
  readonly codeSpendPerHour: number;
  readonly onPhoneProven: OnPhoneProven;
  readonly findNumberOwner: FindNumberOwner;
  /** The session of a new cookie, which is passed on to the browser. */
  readonly startSession: (ctx: Context, headers: Headers) => Promise<Session>;
  /** Ends what concerns others when the staff suspend a user; in the same transaction. */
  readonly onSuspended: (tx: Transaction, userId: string) => Promise<void>;
  /** ADMIN_EMAILS in stored form. */
  readonly admins: readonly string[];
}

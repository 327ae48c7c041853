import type { Session } from '#kit/server/context.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import type { AttemptLimiter } from './attempt-limiter.ts';
import type { Auth } from './auth.ts';
import type { PeopleMail } from './ports.ts';

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
  /** Ends what concerns others when the staff suspend a user; in the same transaction. */
  readonly onSuspended: (tx: Transaction, userId: string) => Promise<void>;
  /** ADMIN_EMAILS in stored form. */
  readonly admins: readonly string[];
}

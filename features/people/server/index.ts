import type { Logger } from 'pino';
import type { ServedOperation } from '#kit/server/context.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import { defineServerFeature } from '#kit/server/feature.ts';
import type { Jobs } from '#kit/server/jobs/jobs.ts';
import type * as contract from '../contract-session.ts';
import { adminList } from '../domain/roles.ts';
import { peopleAccess } from './access.ts';
import { createLink } from './account-links.ts';
import { serveAccount } from './account.ts';
import { createAttemptLimiter } from './attempt-limiter.ts';
import { createAuth } from './auth.ts';
import { cookieHeaderFrom, forwardCookies } from './better-auth-http.ts';
import { serveChangeEmail } from './email/change-email.ts';
import { MAIL_JOB, sendPeopleMail } from './email/mails.ts';
import { serveVerification } from './email/verification.ts';
import { type GoogleOption, serveGoogle } from './google.ts';
import { serveJoin } from './join/join.ts';
import { peopleCommands } from './language.ts';
import { serveMe } from './me.ts';
import { servePasswords } from './password/passwords.ts';
import { ensureProfile, sweepPeople } from './persons.ts';
import { createPhoneAccounts } from './phone-accounts.ts';
import { servePhone } from './phone.ts';
import type { CodeSenders, Mailer, PasswordHasher, PeopleMail } from './ports.ts';
import type { FindNumberOwner, OnPhoneProven, PeopleRouteDeps } from './route-deps.ts';
import { createSampleSessions } from './sample-session.ts';
import { cookieName, sessionReader } from './session.ts';
import { serveSignIn } from './sign-in.ts';
import { serveStaff } from './staff.ts';
import { peopleTables } from './tables.ts';

export { composeMail, MAIL_JOB, sendPeopleMail } from './email/mails.ts';
export { readSecret } from './secret.ts';
export type { GoogleOption } from './google.ts';
export type { CodeSender, CodeSenders, Mailer, PasswordHasher, PeopleMail } from './ports.ts';

export interface PeopleDeps {
  readonly db: Database;
  readonly secret: string;
  /** The app's public address; https makes cookies Secure. */
  readonly origin: string;
  readonly google?: { readonly clientId: string; readonly clientSecret: string } | undefined;
  readonly codeSenders?: CodeSenders;
  readonly codeSpendPerHour?: number;
  readonly onPhoneProven?: OnPhoneProven;
  readonly findNumberOwner?: FindNumberOwner;
  /** The ADMIN_EMAILS setting, unparsed. */
  readonly adminEmails: string;
  /** Writes the job row; a worker sends the mail later. */
  readonly queueMail: (mail: PeopleMail) => Promise<void>;
  /** Called when a user signs in or confirms an address. */
  readonly onAuthenticated?: (userId: string) => Promise<void>;
  /** Called in the transaction in which staff suspend a user. */
  readonly onSuspended?: (tx: Transaction, userId: string) => Promise<void>;
  readonly logFault: (message: string) => void;
  readonly passwordHasher?: PasswordHasher | undefined;
}

/** The people feature, with mails sent as jobs. */
export const peopleServer = ({
  jobs,
  mailer,
  log,
  ...deps
}: Omit<PeopleDeps, 'queueMail' | 'logFault'> & {
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly log: Pick<Logger, 'error'>;
}) => {
  jobs.handleJobs<PeopleMail>(MAIL_JOB, (data, { id }) => sendPeopleMail(mailer)({ id, data }));
  return createPeople({
    ...deps,
    queueMail: (mail) => deps.db.asSystem((tx) => jobs.enqueue(tx, MAIL_JOB, mail)),
    logFault: (message) => log.error({ part: 'people' }, message),
  });
};

export const createPeople = ({
  db,
  secret,
  origin,
  google,
  adminEmails,
  queueMail,
  onAuthenticated,
  onSuspended = async () => undefined,
  logFault,
  passwordHasher,
  codeSenders = { sms: null, whatsapp: null },
  codeSpendPerHour = 300,
  onPhoneProven = async () => undefined,
  findNumberOwner = async () => null,
}: PeopleDeps) => {
  const cookie = cookieName(origin);
  const reader = sessionReader(db, secret, cookie);
  const admins = adminList(adminEmails);
  const ensure = ensureProfile(db, admins);
  const handleAuthenticated = async (userId: string): Promise<void> => {
    await ensure(userId);
    await onAuthenticated?.(userId);
  };
  const createVerifyToken = (userId: string): Promise<string> => createLink(db, 'verify', userId);
  const auth = createAuth({
    pool: db.pool,
    secret,
    origin,
    google,
    queueMail,
    logFault,
    passwordHasher,
    createVerifyToken,
    onSessionStart: handleAuthenticated,
  });
  const parts: PeopleRouteDeps = {
    auth,
    db,
    tries: createAttemptLimiter(db, secret),
    reader,
    cookie,
    secret,
    origin,
    queueMail,
    onSuspended,
    onAuthenticated: handleAuthenticated,
    googleOn: Boolean(google),
    codeSenders,
    codeSpendPerHour,
    onPhoneProven,
    findNumberOwner,
    startSession: async (ctx, headers) => {
      forwardCookies(ctx, headers);
      const session = await reader(cookieHeaderFrom(headers));
      if (!session) throw new Error('a new session cannot be read');
      return session;
    },
    admins,
  };
  const googleOption: GoogleOption = google
    ? { available: true }
    : { available: false, reason: 'people.google_off' };
  return defineServerFeature<typeof contract>()({
    access: peopleAccess,
    tables: peopleTables,
    readSession: reader,
    google: googleOption,
    /** Opens an account for a number that a telephone network vouches for, or finds the one it has. */
    openPhoneAccount: createPhoneAccounts({
      auth,
      db,
      onPhoneProven,
      findNumberOwner,
      onAuthenticated: handleAuthenticated,
    }),
    /** Signs in as a sample person without a proof; for development servers only. */
    openSampleSession: createSampleSessions(parts),
    /** How a farmer can sign in by phone number here. */
    phoneSignIn: { sms: codeSenders.sms !== null, whatsapp: codeSenders.whatsapp !== null },
    commands: peopleCommands,
    /** The profile is sent with the session, not as a synced row. */
    synced: [] as const,
    operations: [
      serveSignIn,
      servePhone,
      servePasswords,
      serveVerification,
      serveGoogle,
      serveMe,
      serveAccount,
      serveChangeEmail,
      serveJoin,
      serveStaff,
    ].flatMap((createRoutes): readonly ServedOperation[] => createRoutes(parts)),
    /** Deletes ended sessions, tokens and counts. */
    sweeps: { people: () => sweepPeople(db) },
  });
};

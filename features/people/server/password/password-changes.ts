import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { newId } from '#kit/pure/ids.ts';
import type { Database, Query, Transaction } from '#kit/server/database/database.ts';
import { endAccess, lockUser, consumeLink } from '../account-links.ts';
import { SESSION_SECONDS } from '../session.ts';

/** The stored hash; null for an account without a password. */
export const passwordHashOf = async (db: Query, userId: string): Promise<string | null> =>
  (
    await db.maybe<{ password: string }>(sql`
      select password from auth_accounts
      where user_id = ${userId} and provider_id = 'credential' and password is not null`)
  )?.password ?? null;

const savePassword = async (tx: Transaction, userId: string, hash: string): Promise<void> => {
  const changed = await tx.run(sql`
    update auth_accounts set password = ${hash}, updated_at = now()
    where user_id = ${userId} and provider_id = 'credential'`);
  if (changed > 0) return;
  await tx.run(sql`
    insert into auth_accounts (id, user_id, account_id, provider_id, password)
    values (${newId()}, ${userId}, ${userId}, 'credential', ${hash})`);
};

/** Sets the password by a link, and ends every session and every other link; false when the link is dead. */
export const resetByLink = (db: Database, userId: string, token: string, hash: string): Promise<boolean> =>
  db.asSystem(async (tx) => {
    if (!(await lockUser(tx, userId)) || !(await consumeLink(tx, 'reset', token))) return false;
    await savePassword(tx, userId, hash);
    await endAccess(tx, userId);
    return true;
  });

interface PasswordReplacement {
  readonly userId: string;
  readonly sessionId: string;
  readonly previousHash: string;
  readonly hash: string;
  readonly userAgent: string | null;
}

/**
 * Replaces a verified password, ends all sessions and links, and starts a new session for this browser.
 * Returns its token; null when the password was changed or the session ended since.
 */
export const replacePassword = (
  db: Database,
  { userId, sessionId, previousHash, hash, userAgent }: PasswordReplacement,
): Promise<string | null> =>
  db.asSystem(async (tx) => {
    await lockUser(tx, userId);
    const isOpen =
      (await tx.maybe(
        sql`select 1 as x from auth_sessions where id = ${sessionId} and expires_at > now()`,
      )) !== null;
    if (!isOpen || (await passwordHashOf(tx, userId)) !== previousHash) return null;
    await savePassword(tx, userId, hash);
    await endAccess(tx, userId);
    const token = randomBytes(24).toString('base64url');
    await tx.run(sql`
      insert into auth_sessions (id, user_id, token, expires_at, user_agent)
      values (${newId()}, ${userId}, ${token}, now() + make_interval(secs => ${SESSION_SECONDS}),
        ${userAgent})
    `);
    return token;
  });

/**
 * A password may be replaced while a sign-in verifies the old one. Waits for such a change, then ends the new
 * session and returns false if the password differs.
 */
export const keepCurrentSession = (
  db: Database,
  userId: string,
  before: string | null,
  token: string | null,
): Promise<boolean> =>
  db.asSystem(async (tx) => {
    await lockUser(tx, userId);
    if ((await passwordHashOf(tx, userId)) === before) return true;
    await tx.run(sql`delete from auth_sessions where token = ${token}`);
    return false;
  });

import sql from 'sql-template-tag';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { type AuditEntry, recordAudit } from '#kit/server/audit-log.ts';
import type { Database, Transaction } from '#kit/server/database/database.ts';
import { realEmail } from '../domain/placeholder-email.ts';
import { becomesAdmin, type Role } from '../domain/roles.ts';
import { endAccess } from './account-links.ts';

interface User {
  readonly id: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly image: string | null;
  readonly language: string;
  readonly role: Role;
}

/** Runs when a session starts: creates the profile, and gives a confirmed address of ADMIN_EMAILS its role. */
export const ensureProfile =
  (db: Database, admins: readonly string[]) =>
  async (userId: string): Promise<void> => {
    await db.asSystem(async (tx) => {
      const user = await tx.one<User>(
        sql`
          select id, email, email_verified, name, image, language, role
          from auth_users
          where id = ${userId}
        `,
      );
      await tx.run(sql`
      insert into profiles (id, email, full_name, avatar_url, preferred_language)
      values (${user.id}, ${realEmail(user.email)}, ${user.name}, ${user.image}, ${user.language})
      on conflict (id) do update set email = excluded.email where profiles.email <> excluded.email`);
      await tx.run(sql`update auth_users set active_at = now() where id = ${user.id}`);
      if (becomesAdmin(admins, { email: user.email, emailVerified: user.email_verified }))
        await setRole(tx, user.id, 'admin');
    });
  };

export const setRole = async (tx: Transaction, userId: string, role: Role): Promise<void> => {
  await tx.run(
    sql`update auth_users set role = ${role}, updated_at = now() where id = ${userId} and role <> ${role}`,
  );
};

/**
 * Gives a role to the account of an address. The last administrator cannot be demoted. Other roles than
 * farmer need a verified address, because anybody may have created the account.
 */
export const grantRole = (
  db: Database,
  auditFields: Pick<AuditEntry, 'staffId' | 'reason' | 'now'>,
  email: string,
  role: Role,
): Promise<
  Result<
    { userId: string; role: Role },
    'people.unknown_email' | 'people.email_unproven' | 'people.last_admin'
  >
> =>
  db.asSystem(async (tx) => {
    // Locks all administrators, so that two of them cannot demote each other at once.
    const admins = await tx.many<{ id: string }>(
      sql`select id from auth_users where role = 'admin' order by id for update`,
    );
    const user = await tx.maybe<{ id: string; email_verified: boolean }>(
      sql`select id, email_verified from auth_users where email = ${email} for update`,
    );
    if (!user) return refuse('people.unknown_email');
    if (role !== 'farmer' && !user.email_verified) return refuse('people.email_unproven');
    if (role !== 'admin' && admins.length === 1 && admins[0]?.id === user.id)
      return refuse('people.last_admin');
    await setRole(tx, user.id, role);
    await recordAudit(tx, {
      ...auditFields,
      action: 'people.grant_role',
      subjectId: user.id,
      decision: role,
    });
    return ok({ userId: user.id, role });
  });

/**
 * Somebody else may have opened the account of a future administrator before its owner confirms the mail. If
 * the confirming user is not signed in to this account, removes its password, sessions and links. The way in
 * is then "forgot password", which only the mailbox owner can use.
 */
export const revokeStrangersAccess = async (
  db: Database,
  admins: readonly string[],
  email: string,
  currentUserId: string | undefined,
): Promise<void> => {
  if (!admins.includes(email)) return;
  const user = await db.maybe<{ id: string }>(sql`select id from auth_users where email = ${email}`);
  if (!user || user.id === currentUserId) return;
  await db.asSystem(async (tx) => {
    await tx.run(sql`delete from auth_accounts where user_id = ${user.id} and provider_id = 'credential'`);
    await endAccess(tx, user.id);
  });
};

interface AccountSummary {
  readonly id: string;
  readonly language: 'en' | 'sw';
  readonly has_password: boolean;
}

/** An address's account and whether it has a password, or null. */
export const findAccountByEmail = (db: Database, email: string): Promise<AccountSummary | null> =>
  db.maybe(sql`
    select u.id, u.language, exists (select from auth_accounts a where a.user_id = u.id
      and a.provider_id = 'credential') as has_password
    from auth_users u
    where u.email = ${email}
  `);

/**
 * Ends the sessions of a suspended account and returns the staff's reason; null when it is not suspended.
 * Runs after better-auth's transaction: within it, it would need a second connection.
 */
export const endSuspendedSessions = async (db: Database, userId: string): Promise<string | null> =>
  (
    await db.many<{ why: string }>(sql`
      delete
      from auth_sessions s
      using auth_users u
      where u.id = s.user_id and u.id = ${userId} and u.suspended_at is not null
      returning coalesce(u.suspended_why, '') as why
    `)
  )[0]?.why ?? null;

/** Deletes ended sessions, used-up tokens and old counts. Runs periodically; safe to run twice. */
export const sweepPeople = async (db: Database): Promise<void> => {
  await db.run(sql`delete from auth_sessions where expires_at < now()`);
  await db.run(sql`delete from auth_verifications where expires_at < now()`);
  await db.run(sql`delete from auth_email_changes where undo_until < now()`);
  await db.run(sql`delete from auth_attempts where window_start < now() - interval '1 day'`);
};

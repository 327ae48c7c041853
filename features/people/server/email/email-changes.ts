import { createHash, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { ok, refuse, type Result } from '#kit/pure/result.ts';
import type { Database, Query, Transaction } from '#kit/server/database/database.ts';
import { CONFIRM_DAYS, UNDO_DAYS } from '../../domain/email-change.ts';
import { lockUser, revokeLinks } from '../account-links.ts';
import { passwordHashOf } from '../password/password-changes.ts';

interface EmailChangeRow {
  readonly id: string;
  readonly user_id: string;
  readonly old_email: string;
  readonly new_email: string;
  readonly asked_at: Date;
  readonly expires_at: Date;
  readonly confirmed_at: Date | null;
  readonly revoked_at: Date | null;
  readonly undo_until: Date;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const newToken = (): string => randomBytes(32).toString('base64url');
const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);

/** The new address that is not confirmed yet. */
export const findPendingChange = async (
  db: Query,
  userId: string,
  now: Date,
): Promise<{ email: string; until: string } | null> => {
  const row = await db.maybe<{ new_email: string; expires_at: Date }>(sql`
    select new_email, expires_at
    from auth_email_changes
    where user_id = ${userId} and confirmed_at is null and revoked_at is null and expires_at > ${now}
    order by asked_at desc
    limit 1
  `);
  return row && { email: row.new_email, until: row.expires_at.toISOString() };
};

/**
 * Whether an address belongs to another account, or to one that has just left it and may still object.
 * Otherwise an account thief could lock the owner out by opening another account with the old address.
 */
export const isTaken = async (
  db: Query,
  email: string,
  exceptUserId: string | null = null,
): Promise<boolean> =>
  (
    await db.one<{ taken: boolean }>(sql`
      select exists (select from auth_users where email = ${email} and (${exceptUserId}::uuid is null
        or id <> ${exceptUserId}::uuid)) or exists (select from auth_email_changes where old_email = ${email}
        and confirmed_at is not null and undo_hash is not null and undo_until > now()
        and (${exceptUserId}::uuid is null or user_id <> ${exceptUserId}::uuid)) as taken
    `)
  ).taken;

interface EmailChangeRequest {
  readonly userId: string;
  /** The password hash that was verified; null for the first address of an account without a password. */
  readonly passwordHash: string | null;
  readonly oldEmail: string;
  readonly isOldEmailVerified: boolean;
  readonly newEmail: string;
  readonly now: Date;
}

interface ChangeTokens {
  readonly confirmToken: string;
  readonly undoToken: string | null;
  readonly expiresAt: Date;
}

/**
 * Replaces an earlier pending change; null when the password was changed since. The old address gets a link
 * only if it was confirmed; otherwise its holder may be a stranger.
 */
export const requestEmailChange = (
  db: Database,
  request: EmailChangeRequest,
): Promise<ChangeTokens | null> => {
  const { userId, passwordHash, oldEmail, isOldEmailVerified, newEmail, now } = request;
  const [confirmToken, undoToken, expiresAt] = [
    newToken(),
    isOldEmailVerified ? newToken() : null,
    daysAfter(now, CONFIRM_DAYS),
  ];
  return db.asSystem(async (tx) => {
    await lockUser(tx, userId);
    if ((await passwordHashOf(tx, userId)) !== passwordHash) return null;
    await tx.run(sql`delete from auth_email_changes where user_id = ${userId} and confirmed_at is null`);
    await tx.run(sql`
      insert into auth_email_changes (id, user_id, old_email, new_email, confirm_hash, undo_hash, asked_at,
        expires_at, undo_until)
      values (${newId()}, ${userId}, ${oldEmail}, ${newEmail}, ${hashOf(confirmToken)},
        ${undoToken && hashOf(undoToken)}, ${now}, ${expiresAt}, ${daysAfter(now, UNDO_DAYS)})
    `);
    return { confirmToken, undoToken, expiresAt };
  });
};

/** Also revokes the links that were sent to the previous address. */
const setAddress = async (tx: Transaction, userId: string, email: string): Promise<void> => {
  await tx.run(
    sql`
      update auth_users
      set email = ${email}, email_verified = true, updated_at = now()
      where id = ${userId}
    `,
  );
  await tx.run(sql`update profiles set email = ${email}, updated_at = now() where id = ${userId}`);
  await revokeLinks(tx, userId);
};

type ConfirmedEmailChange = { readonly userId: string; readonly email: string };

export const confirmChange = (
  db: Database,
  token: string,
  now: Date,
): Promise<
  Result<
    ConfirmedEmailChange,
    'people.link_unknown' | 'people.link_used' | 'people.link_late' | 'people.email_taken'
  >
> =>
  db.asSystem(async (tx) => {
    const change = await tx.maybe<EmailChangeRow>(
      sql`select * from auth_email_changes where confirm_hash = ${hashOf(token)} for update`,
    );
    if (!change) return refuse('people.link_unknown');
    if (change.confirmed_at) return refuse('people.link_used');
    if (change.revoked_at) return refuse('people.link_unknown');
    if (change.expires_at <= now) return refuse('people.link_late');
    if (await isTaken(tx, change.new_email, change.user_id)) return refuse('people.email_taken');
    await tx.run(
      sql`
        update auth_email_changes
        set confirmed_at = ${now}, undo_until = ${daysAfter(now, UNDO_DAYS)}
        where id = ${change.id}
      `,
    );
    await setAddress(tx, change.user_id, change.new_email);
    return ok({ userId: change.user_id, email: change.new_email });
  });

/**
 * Keeps or restores the address and locks everybody out: sessions, password, and accounts linked since. The
 * way back in is "forgot password", which only the holder of this mailbox can use. Later pending changes are
 * cancelled too.
 */
export const undoChange = (
  db: Database,
  token: string,
  now: Date,
): Promise<Result<{ email: string }, 'people.link_unknown' | 'people.link_late' | 'people.email_taken'>> =>
  db.asSystem(async (tx) => {
    const change = await tx.maybe<EmailChangeRow>(
      sql`select * from auth_email_changes where undo_hash = ${hashOf(token)} for update`,
    );
    if (!change) return refuse('people.link_unknown');
    if (change.undo_until <= now) return refuse('people.link_late');
    const { user_id: userId, old_email: email, asked_at: requestedAt } = change;
    if (await isTaken(tx, email, userId)) return refuse('people.email_taken');
    await setAddress(tx, userId, email);
    await tx.run(sql`delete from auth_sessions where user_id = ${userId}`);
    await tx.run(
      sql`
        delete
        from auth_accounts
        where user_id = ${userId} and (provider_id = 'credential' or created_at >= ${requestedAt})
      `,
    );
    await tx.run(
      sql`delete from auth_email_changes where user_id = ${userId} and asked_at >= ${requestedAt}`,
    );
    return ok({ email });
  });

export const cancelChange = async (db: Database, userId: string): Promise<void> =>
  void (await db.run(sql`delete from auth_email_changes where user_id = ${userId} and confirmed_at is null`));

import { createHash, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import { newId } from '#kit/pure/ids.ts';
import type { Query, Transaction } from '#kit/server/database/database.ts';

/** Links sent by mail that set a new password or confirm an address. Only a hash of the token is stored. */
type LinkKind = 'reset' | 'verify';

const SECONDS: Readonly<Record<LinkKind, number>> = { reset: 3_600, verify: 3 * 86_400 };

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const identifierOf = (kind: LinkKind | 'verified', token: string): string => `${kind}:${hashOf(token)}`;

/** Returns the token of a new link. Older links still work until one of them is used: mails may arrive late. */
export const createLink = async (db: Query, kind: LinkKind, userId: string): Promise<string> => {
  const token = randomBytes(24).toString('base64url');
  await db.run(sql`
    insert into auth_verifications (id, identifier, value, expires_at)
    values (${newId()}, ${identifierOf(kind, token)}, ${userId},
      now() + make_interval(secs => ${SECONDS[kind]}))
  `);
  return token;
};

interface LinkOwner {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly language: 'en' | 'sw';
}

const ownerBy = (db: Query, identifier: string): Promise<LinkOwner | null> =>
  db.maybe(sql`
    select u.id, u.email, u.name, u.language
    from auth_verifications v
    join auth_users u on u.id = v.value::uuid
    where v.identifier = ${identifier} and v.expires_at > now()
  `);

/** The account that a link belongs to; null when the link does not work. */
export const ownerOfLink = (db: Query, kind: LinkKind, token: string): Promise<LinkOwner | null> =>
  ownerBy(db, identifierOf(kind, token));

/** The account whose address this link has already confirmed. */
export const ownerOfUsedLink = (db: Query, token: string): Promise<LinkOwner | null> =>
  ownerBy(db, identifierOf('verified', token));

/**
 * Locks the account's row. Every use of a link takes this lock first: of two links used at once only one
 * works.
 */
export const lockUser = async (tx: Transaction, userId: string): Promise<boolean> =>
  (await tx.maybe(sql`select 1 as x from auth_users where id = ${userId} for update`)) !== null;

/** Consumes a link; false when it no longer works. Call `lockUser` first. */
export const consumeLink = async (tx: Transaction, kind: LinkKind, token: string): Promise<boolean> =>
  (await tx.run(
    sql`
      delete
      from auth_verifications
      where identifier = ${identifierOf(kind, token)} and expires_at > now()
    `,
  )) > 0;

/** Marks all confirmation links of the address as used. Opening one again changes nothing and says so. */
export const markVerified = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.run(sql`
    update auth_verifications set identifier = 'verified:' || substr(identifier, ${'verify:'.length + 1}::int)
    where value = ${userId} and identifier like 'verify:%'`);
};

/**
 * Revokes every link of an account: password reset, address confirmation, and a pending e-mail change. Keeps
 * the link "this was not me" in the old mailbox: otherwise a thief could remove it by changing the password.
 */
export const revokeLinks = async (tx: Query, userId: string): Promise<void> => {
  await tx.run(sql`delete from auth_verifications where value = ${userId}`);
  await tx.run(sql`
    update auth_email_changes set revoked_at = now()
    where user_id = ${userId} and confirmed_at is null and revoked_at is null`);
};

/** Ends every session and every link of an account. */
export const endAccess = async (tx: Query, userId: string): Promise<void> => {
  await tx.run(sql`delete from auth_sessions where user_id = ${userId}`);
  await revokeLinks(tx, userId);
};

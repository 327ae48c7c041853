import sql from 'sql-template-tag';
import type { Query } from '#kit/server/database/database.ts';
import { realEmail } from '../domain/placeholder-email.ts';

/** The language a farmer reads, for texts written by the server. */
export const languageOf = async (tx: Query, userId: string): Promise<'en' | 'sw'> =>
  (
    await tx.maybe<{ language: 'en' | 'sw' }>(
      sql`select preferred_language as language from profiles where id = ${userId}`,
    )
  )?.language ?? 'en';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Signs in to this account. */
  readonly phone: string | null;
  /** An address or a phone number of this account is confirmed. */
  readonly isProven: boolean;
  readonly language: 'en' | 'sw';
}

/** Whether the account is suspended. */
export const isSuspended = async (tx: Query, userId: string): Promise<boolean> =>
  (await tx.maybe(sql`select 1 as x from auth_users where id = ${userId} and suspended_at is not null`)) !==
  null;

/** A user to write to, or to name beside an answer; null when the account was deleted. As the system role. */
export const personOf = async (tx: Query, userId: string): Promise<Person | null> => {
  const person = await tx.maybe<Person>(sql`
    select name, email, phone_number as phone, email_verified as "emailVerified", email_verified or phone_number_verified as
      "isProven", language
    from auth_users
    where id = ${userId}
  `);
  return person && { ...person, email: realEmail(person.email) };
};

/** The number of experts. */
export const countExperts = async (tx: Query): Promise<number> =>
  (await tx.one<{ n: number }>(sql`select count(*) as n from auth_users where role = 'expert'`)).n;

/** Experts with a verified address, for sending mail. */
export const verifiedExperts = (tx: Query): Promise<Pick<Person, 'email' | 'language'>[]> =>
  tx.many(sql`select email, language from auth_users where role = 'expert' and email_verified order by id`);

/** Sets the public name; sessions are updated automatically. */
export const setName = (tx: Query, userId: string, name: string): Promise<number> =>
  tx.run(sql`update profiles set full_name = ${name}, updated_at = now() where id = ${userId}`);

/** Which of these sessions are still valid. */
export const liveSessions = async (tx: Query, ids: readonly string[]): Promise<string[]> =>
  (
    await tx.many<{ id: string }>(
      sql`select id from auth_sessions where id = any(${ids}) and expires_at > now()`,
    )
  ).map((row) => row.id);

/** The last sign-in, by the sessions that are still valid. */
export const lastSignIn = async (tx: Query, userId: string): Promise<Date | null> =>
  (
    await tx.one<{ at: Date | null }>(
      sql`select max(created_at) as at from auth_sessions where user_id = ${userId}`,
    )
  ).at;

/** The public author line: the user's name, and whether they are an expert. */
interface PublicAuthor {
  readonly id: string;
  readonly name: string | null;
  readonly is_expert: boolean;
}
export const publicAuthorsOf = async (
  tx: Query,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PublicAuthor>> =>
  new Map(
    (
      await tx.many<PublicAuthor>(
        sql`
          select id, nullif(btrim(name), '') as name, role = 'expert' as is_expert
          from auth_users
          where id = any(${ids}::uuid[])
        `,
      )
    ).map((face) => [face.id, face]),
  );

/** Experts with a verified address and a public name. */
export const namedExperts = (
  tx: Query,
): Promise<{ readonly id: string; readonly name: string; readonly language: 'en' | 'sw' }[]> =>
  tx.many(
    sql`
      select id, btrim(name) as name, language
      from auth_users
      where role = 'expert' and email_verified and btrim(name) <> ''
      order by id
    `,
  );

export { endAccess, revokeLinks } from './account-links.ts';
export { useAccount, useByPhone } from './phone-accounts.ts';
export { ensureInvitationCode as codeOf, inviterOf } from './join/invitations.ts';

export interface Account {
  readonly id: string;
  readonly name: string;
  /** A placeholder (`realEmail`) for an account that was opened by phone number. */
  readonly email: string;
  /** An address or a phone number is confirmed. */
  readonly verified: boolean;
  readonly created_at: Date;
  /** As typed in the profile. */ readonly phone: string | null;
}
/** What identifies an account; null when it is deleted. As the system. */
export const accountById = (tx: Query, userId: string): Promise<Account | null> =>
  tx.maybe(
    sql`
      select u.id, u.name, u.email, u.email_verified or u.phone_number_verified as verified, u.created_at,
        nullif(p.phone_number, '') as phone
      from auth_users u
      left join profiles p on p.id = u.id
      where u.id = ${userId}
    `,
  );

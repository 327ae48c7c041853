import { createHmac, timingSafeEqual } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Session } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import { realEmail } from '../domain/placeholder-email.ts';

/** Farmers may be offline for weeks; each day of use extends the session again. */
export const SESSION_SECONDS = 90 * 86_400;
/** A session's row is written at most this often. */
export const RENEWAL_INTERVAL_SECONDS = 86_400;

export const cookieName = (origin: string): string =>
  `${origin.startsWith('https:') ? '__Secure-' : ''}mavuno.session_token`;

export const cookieValue = (header: string, name: string): string | null => {
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
};

const decode = (raw: string): string | null => {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
};

/**
 * The session token of a cookie header, if the signature is ours. Must match better-auth:
 * `token.base64(hmac-sha256)`.
 */
export const tokenOf = (header: string | undefined, name: string, secret: string): string | null => {
  const raw = header && cookieValue(header, name);
  const value = raw ? decode(raw) : null;
  const dot = value ? value.lastIndexOf('.') : -1;
  if (!value || dot < 1) return null;
  const token = value.slice(0, dot);
  const given = Buffer.from(value.slice(dot + 1), 'base64');
  const right = createHmac('sha256', secret).update(token).digest();
  return given.length === right.length && timingSafeEqual(given, right) ? token : null;
};

export const sessionCookie = (token: string, name: string, secret: string): string => {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  const secure = name.startsWith('__Secure-') ? '; Secure' : '';
  return `${name}=${encodeURIComponent(`${token}.${signature}`)}; Max-Age=${SESSION_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`;
};

/** The same cookie with a later expiry; nothing without one of ours. */
export const renewedCookie = (
  header: string | undefined,
  name: string,
  secret: string,
): readonly string[] => {
  const token = tokenOf(header, name, secret);
  return token ? [sessionCookie(token, name, secret)] : [];
};

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly phone: string | null;
  readonly name: string;
  readonly role: Session['role'];
  readonly language: Session['language'];
  readonly stale: boolean;
}

const toSession = (row: Row): Session => ({
  sessionId: row.id,
  userId: row.user_id,
  email: realEmail(row.email),
  emailVerified: row.email_verified,
  phone: row.phone,
  name: row.name,
  role: row.role,
  language: row.language,
});

/** One query for each request; one write a day for each session. */
export const sessionReader =
  (db: Database, secret: string, name: string) =>
  async (header: string | undefined): Promise<Session | null> => {
    const token = tokenOf(header, name, secret);
    if (!token) return null;
    const row = await db.maybe<Row>(sql`
    select s.id, s.user_id, u.email, u.email_verified, u.phone_number as phone, u.name, u.role, u.language,
      s.expires_at < now() + make_interval(secs => ${SESSION_SECONDS - RENEWAL_INTERVAL_SECONDS}) as stale
    from auth_sessions s join auth_users u on u.id = s.user_id
    where s.token = ${token} and s.expires_at > now() and u.suspended_at is null`);
    if (!row) return null;
    if (row.stale) await extendSession(db, row.id);
    return toSession(row);
  };

/** The sessions that are still valid. */
export const createLiveSessionFilter =
  (db: Database) =>
  async (ids: readonly string[]): Promise<ReadonlySet<string>> =>
    new Set(
      (
        await db.many<{ id: string }>(
          sql`select id from auth_sessions where id = any(${ids}::uuid[]) and expires_at > now()`,
        )
      ).map(({ id }) => id),
    );

export const extendSession = async (db: Database, sessionId: string): Promise<Date> => {
  const { expires_at } = await db.one<{ expires_at: Date }>(sql`
    with extended as (
      update auth_sessions
      set expires_at = now() + make_interval(secs => ${SESSION_SECONDS}), updated_at = now()
      where id = ${sessionId}
      returning expires_at, user_id
    ), active as (
      update auth_users set active_at = now() from extended where auth_users.id = extended.user_id
    )
    select expires_at from extended
  `);
  return expires_at;
};

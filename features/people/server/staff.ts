import { ok, refuse, type Result } from '#kit/pure/result.ts';
import { recordAudit } from '#kit/server/audit-log.ts';
import { serve, type ServedOperation, type UserContext } from '#kit/server/context.ts';
import { type Database, empty, type Query, sql, type Transaction } from '#kit/server/database/database.ts';
import * as contract from '../contract-staff.ts';
import { isPlaceholderEmail, realEmail } from '../domain/placeholder-email.ts';
import { endAccess } from './account-links.ts';
import { sendResetLink } from './password/passwords.ts';
import type { PeopleRouteDeps } from './route-deps.ts';

interface PersonRow extends Omit<contract.StaffPerson, 'joined_at' | 'last_sign_in' | 'suspended_at'> {
  readonly joined_at: Date;
  readonly last_sign_in: Date | null;
  readonly suspended_at: Date | null;
}

const toReply = ({
  joined_at: joined,
  last_sign_in: last,
  suspended_at: suspended,
  email,
  ...row
}: PersonRow): contract.StaffPerson => ({
  ...row,
  email: realEmail(email),
  joined_at: joined.toISOString(),
  last_sign_in: last?.toISOString() ?? null,
  suspended_at: suspended?.toISOString() ?? null,
});

/** `%` and `_` in typed text are literal. */
const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const whereMatches = (q: string) => {
  if (q.length < 2) return empty;
  const digits = q.replace(/\D/g, '').replace(/^(254|0)/, '');
  return sql`where u.email like ${containsPattern(q.toLowerCase())} or u.name ilike ${containsPattern(q)} ${digits.length >= 4 ? sql`or regexp_replace(p.phone_number, '\\D', '', 'g') like ${containsPattern(digits)}` : empty}`;
};

const searchPeople = (tx: Query, q: string): Promise<PersonRow[]> =>
  tx.many(sql`
    select u.id, u.email, u.name, p.phone_number as phone, u.role,
      u.email_verified or u.phone_number_verified as verified,
      u.created_at as joined_at, u.suspended_at, u.suspended_why,
      (select max(s.created_at) from auth_sessions s where s.user_id = u.id) as last_sign_in
    from auth_users u
    left join profiles p on p.id = u.id ${whereMatches(q)}
    order by u.created_at desc, u.id desc
    limit ${contract.MAX_RESULTS + 1}
  `);

interface Target {
  readonly id: string;
  readonly email: string;
  readonly language: 'en' | 'sw';
  readonly role: string;
  readonly suspended: boolean;
}
const lockPerson = (tx: Transaction, id: string): Promise<Target | null> =>
  tx.maybe(sql`
    select id, email, language, role, suspended_at is not null as suspended
    from auth_users
    where id = ${id}
    for update
  `);

/** Idempotent: a second request finds it done. */
const setSuspended = (
  { db, onSuspended }: PeopleRouteDeps,
  { session, now }: UserContext,
  id: string,
  reason: string,
): Promise<Result<{ suspended: boolean }, 'people.unknown_person' | 'people.no_staff'>> =>
  db.asSystem(async (tx) => {
    const person = await lockPerson(tx, id);
    if (!person) return refuse('people.unknown_person');
    // An administrator must be made a farmer first, which the last one cannot be.
    if (person.role === 'admin') return refuse('people.no_staff');
    if (person.suspended) return ok({ suspended: true });
    await tx.run(
      sql`update auth_users set suspended_at = ${now}, suspended_why = ${reason} where id = ${id}`,
    );
    await endAccess(tx, id);
    await onSuspended(tx, id);
    await recordAudit(tx, {
      staffId: session.userId,
      action: 'people.suspend',
      subjectId: id,
      reason,
      now,
    });
    return ok({ suspended: true });
  });

const liftSuspension = (
  db: Database,
  { session, now }: UserContext,
  id: string,
  reason: string,
): Promise<Result<{ suspended: boolean }, 'people.unknown_person'>> =>
  db.asSystem(async (tx) => {
    const person = await lockPerson(tx, id);
    if (!person) return refuse('people.unknown_person');
    if (!person.suspended) return ok({ suspended: false });
    await tx.run(sql`update auth_users set suspended_at = null, suspended_why = null where id = ${id}`);
    await recordAudit(tx, {
      staffId: session.userId,
      action: 'people.restore',
      subjectId: id,
      reason,
      now,
    });
    return ok({ suspended: false });
  });

/** MSC-03: account support. Staff cannot act as a user: there is no such operation. */
export const serveStaff = (parts: PeopleRouteDeps): readonly ServedOperation[] => [
  serve(contract.findPeople, async (_ctx, { query }) => {
    const rows = await parts.db.asSystem((tx) => searchPeople(tx, query.q?.trim() ?? ''));
    return ok({
      people: rows.slice(0, contract.MAX_RESULTS).map(toReply),
      more: rows.length > contract.MAX_RESULTS,
    });
  }),
  serve(contract.suspend, (ctx, { params, body }) => setSuspended(parts, ctx, params.id, body.why)),
  serve(contract.restore, (ctx, { params, body }) => liftSuspension(parts.db, ctx, params.id, body.why)),
  serve(contract.sendReset, async (ctx, { params, body }) => {
    const person = await parts.db.asSystem(async (tx) => {
      const target = await lockPerson(tx, params.id);
      if (target)
        await recordAudit(tx, {
          staffId: ctx.session.userId,
          action: 'people.send_reset',
          subjectId: target.id,
          reason: body.why,
          now: ctx.now,
        });
      return target;
    });
    if (!person) return refuse('people.unknown_person');
    if (isPlaceholderEmail(person.email)) return refuse('people.no_email');
    await sendResetLink(parts, person);
    return ok({ sent: true as const });
  }),
];

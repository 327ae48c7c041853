import sql from 'sql-template-tag';
import { ok } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import * as contract from '../contract.ts';
import { checkEmail } from '../domain/credentials.ts';
import { grantRole } from './persons.ts';
import type { PeopleRouteDeps } from './route-deps.ts';

interface ProfileRow {
  readonly id: string;
  readonly email: string;
  readonly full_name: string;
  readonly avatar_url: string | null;
  readonly phone_number: string | null;
  readonly preferred_language: 'en' | 'sw';
  readonly onboarding_completed: boolean;
  readonly onboarding_completed_at: Date | null;
}

const columns = sql`
  id, email, full_name, avatar_url, phone_number, preferred_language, onboarding_completed,
    onboarding_completed_at
`;

const toReply = (row: ProfileRow) => ({
  ...row,
  onboarding_completed_at: row.onboarding_completed_at?.toISOString() ?? null,
});

export const serveMe = ({ db }: PeopleRouteDeps): readonly ServedOperation[] => [
  serve(contract.readMe, async ({ session: { userId } }) =>
    // Not read from a replica, which may not have the row yet right after sign-up.
    ok(
      toReply(
        await db.asUser(userId, (tx) =>
          tx.one<ProfileRow>(sql`select ${columns} from profiles where id = ${userId}`),
        ),
      ),
    ),
  ),

  serve(contract.updateMe, async ({ session: { userId }, now }, { body }) => {
    const done = body.onboarding_complete;
    const at = done ? new Date(body.onboarding_completed_at ?? now) : null;
    return ok(
      toReply(
        await db.asUser(userId, (tx) =>
          tx.one<ProfileRow>(sql`
      update profiles set onboarding_completed = ${done}, onboarding_completed_at = ${at}, updated_at = now()
      where id = ${userId} returning ${columns}`),
        ),
      ),
    );
  }),

  serve(contract.grantRole, async ({ session, now }, { body }) => {
    const email = checkEmail(body.email);
    return email.ok
      ? grantRole(db, { staffId: session.userId, reason: body.why ?? null, now }, email.value, body.role)
      : email;
  }),
];

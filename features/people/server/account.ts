import sql from 'sql-template-tag';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import * as contract from '../contract-account.ts';
import { deviceOf } from '../domain/device.ts';
import { lockUser, revokeLinks } from './account-links.ts';
import { findPendingChange } from './email/email-changes.ts';
import type { PeopleRouteDeps } from './route-deps.ts';

interface SessionRow {
  readonly id: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly user_agent: string | null;
}

/**
 * A session that is deleted opens nothing from the next request on; a trigger notifies its open streams
 * (0031).
 */
export const serveAccount = ({ db }: PeopleRouteDeps): readonly ServedOperation[] => [
  serve(
    contract.readAccount,
    async ({ session: { userId, sessionId, email, emailVerified, phone }, now }) => {
      const rows = await db.many<SessionRow>(sql`
      select id, created_at, updated_at, user_agent
      from auth_sessions
      where user_id = ${userId} and expires_at > ${now}
      order by id = ${sessionId} desc, updated_at desc
      limit 50
    `);
      const signInMethods = (
        await db.many<{ provider_id: string }>(
          sql`select provider_id from auth_accounts where user_id = ${userId}`,
        )
      ).map((way) => way.provider_id);
      return ok({
        email,
        email_verified: emailVerified,
        phone,
        has_password: signInMethods.includes('credential'),
        has_google: signInMethods.includes('google'),
        pending: await findPendingChange(db, userId, now),
        sessions: rows.map((row) => ({
          id: row.id,
          here: row.id === sessionId,
          began: row.created_at.toISOString(),
          used: row.updated_at.toISOString(),
          device: deviceOf(row.user_agent),
        })),
      });
    },
  ),

  serve(contract.endSession, async ({ session }, { body }) => {
    const ended = await db.run(
      sql`
        delete
        from auth_sessions
        where id = ${body.id} and user_id = ${session.userId} and id <> ${session.sessionId}
      `,
    );
    return ended > 0 ? ok({ ended: true as const }) : refuse('people.session_gone');
  }),

  serve(contract.signOutOthers, async ({ session: { userId, sessionId } }) =>
    db.asSystem(async (tx) => {
      await lockUser(tx, userId);
      const ended = await tx.run(
        sql`delete from auth_sessions where user_id = ${userId} and id <> ${sessionId}`,
      );
      await revokeLinks(tx, userId);
      return ok({ ended });
    }),
  ),
];

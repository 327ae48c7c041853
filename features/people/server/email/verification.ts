import sql from 'sql-template-tag';
import { ok, refuse } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import type { Database } from '#kit/server/database/database.ts';
import * as contract from '../../contract.ts';
import { tryLimits } from '../../domain/tries.ts';
import { lockUser, markVerified, ownerOfLink, ownerOfUsedLink } from '../account-links.ts';
import { headersOf } from '../better-auth-http.ts';
import { revokeStrangersAccess } from '../persons.ts';
import type { PeopleRouteDeps } from '../route-deps.ts';

export const callbackUrl = (origin: string, query: Record<string, string>): string =>
  `${origin}/auth/callback?${new URLSearchParams(query)}`;

interface ConfirmedAccount {
  readonly id: string;
  readonly email: string;
}

/** Confirms the address that the link was sent to; null when the link does not work. */
const confirmAddress = async (db: Database, token: string): Promise<ConfirmedAccount | null> => {
  const owner = await ownerOfLink(db, 'verify', token);
  if (!owner) return null;
  return db.asSystem(async (tx) => {
    // markVerified renames the row, so that opening the link again is not an error.
    if (!(await lockUser(tx, owner.id)) || !(await ownerOfLink(tx, 'verify', token))) return null;
    await tx.run(sql`update auth_users set email_verified = true, updated_at = now() where id = ${owner.id}`);
    await markVerified(tx, owner.id);
    return owner;
  });
};

export const serveVerification = ({
  auth,
  db,
  tries,
  origin,
  admins,
  onAuthenticated,
}: PeopleRouteDeps): readonly ServedOperation[] => [
  serve(contract.sendVerification, async (ctx) => {
    const { email, emailVerified } = ctx.session;
    if (emailVerified) return refuse('people.already_verified');
    if (!(await tries.consume(tryLimits.mailPerRecipient, 'verify', email)))
      return refuse('people.too_many_tries', { minutes: tryLimits.mailPerRecipient.minutes });
    await auth.api.sendVerificationEmail({
      body: { email, callbackURL: '/dashboard' },
      headers: headersOf(ctx),
    });
    return ok({ sent: true as const });
  }),

  serve(contract.verifyEmail, async (ctx, { query }) => {
    const confirmed = await confirmAddress(db, query.token);
    if (confirmed) {
      await onAuthenticated(confirmed.id);
      await revokeStrangersAccess(db, admins, confirmed.email, ctx.session?.userId);
    }
    const isLinkValid = confirmed !== null || (await ownerOfUsedLink(db, query.token)) !== null;
    ctx.redirect(
      callbackUrl(
        origin,
        isLinkValid
          ? { email: 'confirmed', next: query.redirect ?? '/dashboard' }
          : { error: 'people.token_invalid' },
      ),
    );
    return ok(null);
  }),
];

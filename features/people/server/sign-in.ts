import { ok, refuse } from '#kit/pure/result.ts';
import { serve, type Context, type ServedOperation } from '#kit/server/context.ts';
import * as contract from '../contract.ts';
import { checkEmail } from '../domain/credentials.ts';
import { tryLimits } from '../domain/tries.ts';
import { refusalCodeOf, cookieHeaderFrom, headersOf, forwardCookies } from './better-auth-http.ts';
import { isTaken } from './email/email-changes.ts';
import { checkPassword } from './password/new-password.ts';
import { keepCurrentSession, passwordHashOf } from './password/password-changes.ts';
import { mayTryPassword, resetPasswordTries, tooManyTries } from './password/password-tries.ts';
import { findAccountByEmail, endSuspendedSessions } from './persons.ts';
import type { PeopleRouteDeps } from './route-deps.ts';
import { extendSession, renewedCookie, tokenOf } from './session.ts';

export const serveSignIn = ({
  auth,
  db,
  tries,
  cookie,
  secret,
  startSession,
}: PeopleRouteDeps): readonly ServedOperation[] => {
  const renewCookie = (ctx: Context): void =>
    ctx.setCookie(...renewedCookie(ctx.headers.cookie, cookie, secret));

  return [
    serve(contract.signIn, async (ctx, { body }) => {
      const email = checkEmail(body.email);
      if (!email.ok) return email;
      const account = await findAccountByEmail(db, email.value);
      if (!account) {
        return (await tries.consume(tryLimits.unknownEmailPerNetwork, 'unknown', ctx.address))
          ? refuse('people.unknown_email')
          : tooManyTries;
      }
      if (!account.has_password) return refuse('people.no_password');
      if (!(await tries.hasRemaining(tryLimits.wrongPerNetwork, 'wrong', ctx.address))) return tooManyTries;
      if (!(await mayTryPassword(tries, email.value, ctx.address))) return tooManyTries;
      try {
        const previousHash = await passwordHashOf(db, account.id);
        const { headers } = await auth.api.signInEmail({
          body: { email: email.value, password: body.password },
          headers: headersOf(ctx),
          returnHeaders: true,
        });
        const token = tokenOf(cookieHeaderFrom(headers), cookie, secret);
        if (!(await keepCurrentSession(db, account.id, previousHash, token)))
          return refuse('people.wrong_password');
        await resetPasswordTries(tries, email.value, ctx.address);
        // Revealed, with the reason, only after the right password, so that nobody learns it about another
        // user.
        const suspended = await endSuspendedSessions(db, account.id);
        if (suspended !== null) return refuse('people.suspended', { why: suspended });
        return ok({ session: await startSession(ctx, headers) });
      } catch (error) {
        refusalCodeOf(error);
        await tries.consume(tryLimits.wrongPerNetwork, 'wrong', ctx.address);
        return refuse('people.wrong_password');
      }
    }),

    serve(contract.signUp, async (ctx, { body }) => {
      const email = checkEmail(body.email);
      if (!email.ok) return email;
      const password = checkPassword(body.password, { email: email.value, name: body.name });
      if (!password.ok) return password;
      if (await isTaken(db, email.value)) return refuse('people.email_taken');
      try {
        const { headers } = await auth.api.signUpEmail({
          body: {
            email: email.value,
            password: password.value,
            name: body.name?.trim() ?? '',
            language: body.language ?? 'en',
            callbackURL: body.redirect ?? '/dashboard',
          },
          headers: headersOf(ctx),
          returnHeaders: true,
        });
        return ok({ session: await startSession(ctx, headers), mailSent: true });
      } catch (error) {
        const code = refusalCodeOf(error);
        // Two sign-ups of one address at once: the unique column rejects the second.
        return (await findAccountByEmail(db, email.value))
          ? refuse('people.email_taken')
          : refuse(code === 'PASSWORD_TOO_SHORT' ? 'people.password_short' : 'people.email_invalid');
      }
    }),

    serve(contract.signOut, async (ctx) => {
      const { headers } = await auth.api.signOut({ headers: headersOf(ctx), returnHeaders: true });
      forwardCookies(ctx, headers);
      return ok({ signedOut: true as const });
    }),

    serve(contract.readSession, async (ctx) => {
      if (ctx.session) renewCookie(ctx);
      return ok({ session: ctx.session });
    }),

    serve(contract.refreshSession, async (ctx) => {
      const expiresAt = await extendSession(db, ctx.session.sessionId);
      renewCookie(ctx);
      return ok({ session: ctx.session, expiresAt: expiresAt.toISOString() });
    }),
  ];
};

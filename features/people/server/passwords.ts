import { serve, type Served } from '#kit/server/context.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { checkEmail, checkNewPassword } from '../domain/credentials.ts';
import { tryLimits } from '../domain/tries.ts';
import * as contract from '../contract.ts';
import { codeOf, headersOf, passCookies } from './answers.ts';
import { mayTryPassword, passwordWasRight, tooMany } from './password-tries.ts';
import { askPasswordLink } from './auth.ts';
import type { PeopleParts } from './parts.ts';
import { accountOf } from './persons.ts';

export const servePasswords = ({ auth, db, tries, origin, queueMail }: PeopleParts): readonly Served[] => [
  serve(contract.requestReset, async (ctx, { body }) => {
    const email = checkEmail(body.email);
    if (!email.ok) return email;
    // Beyond the limit nothing is sent, and nothing in the answer says so.
    if (await tries.take(tryLimits.mailTo, 'reset', email.value)) {
      await auth.api.requestPasswordReset({ body: { email: email.value }, headers: headersOf(ctx) });
    }
    return ok({ sent: true as const });
  }),

  serve(contract.resetPassword, async (ctx, { body }) => {
    const password = checkNewPassword(body.password);
    if (!password.ok) return password;
    try {
      await auth.api.resetPassword({ body: { token: body.token, newPassword: password.value }, headers: headersOf(ctx) });
      return ok({ updated: true as const });
    } catch (error) {
      codeOf(error);
      return refuse('people.token_invalid');
    }
  }),

  serve(contract.changePassword, async (ctx, { body }) => {
    const password = checkNewPassword(body.password);
    if (!password.ok) return password;
    const { email, language } = ctx.session;
    if (!(await accountOf(db, email))?.has_password) return refuse('people.no_password');
    if (!(await mayTryPassword(tries, email, ctx.address))) return tooMany;
    try {
      const { headers } = await auth.api.changePassword({
        body: { currentPassword: body.current, newPassword: password.value, revokeOtherSessions: true }, headers: headersOf(ctx), returnHeaders: true,
      });
      passCookies(ctx, headers);
      await passwordWasRight(tries, email, ctx.address);
      await queueMail({ kind: 'new_password', to: email, language, link: askPasswordLink(origin) });
      return ok({ updated: true as const });
    } catch (error) {
      codeOf(error);
      return refuse('people.wrong_password');
    }
  }),
];

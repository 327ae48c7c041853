import { serve, type Served } from '#kit/server/context.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { checkEmail, checkNewPassword } from '../domain/credentials.ts';
import { tryLimits } from '../domain/tries.ts';
import * as contract from '../contract.ts';
import { codeOf, headersOf, passCookies } from './answers.ts';
import type { PeopleParts } from './parts.ts';
import { accountOf } from './persons.ts';

const tooMany = refuse('people.too_many_tries', { minutes: tryLimits.passwordHere.minutes });

export const servePasswords = ({ auth, db, tries }: PeopleParts): readonly Served[] => [
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
    const { email } = ctx.session;
    if (!(await accountOf(db, email))?.has_password) return refuse('people.no_password');
    const here = [email, ctx.address];
    if (!(await tries.take(tryLimits.passwordHere, 'password', ...here))) return tooMany;
    try {
      const { headers } = await auth.api.changePassword({
        body: { currentPassword: body.current, newPassword: password.value, revokeOtherSessions: true }, headers: headersOf(ctx), returnHeaders: true,
      });
      passCookies(ctx, headers);
      await tries.forget('password', ...here);
      return ok({ updated: true as const });
    } catch (error) {
      codeOf(error);
      return refuse('people.wrong_password');
    }
  }),
];

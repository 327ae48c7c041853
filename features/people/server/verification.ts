import { serve, type Served } from '#kit/server/context.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import { tryLimits } from '../domain/tries.ts';
import * as contract from '../contract.ts';
import { codeOf, headersOf } from './answers.ts';
import type { PeopleParts } from './parts.ts';
import { closeToStrangers } from './persons.ts';

export const landing = (origin: string, query: Record<string, string>): string => `${origin}/auth/callback?${new URLSearchParams(query)}`;

/** Of a token that better-auth has just accepted. */
const emailOf = (token: string): string => (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { email: string }).email;

export const serveVerification = ({ auth, db, tries, origin, admins }: PeopleParts): readonly Served[] => [
  serve(contract.sendVerification, async (ctx) => {
    const { email, emailVerified } = ctx.session;
    if (emailVerified) return refuse('people.already_verified');
    if (!(await tries.take(tryLimits.mailTo, 'verify', email))) return refuse('people.too_many_tries', { minutes: tryLimits.mailTo.minutes });
    await auth.api.sendVerificationEmail({ body: { email, callbackURL: '/dashboard' }, headers: headersOf(ctx) });
    return ok({ sent: true as const });
  }),

  serve(contract.verifyEmail, async (ctx, { query }) => {
    try {
      await auth.api.verifyEmail({ query: { token: query.token }, headers: headersOf(ctx) });
      await closeToStrangers(db, admins, emailOf(query.token), ctx.session?.userId);
    } catch (error) {
      codeOf(error);
      ctx.redirect(landing(origin, { error: 'people.token_invalid' }));
      return ok(null);
    }
    ctx.redirect(landing(origin, { email: 'confirmed', next: query.redirect ?? '/dashboard' }));
    return ok(null);
  }),
];

import { ok, refuse } from '#kit/pure/result.ts';
import { serve, type ServedOperation } from '#kit/server/context.ts';
import * as contract from '../contract.ts';
import { cookieHeaderFrom, headersOf, forwardCookies } from './better-auth-http.ts';
import { callbackUrl } from './email/verification.ts';
import type { PeopleRouteDeps } from './route-deps.ts';

/** Part of the server's first answer, so that the button is hidden with its reason. */
export type GoogleOption =
  | { readonly available: true }
  | { readonly available: false; readonly reason: 'people.google_off' };

export const serveGoogle = ({
  auth,
  googleOn,
  origin,
  reader,
}: PeopleRouteDeps): readonly ServedOperation[] => [
  serve(contract.googleStart, async (ctx) => {
    if (!googleOn) return refuse('people.google_off');
    const { headers, response } = await auth.api.signInSocial({
      body: {
        provider: 'google',
        callbackURL: `${origin}/auth/callback`,
        errorCallbackURL: `${origin}/auth/callback`,
        disableRedirect: true,
      },
      headers: headersOf(ctx),
      returnHeaders: true,
    });
    if (!response.url) throw new Error('better-auth returned no Google URL');
    forwardCookies(ctx, headers);
    return ok({ url: response.url });
  }),

  serve(contract.googleCallback, async (ctx, { query }) => {
    if (!googleOn) return refuse('people.google_off');
    const response = await auth.api.callbackOAuth({
      method: 'GET',
      params: { id: 'google' },
      query,
      headers: headersOf(ctx),
      asResponse: true,
    });
    // For a lost or foreign state better-auth redirects to its own error page, which is not mounted.
    const to = response.headers.get('location');
    const error = to ? new URL(to, origin).searchParams.get('error') : 'no_answer';
    // A new session that cannot be read belongs to a suspended account.
    const isSuspended = error === null && (await reader(cookieHeaderFrom(response.headers))) === null;
    if (!isSuspended) forwardCookies(ctx, response.headers);
    ctx.redirect(
      isSuspended || error || !to
        ? callbackUrl(origin, { error: isSuspended ? 'people.suspended' : (error ?? 'no_answer') })
        : to,
    );
    return ok(null);
  }),
];

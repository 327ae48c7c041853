import { serve, type Served } from '#kit/server/context.ts';
import { ok, refuse } from '#kit/pure/result.ts';
import * as contract from '../contract.ts';
import { headersOf, passCookies } from './answers.ts';
import type { PeopleParts } from './parts.ts';
import { landing } from './verification.ts';

/** Said in the first answer of the server, so that the button is hidden with its reason. */
export type GoogleOption = { readonly available: true } | { readonly available: false; readonly reason: 'people.google_off' };

export const serveGoogle = ({ auth, googleOn, origin }: PeopleParts): readonly Served[] => [
  serve(contract.googleStart, async (ctx) => {
    if (!googleOn) return refuse('people.google_off');
    const { headers, response } = await auth.api.signInSocial({
      body: { provider: 'google', callbackURL: `${origin}/auth/callback`, errorCallbackURL: `${origin}/auth/callback`, disableRedirect: true },
      headers: headersOf(ctx), returnHeaders: true,
    });
    if (!response.url) throw new Error('no address at Google came');
    passCookies(ctx, headers);
    return ok({ url: response.url });
  }),

  serve(contract.googleCallback, async (ctx, { query }) => {
    if (!googleOn) return refuse('people.google_off');
    const response = await auth.api.callbackOAuth({ method: 'GET', params: { id: 'google' }, query, headers: headersOf(ctx), asResponse: true });
    passCookies(ctx, response.headers);
    // A lost or foreign state leads to better-auth's own error page, which is not mounted.
    const to = response.headers.get('location');
    const error = to ? new URL(to, origin).searchParams.get('error') : 'no_answer';
    ctx.redirect(error || !to ? landing(origin, { error: error ?? (response.status === 403 ? 'people.suspended' : 'no_answer') }) : to);
    return ok(null);
  }),
];

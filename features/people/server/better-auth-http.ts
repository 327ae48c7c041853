import { APIError } from 'better-auth/api';
import type { Context } from '#kit/server/context.ts';

/** The part of the request that better-auth reads. */
export const headersOf = (ctx: Context): Headers => {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = ctx.headers[name];
    if (value) headers.set(name, value);
  }
  return headers;
};

/** The cookies that the browser will send after this answer. */
export const cookieHeaderFrom = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

/** Passes better-auth's cookies on to the browser. */
export const forwardCookies = (ctx: Context, headers: Headers): void =>
  ctx.setCookie(...headers.getSetCookie());

/** Maps a better-auth refusal to a code; rethrows anything else. */
export const refusalCodeOf = (error: unknown): string => {
  if (error instanceof APIError && error.statusCode < 500 && error.body?.code) return error.body.code;
  throw error;
};

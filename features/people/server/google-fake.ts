/**
 * A fake of Google for tests, as its documents describe it: a code is issued for one state and one PKCE
 * challenge, and exchanged once, by the right client, for an id token. The URLs are Google's own.
 */
import { createHash } from 'node:crypto';

export interface GooglePerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly picture?: string;
}

interface Waiting {
  readonly person: GooglePerson;
  readonly challenge: string;
  readonly redirectUri: string;
}

export const googleClient = {
  clientId: 'mavuno.apps.googleusercontent.com',
  clientSecret: 'not a real secret',
};

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const idToken = (person: GooglePerson): string => {
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'RS256', kid: 'test' })}.${part({ iss: 'https://accounts.google.com', aud: googleClient.clientId, iat: now, exp: now + 3600, ...person })}.${part({})}`;
};

const clientOf = (init: RequestInit, form: URLSearchParams): string | null => {
  const basic = new Headers(init.headers).get('authorization')?.replace(/^Basic /, '');
  return basic
    ? Buffer.from(basic, 'base64').toString()
    : `${form.get('client_id')}:${form.get('client_secret')}`;
};

export const fakeGoogle = () => {
  const waiting = new Map<string, Waiting>();
  const real = globalThis.fetch;
  let given = 0;

  /** Picks this account on Google's page. Returns where the browser is sent then. */
  const choose = (authorizeUrl: string, person: GooglePerson): string => {
    const { searchParams: query, origin, pathname } = new URL(authorizeUrl);
    if (
      origin + pathname !== 'https://accounts.google.com/o/oauth2/v2/auth' ||
      query.get('client_id') !== googleClient.clientId
    )
      throw new Error('not a valid Google authorization URL');
    const code = `code-${(given += 1)}`;
    waiting.set(code, {
      person,
      challenge: query.get('code_challenge')!,
      redirectUri: query.get('redirect_uri')!,
    });
    return `${query.get('redirect_uri')}?${new URLSearchParams({ state: query.get('state')!, code })}`;
  };
  /** The farmer declines. */
  const refuse = (authorizeUrl: string): string => {
    const { searchParams: query } = new URL(authorizeUrl);
    return `${query.get('redirect_uri')}?${new URLSearchParams({ state: query.get('state')!, error: 'access_denied' })}`;
  };

  const exchange = (init: RequestInit): Response => {
    const form = new URLSearchParams(String(init.body));
    const found = waiting.get(form.get('code') ?? '');
    waiting.delete(form.get('code') ?? '');
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (
      !found ||
      clientOf(init, form) !== `${googleClient.clientId}:${googleClient.clientSecret}` ||
      verifier !== found.challenge ||
      form.get('redirect_uri') !== found.redirectUri
    ) {
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    }
    return Response.json({
      access_token: 'at',
      refresh_token: 'rt',
      id_token: idToken(found.person),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'openid email profile',
    });
  };

  globalThis.fetch = (async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    return url === 'https://oauth2.googleapis.com/token' ? exchange(init) : real(input, init);
  }) as typeof fetch;

  return {
    choose,
    refuse,
    close: () => {
      globalThis.fetch = real;
    },
  };
};

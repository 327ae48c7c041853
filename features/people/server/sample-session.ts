import type { Context } from '#kit/server/context.ts';
import { SAMPLE_DOMAIN } from '../domain/sample-people.ts';
import { findAccountByEmail } from './persons.ts';
import type { PeopleRouteDeps } from './route-deps.ts';
import { sessionCookie } from './session.ts';

/** Signs in as a sample person. Only a development server has an operation that calls it. */
export const createSampleSessions =
  ({ auth, db, cookie, secret }: Pick<PeopleRouteDeps, 'auth' | 'db' | 'cookie' | 'secret'>) =>
  async (ctx: Context, email: string): Promise<void> => {
    const account = email.endsWith(`@${SAMPLE_DOMAIN}`) ? await findAccountByEmail(db, email) : null;
    if (!account) throw new Error('no such sample person');
    const { internalAdapter } = await auth.$context;
    const { token } = await internalAdapter.createSession(account.id, false, {
      userAgent: ctx.headers['user-agent'] ?? '',
    });
    ctx.setCookie(sessionCookie(token, cookie, secret));
  };

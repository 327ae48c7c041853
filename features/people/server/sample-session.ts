import sql from 'sql-template-tag';
import type { Context } from '#kit/server/context.ts';
import { SAMPLE_DOMAIN } from '../domain/sample-people.ts';
import { findAccountByEmail } from './persons.ts';
import type { PeopleRouteDeps } from './route-deps.ts';
import { sessionCookie } from './session.ts';

/**
 * Signs in as a sample person, who then reads the visitor's language. Only a development server has an
 * operation that calls it.
 */
export const createSampleSessions =
  ({ auth, db, cookie, secret }: Pick<PeopleRouteDeps, 'auth' | 'db' | 'cookie' | 'secret'>) =>
  async (ctx: Context, email: string, language: 'en' | 'sw'): Promise<void> => {
    const account = email.endsWith(`@${SAMPLE_DOMAIN}`) ? await findAccountByEmail(db, email) : null;
    if (!account) throw new Error('no such sample person');
    await db.asSystem((tx) =>
      tx.run(
        sql`update profiles set preferred_language = ${language}, updated_at = now() where id = ${account.id}`,
      ),
    );
    const { internalAdapter } = await auth.$context;
    const { token } = await internalAdapter.createSession(account.id, false, {
      userAgent: ctx.headers['user-agent'] ?? '',
    });
    ctx.setCookie(sessionCookie(token, cookie, secret));
  };

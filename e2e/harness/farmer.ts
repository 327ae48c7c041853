import { randomBytes } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { callAs } from './call.ts';
import type { TestServer } from './server.ts';

export interface Farmer {
  readonly email: string;
  readonly password: string;
  readonly userId: string;
}

const PASSWORD = 'maharagwe-2026-kijani';

/**
 * Signs up a new farmer through the API; the session cookie goes into `context`, as if the form had been
 * used.
 */
export const newFarmer = async (
  server: Pick<TestServer, 'origin'>,
  context: BrowserContext,
  {
    language = 'en',
    email = `farmer-${randomBytes(6).toString('hex')}@example.com`,
  }: { language?: 'en' | 'sw'; email?: string } = {},
): Promise<Farmer> => {
  const { session } = await callAs<{ session: { userId: string } }>(server, context, '/api/auth/sign-up', {
    email,
    password: PASSWORD,
    name: 'Wanjiku Kamau',
    language,
  });
  return { email, password: PASSWORD, userId: session.userId };
};

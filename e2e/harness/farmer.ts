import { randomBytes } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import type { TestServer } from './server.ts';

export interface Farmer { readonly email: string; readonly password: string; readonly userId: string }

const PASSWORD = 'maharagwe-2026-kijani';

/** Signs a new farmer up through the real interface; the session cookie lands in `context`, as if the form had been used. */
export const newFarmer = async (server: Pick<TestServer, 'origin'>, context: BrowserContext, { language = 'en', email = `farmer-${randomBytes(6).toString('hex')}@example.com` }: { language?: 'en' | 'sw'; email?: string } = {}): Promise<Farmer> => {
  const answer = await context.request.post(`${server.origin}/api/auth/sign-up`, {
    data: { email, password: PASSWORD, name: 'Wanjiku Kamau', language }, headers: { origin: server.origin },
  });
  if (!answer.ok()) throw new Error(`sign-up answered ${answer.status()}: ${await answer.text()}`);
  const { session } = (await answer.json()) as { session: { userId: string } };
  return { email, password: PASSWORD, userId: session.userId };
};

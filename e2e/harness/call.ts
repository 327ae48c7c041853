import type { BrowserContext } from 'playwright-core';
import type { TestServer } from './server.ts';

/** Posts to the API with the cookies of this browser context; response cookies go into the context. */
export const callAs = async <T>(
  { origin }: Pick<TestServer, 'origin'>,
  context: BrowserContext,
  path: string,
  body: unknown,
): Promise<T> => {
  const reply = await context.request.post(origin + path, { data: body, headers: { origin } });
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
  return (await reply.json()) as T;
};

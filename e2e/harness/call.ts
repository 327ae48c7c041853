import type { BrowserContext } from 'playwright-core';
import type { TestServer } from './server.ts';

/** Calls the interface from a page of the same origin, so that cookies come and go as in real use, in old browsers too. */
export const callAs = async <T>(server: Pick<TestServer, 'origin'>, context: BrowserContext, path: string, body: unknown): Promise<T> => {
  const page = await context.newPage();
  try {
    // A plain file: no app runs in it.
    await page.goto(`${server.origin}/robots.txt`);
    const answer = await page.evaluate(async ([to, text]) => {
      const reply = await fetch(to!, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text! });
      return { ok: reply.ok, status: reply.status, text: await reply.text() };
    }, [path, JSON.stringify(body)] as const);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text) as T;
  } finally {
    await page.close();
  }
};

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestServer } from './server.ts';
import { scaled } from './timeouts.ts';

/** The link in the newest mail to this address, as the farmer would read it in the outbox folder. */
export const findMailLink = async (
  { dataDir, origin }: Pick<TestServer, 'dataDir' | 'origin'>,
  email: string,
  about: RegExp,
): Promise<string> => {
  const folder = path.join(dataDir, 'outbox');
  for (
    const end = Date.now() + scaled(20_000);
    Date.now() < end;
    await new Promise((next) => {
      setTimeout(next, 200);
    })
  ) {
    for (const name of (await readdir(folder).catch(() => []))
      .filter((file) => file.endsWith('.txt'))
      .sort()
      .reverse()) {
      const text = await readFile(path.join(folder, name), 'utf8');
      const link = new RegExp(`${origin}\\S+`).exec(text)?.[0];
      if (text.startsWith(`To: ${email}\n`) && link && about.test(link)) return link;
    }
  }
  throw new Error(`no mail to ${email} arrived`);
};

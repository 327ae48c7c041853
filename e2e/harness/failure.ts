import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../tools/commands/ready.mjs';
import { logOf, openPhones } from './phone.ts';
import { runningServers } from './server.ts';

const MAX_WAIT_MS = 6_000;

const withTimeout = <T>(work: Promise<T>): Promise<T | string> =>
  Promise.race([
    work,
    new Promise<string>((done) => {
      setTimeout(done, MAX_WAIT_MS, 'The page does not answer.');
    }),
  ]).catch(String);

const fileName = (text: string): string =>
  text
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80);

const savePage = async (page: Page, to: string): Promise<void> => {
  const text = await withTimeout(page.locator('body').innerText({ timeout: MAX_WAIT_MS }));
  await withTimeout(page.screenshot({ path: `${to}.png`, animations: 'disabled', timeout: MAX_WAIT_MS }));
  writeFileSync(`${to}.txt`, `${page.url()}\n\n${text}\n\nConsole:\n${logOf(page).join('\n')}\n`);
};

/**
 * Saves what each open page shows and logged, and what the servers logged, under
 * `test-results/failures/[seed]/<file>/<title>/`.
 */
export const saveFailure = async (file: string, title: string): Promise<void> => {
  const folder = path.join(
    root,
    'test-results/failures',
    // Keeps the runs of a stress test apart.
    process.env['STRESS_SEED'] ?? '',
    fileName(path.basename(file, '.e2e.ts')),
    fileName(title),
  );
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await Promise.all(
    [...openPhones].flatMap(({ context }, i) =>
      context.pages().map((page, n) => savePage(page, path.join(folder, `phone-${i + 1}-page-${n + 1}`))),
    ),
  );
  for (const [i, server] of [...runningServers].entries())
    writeFileSync(path.join(folder, `server-${i + 1}.log`), `${server.origin}\n${server.log()}`);
  console.error(`What the pages showed and logged: ${path.relative(root, folder)}`);
};

import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { en } from '../../apps/web/words.en.ts';
import { moreEn } from '../../apps/web/words.more.en.ts';
import { browser, waitForInstall, newFarmer, newPhone, server, test } from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

let proxy: Server;
let origin: string;
/** Appended to the service worker: a changed byte makes a new version. */
let version = '';
/** Whether requests for prefetched screens are held back. */
let holdsLater = false;
/** Whether the installation's connections break, and how many did. */
let breaksInstallation = false;
let broken = 0;

/** A proxy to the shared server, which can publish a newer version. */
beforeAll(async () => {
  proxy = createServer((incoming, outgoing) => {
    if (holdsLater && incoming.url!.startsWith('/assets/later-')) return;
    // The page's own requests for files name the page as their referrer.
    if (breaksInstallation && incoming.headers.referer?.endsWith('/service-worker.js')) {
      broken += 1;
      outgoing.destroy();
      return;
    }
    const isWorker = incoming.url === '/service-worker.js';
    const headers = isWorker
      ? { ...incoming.headers, 'accept-encoding': 'identity', 'if-none-match': '' }
      : incoming.headers;
    const onward = request(server.origin + incoming.url!, { method: incoming.method, headers }, (answer) => {
      if (isWorker) delete answer.headers['content-length'];
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing, { end: !isWorker });
      if (isWorker) answer.on('end', () => outgoing.end(version));
    });
    onward.on('error', () => outgoing.destroy());
    incoming.on('error', () => onward.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((ready) => void proxy.listen(0, '127.0.0.1', ready));
  origin = `http://localhost:${(proxy.address() as AddressInfo).port}`;
});
afterAll(() => {
  proxy.closeAllConnections();
  proxy.close();
});

const updates = async (whileUpdating?: (page: Page) => Promise<void>): Promise<void> => {
  const phone = await newPhone(browser, { origin }, { allowServiceWorker: true });
  const { page } = phone;
  await newFarmer({ origin }, phone.context);
  await phone.open('/more');
  await waitForInstall(page);
  version += '\n// A newer version.\n';
  await phone.open('/more');
  // The browser checks for a newer version some seconds after a page has opened.
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await page.getByText(en.update.text).waitFor({ timeout: scaled(60_000) });
  await page.evaluate(() => {
    (window as { old?: boolean }).old = true;
  });
  await whileUpdating?.(page);
  await page.getByRole('button', { name: en.update.act, exact: true }).click();
  await page.waitForFunction(() => (window as { old?: boolean }).old === undefined);
  await page.getByRole('heading', { level: 1, name: moreEn.title }).waitFor();
  const waiting = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  expect(waiting).toBe(false);
  expect(await page.getByText(en.update.text).count()).toBe(0);
  expect(phone.faults).toEqual([]);
};

test('SHL-08 a new version is offered and runs after one tap', () => updates());

test('a new version does not wait while the running one is still prefetching', async () => {
  try {
    await updates(async (page) => {
      holdsLater = true;
      await page.evaluate(() =>
        navigator.serviceWorker.controller!.postMessage({ type: 'KEEP', part: 'later' }),
      );
    });
  } finally {
    holdsLater = false;
  }
});

test('an installation that a bad network breaks is tried again without a new visit', async () => {
  const { page } = await newPhone(browser, { origin }, { allowServiceWorker: true });
  breaksInstallation = true;
  try {
    await page.goto('/auth');
    await expect.poll(() => broken, { timeout: scaled(30_000) }).toBeGreaterThan(0);
  } finally {
    breaksInstallation = false;
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: scaled(30_000),
  });
});

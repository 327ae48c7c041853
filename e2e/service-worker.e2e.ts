import { expect } from 'vitest';
import {
  addFields,
  browser,
  waitForInstall,
  newFarmer,
  newPhone,
  server,
  startServer,
  test,
} from './harness/main.ts';

test('visited screens open offline with the server stopped', async () => {
  const own = await startServer();
  const phone = await newPhone(browser, own, { allowServiceWorker: true });
  await addFields(own, phone.context, await newFarmer(own, phone.context), 1);
  await phone.page.goto('/dashboard', { waitUntil: 'networkidle' });
  await waitForInstall(phone.page);
  await phone.page.getByText('Shamba 1').first().waitFor();
  await own.stop();
  await phone.cutNetwork();
  for (const path of ['/dashboard', '/fields']) {
    await phone.page.goto(path);
    await phone.page.getByText('Shamba 1').first().waitFor();
  }
  expect(phone.faults).toEqual([]);
});

test('the API and static files are never answered with the app page', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  await phone.page.goto('/auth', { waitUntil: 'networkidle' });
  await waitForInstall(phone.page);
  const types = await phone.page.evaluate(
    async (paths) =>
      Promise.all(paths.map(async (path) => (await fetch(path)).headers.get('content-type') ?? '')),
    ['/api/health', '/privacy-policy.html', '/manifest.json'],
  );
  expect(types[0]).toContain('application/json');
  expect(types[2]).toContain('application/json');
  await phone.page.goto('/privacy-policy.html');
  expect(await phone.page.locator('#root').count()).toBe(0);
});

test('the app shell is installed without the leaf model, its runtime and the books', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  await phone.page.goto('/auth', { waitUntil: 'networkidle' });
  await waitForInstall(phone.page);
  const saved = await phone.page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(saved).toContain('/index.html');
  expect(saved.filter((path) => /\.(wasm|bin)$|\/(worker|book)-/.test(path))).toEqual([]);
});

test('a page that the service worker missed is controlled without a new visit', async () => {
  const { context, page } = await newPhone(browser, server, { allowServiceWorker: true });
  await page.goto('/auth', { waitUntil: 'networkidle' });
  await waitForInstall(page);
  // A reload past the service worker leaves the page as if that had become active while the page was loading.
  const devtools = await context.newCDPSession(page);
  await page.addInitScript(() => {
    (window as { wasControlled?: boolean }).wasControlled = navigator.serviceWorker.controller !== null;
  });
  await Promise.all([page.waitForEvent('load'), devtools.send('Page.reload', { ignoreCache: true })]);
  expect(await page.evaluate(() => (window as { wasControlled?: boolean }).wasControlled)).toBe(false);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
});

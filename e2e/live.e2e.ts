import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldWizardEn } from '#features/fields/web/wizard/words.en.ts';
import { addFields, databaseOf, makePro, newFarmer, newPhone, openBrowser, sendCommands, startServer, type Phone, type TestServer } from './harness/main.ts';

let server: TestServer;
let browser: Browser;
const secret = { AUTH_SECRET: 'known to every server of this house, long enough' };
beforeAll(async () => { [server, browser] = await Promise.all([startServer(secret), openBrowser()]); });
afterAll(async () => { await browser?.close(); await server?.stop(); });

/** Live lines that a page holds. */
const watchLines = (page: Page): { open: () => number } => {
  let lines = 0;
  const isLine = (url: string): boolean => new URL(url).pathname === '/api/live';
  page.on('request', (request: Request) => { if (isLine(request.url())) lines += 1; });
  const ended = (request: Request): void => { if (isLine(request.url())) lines -= 1; };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return { open: () => lines };
};
const stands = (lines: { open: () => number }, n: number) => expect.poll(lines.open, { timeout: 25_000 }).toBe(n);

const household = async (hisServer = server) => {
  const [hers, his] = [await newPhone(browser, server), await newPhone(browser, hisServer)];
  const farmer = await newFarmer(server, hers.context);
  const [field] = await addFields(server, hers.context, farmer, 1);
  await his.context.addCookies(await hers.context.cookies());
  return { hers, his, farmer, field: field! };
};
const rename = async ({ page }: Phone, field: string, name: string): Promise<void> => {
  await page.goto(`/fields/${field}/edit`);
  await page.getByLabel(fieldWizardEn.name, { exact: true }).fill(name);
  const reached = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/sync');
  await page.getByRole('button', { name: fieldWizardEn.saveChanges }).click();
  await reached;
};

test('what one phone writes stands on the other, untouched, and a broken line heals', async () => {
  const { hers, his, field } = await household();
  const lines = watchLines(his.page);
  await his.open(`/fields/${field}`);
  await his.page.getByRole('heading', { name: 'Shamba 1' }).waitFor();
  await stands(lines, 1);
  // The line stands; its first word comes right behind.
  await his.page.waitForTimeout(500);
  await rename(hers, field, 'Kando ya mto');
  await his.page.getByRole('heading', { name: 'Kando ya mto' }).waitFor();

  await his.cutNetwork();
  await stands(lines, 0);
  await rename(hers, field, 'Mlimani');
  await his.restoreNetwork();
  await his.page.getByRole('heading', { name: 'Mlimani' }).waitFor();
  await stands(lines, 1);
  expect([...hers.faults, ...his.faults]).toEqual([]);
});

/** A second process on the database of the first. */
const besides = (): Promise<TestServer> => {
  const { host, port, user, password, database } = databaseOf(server) as { host: string; port: number; user: string; password: string; database: string };
  return startServer({ ...secret, DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}` });
};

test('phones at two server processes hear of each other, and when one is killed its phone comes back to what it missed', async () => {
  const second = await besides();
  const { hers, his, field } = await household(second);
  const lines = watchLines(his.page);
  await his.open(`/fields/${field}`);
  await stands(lines, 1);
  await his.page.waitForTimeout(500);
  await rename(hers, field, 'Kisimani');
  await his.page.getByRole('heading', { name: 'Kisimani' }).waitFor();
  await second.kill();
  await stands(lines, 0);
  await rename(hers, field, 'Mwembeni');
  await second.restart();
  // Nobody touches this phone.
  await his.page.getByRole('heading', { name: 'Mwembeni' }).waitFor({ timeout: 60_000 });
  await Promise.all([hers.close(), his.close()]);
  await second.stop();
});

test('two tabs of one browser hold one line, and signing out lets it go', async () => {
  const { hers, his, farmer, field } = await household();
  const second = await his.context.newPage();
  const lines = [watchLines(his.page), watchLines(second)];
  await his.open('/fields');
  await second.goto(`/fields/${field}`);
  await expect.poll(() => lines.reduce((sum, one) => sum + one.open(), 0), { timeout: 25_000 }).toBe(1);
  // A tab opens its line two seconds after it is quiet.
  await second.waitForTimeout(4_000);
  expect(lines.reduce((sum, one) => sum + one.open(), 0)).toBe(1);
  // Without a screen of hers, which would paint while these two are timed.
  expect(await sendCommands(server, hers.context, farmer, [{ name: 'fields.change', args: { id: field, name: 'Bondeni' } }])).toMatchObject([{ result: 'applied' }]);
  await Promise.all([his.page, second].map((page) => page.getByText('Bondeni').first().waitFor({ timeout: 3_000 })));
  await his.page.request.post('/api/auth/sign-out', { data: {}, headers: { origin: server.origin } });
  await expect.poll(() => lines.reduce((sum, one) => sum + one.open(), 0)).toBe(0);
});

test('PAY-23 a plan that was paid for elsewhere is known to a phone that lies open, untouched', async () => {
  const phone = await newPhone(browser, server);
  const farmer = await newFarmer(server, phone.context);
  const lines = watchLines(phone.page);
  await phone.open('/dashboard');
  await stands(lines, 1);
  await phone.page.waitForTimeout(500);
  const isPro = () => phone.page.evaluate(() => localStorage.getItem('plan_is_pro'));
  expect(await isPro()).not.toBe('true');
  await makePro(server, farmer);
  await expect.poll(isPro, { timeout: 20_000 }).toBe('true');
});

test('a phone that saves data, or stands in a slow network, holds no line', async () => {
  const { hers, his } = await household();
  const usual = await newPhone(browser, server);
  await newFarmer(server, usual.context);
  const usualLines = watchLines(usual.page);
  const watched: (readonly [object, ReturnType<typeof watchLines>])[] = [];
  await Promise.all(([[hers, { saveData: true, effectiveType: '4g' }], [his, { saveData: false, effectiveType: '2g' }]] as const).map(async ([phone, connection]) => {
    await phone.context.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
    const lines = watchLines(phone.page);
    await phone.open('/dashboard');
    watched.push([connection, lines]);
  }));
  // A usual phone that opened after them has its line.
  await usual.open('/dashboard');
  await stands(usualLines, 1);
  for (const [connection, lines] of watched) expect([connection, lines.open()]).toEqual([connection, 0]);
});

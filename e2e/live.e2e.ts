import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { fieldWizardEn } from '#features/fields/web/wizard/words.en.ts';
import {
  addFields,
  browser,
  databaseConfigOf,
  makePro,
  newFarmer,
  newPhone,
  type Phone,
  sendCommands,
  server,
  startServer,
  test,
  type TestServer,
} from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

/** Event streams of a page that are open and answered by the server. */
const watchLines = (page: Page): { open: () => number } => {
  const lines = new Set<Request>();
  const isLine = (url: string): boolean => new URL(url).pathname === '/api/live';
  page.on('response', (response) => {
    if (isLine(response.url())) lines.add(response.request());
  });
  page.on('requestfinished', (request) => lines.delete(request));
  page.on('requestfailed', (request) => lines.delete(request));
  return { open: () => lines.size };
};
const stands = (lines: { open: () => number }, n: number) =>
  expect.poll(lines.open, { timeout: scaled(25_000) }).toBe(n);

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

test('one phone’s change appears on another open phone, and a broken stream recovers', async () => {
  const { hers, his, field } = await household();
  const lines = watchLines(his.page);
  await his.open(`/fields/${field}`);
  await his.page.getByRole('heading', { name: 'Shamba 1' }).waitFor();
  await stands(lines, 1);
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

/** A second server process on the same database. */
const besides = (): Promise<TestServer> => {
  const { host, port, user, password, database } = databaseConfigOf(server) as {
    host: string;
    port: number;
    user: string;
    password: string;
    database: string;
  };
  return startServer({
    AUTH_SECRET: readFileSync(path.join(server.dataDir, 'secret'), 'utf8').trim(),
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
  });
};

test('phones at two server processes get each other’s changes, and catch up when one process was killed', async () => {
  const second = await besides();
  onTestFinished(second.stop);
  const { hers, his, field } = await household(second);
  const lines = watchLines(his.page);
  await his.open(`/fields/${field}`);
  await stands(lines, 1);
  await rename(hers, field, 'Kisimani');
  await his.page.getByRole('heading', { name: 'Kisimani' }).waitFor();
  await second.kill();
  await stands(lines, 0);
  await rename(hers, field, 'Mwembeni');
  await second.restart();
  // Without any action on this phone.
  await his.page.getByRole('heading', { name: 'Mwembeni' }).waitFor({ timeout: scaled(60_000) });
});

test('two tabs of one browser share one stream, and signing out closes it', async () => {
  const { hers, his, farmer, field } = await household();
  const second = await his.context.newPage();
  const lines = [watchLines(his.page), watchLines(second)];
  await his.open('/fields');
  await second.goto(`/fields/${field}`);
  await expect
    .poll(() => lines.reduce((sum, one) => sum + one.open(), 0), { timeout: scaled(25_000) })
    .toBe(1);
  // The other tab waits for its turn to hold the event stream.
  await expect
    .poll(
      () =>
        second.evaluate(async () => {
          const { held = [], pending = [] } = await navigator.locks.query();
          return [held, pending].map(
            (locks) => locks.filter(({ name }) => name?.startsWith('mavuno-live')).length,
          );
        }),
      { timeout: scaled(25_000) },
    )
    .toEqual([1, 1]);
  expect(lines.reduce((sum, one) => sum + one.open(), 0)).toBe(1);
  // Without one of her screens open, which would render during the measurement.
  expect(
    await sendCommands(server, hers.context, farmer, [
      { name: 'fields.change', args: { id: field, name: 'Bondeni' } },
    ]),
  ).toMatchObject([{ result: 'applied' }]);
  await Promise.all([his.page, second].map((page) => page.getByText('Bondeni').first().waitFor()));
  await his.page.request.post('/api/auth/sign-out', { data: {}, headers: { origin: server.origin } });
  await expect.poll(() => lines.reduce((sum, one) => sum + one.open(), 0)).toBe(0);
});

test('PAY-23 a plan bought elsewhere reaches an open phone by itself', async () => {
  const phone = await newPhone(browser, server);
  const farmer = await newFarmer(server, phone.context);
  const lines = watchLines(phone.page);
  await phone.open('/dashboard');
  await stands(lines, 1);
  const isPro = () => phone.page.evaluate(() => localStorage.getItem('plan_is_pro'));
  expect(await isPro()).not.toBe('true');
  await makePro(server, farmer);
  await expect.poll(isPro, { timeout: scaled(20_000) }).toBe('true');
});

test('a phone with data saving or a slow network opens no stream', async () => {
  const { hers, his } = await household();
  await Promise.all(
    (
      [
        [hers, { saveData: true, effectiveType: '4g' }],
        [his, { saveData: false, effectiveType: '2g' }],
      ] as const
    ).map(async ([phone, connection]) => {
      await phone.context.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        connection,
      );
      const asked: string[] = [];
      phone.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const decides = phone.page.waitForResponse((answer) => answer.url().includes('/assets/background-'));
      await phone.open('/dashboard');
      await decides;
      // These parts open an event stream as soon as they run.
      await phone.page.waitForTimeout(1_000);
      expect([connection, asked.filter((path) => path === '/api/live')]).toEqual([connection, []]);
    }),
  );
});

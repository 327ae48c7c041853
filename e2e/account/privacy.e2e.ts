import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { farmDataEn } from '#features/farm-data/words.en.ts';
import { farmDataSw } from '#features/farm-data/words.sw.ts';
import { notifyEn } from '#features/notify/words.en.ts';
import { notifySw } from '#features/notify/words.sw.ts';
import { privacyEn } from '#features/privacy/words.en.ts';
import {
  addFields,
  queryDatabase,
  axeAllThemes,
  browser,
  newFarmer,
  newPhone,
  server,
  takeScreenshot,
  test,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

test('SHL-23 SET-11 with consent screens are counted by name and day, without the cookie, until it is switched off', async () => {
  const phone = await newPhone(browser, server);
  const { page } = phone;
  const farmer = await newFarmer(server, phone.context);
  const cookies: (string | undefined)[] = [];
  // The counts are not per farmer, so they start at zero.
  await queryDatabase(server, 'delete from page_counts');
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/pages')
      void request.allHeaders().then((headers) => cookies.push(headers['cookie']));
  });
  await phone.open('/settings');
  await page.getByRole('tab', { name: notifyEn.tabs.privacy }).click();
  const box = page.getByRole('switch', { name: new RegExp(privacyEn.purposes.page_counts.label) });
  await box.click();
  await page.getByText(/^Allowed since/).waitFor();
  expect(await axeAllThemes(page)).toEqual([]);
  await takeScreenshot(page, 'privacy-tab');
  await page.getByRole('link', { name: notifyEn.privacy.data }).click();
  await page.getByRole('heading', { level: 1, name: farmDataEn.title }).waitFor();
  const hide = (): Promise<unknown> =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });
  const counted = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      (
        await queryDatabase<{ page: string; n: number }>(
          server,
          'select page, sum(n)::int as n from page_counts group by page',
        )
      ).map(({ page: name, n }) => [name, n]),
    );
  const before = await counted();
  const after = {
    ...before,
    '/settings': (before['/settings'] ?? 0) + 1,
    '/settings/data': (before['/settings/data'] ?? 0) + 1,
  };
  await hide();
  await expect.poll(counted).toEqual(after);
  await expect.poll(() => cookies).toEqual([undefined]);
  await expect
    .poll(() =>
      queryDatabase(server, 'select purpose, given, wording, language from consents where user_id = $1', [
        farmer.userId,
      ]),
    )
    .toEqual([{ purpose: 'page_counts', given: true, wording: 1, language: 'en' }]);

  await page.goBack();
  await page.getByRole('tab', { name: notifyEn.tabs.privacy }).click();
  await box.click();
  await page.getByText(/^Turned off on/).waitFor();
  await hide();
  await expect
    .poll(() =>
      queryDatabase(server, 'select given from consents where user_id = $1 order by at desc limit 1', [
        farmer.userId,
      ]),
    )
    .toEqual([{ given: false }]);
  expect(await counted()).toEqual(after);
  expect(phone.faults).toEqual([]);
});

test('SET-11 SET-12 SET-13 an export is made and opened; account deletion is scheduled and undone, in Kiswahili', async () => {
  const phone = await newPhone(browser, server, { language: 'sw' });
  const { page } = phone;
  const farmer = await newFarmer(server, phone.context, { language: 'sw' });
  await addFields(server, phone.context, farmer, 1);
  // Large by its photo count; the photo's file is already being deleted.
  await queryDatabase(
    server,
    `insert into photos (user_id, hash, size, type, width, height) values ($1, $2, 30000000, 'image/jpeg', 10, 10)`,
    [farmer.userId, 'a'.repeat(64)],
  );
  await phone.open('/settings');
  await page.getByRole('tab', { name: notifySw.tabs.privacy }).click();
  await page.getByRole('link', { name: notifySw.privacy.data }).click();
  await page.getByRole('button', { name: farmDataSw.take.photos }).click();
  const ready = page.getByRole('link', { name: farmDataSw.take.copyReady });
  await ready.waitFor({ timeout: scaled(30_000) });
  await takeScreenshot(page, 'data-copy-ready');
  const [download] = await Promise.all([page.waitForEvent('download'), ready.click()]);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(JSON.parse(strFromU8(files['mavuno.json']!)).fields).toHaveLength(1);
  expect(await axeAllThemes(page)).toEqual([]);

  await phone.open('/settings/data/delete');
  await page.getByText(farmDataSw.remove.stays).waitFor();
  await takeScreenshot(page, 'delete');
  await page.getByRole('button', { name: farmDataSw.remove.accountAct }).click();
  await takeScreenshot(page, 'delete-ask');
  await page.getByRole('alertdialog').getByRole('button', { name: farmDataSw.remove.accountAct }).click();
  await page.waitForURL('**/auth');
  await page.getByText(farmDataSw.remove.goneLater).waitFor();
  expect(
    await queryDatabase(server, 'select 1 from account_deletions where user_id = $1', [farmer.userId]),
  ).toHaveLength(1);
  expect(
    await queryDatabase(server, 'select 1 from auth_sessions where user_id = $1', [farmer.userId]),
  ).toEqual([]);
  expect(
    (
      await page.request.post(`${server.origin}/api/auth/sign-in`, {
        data: { email: farmer.email, password: farmer.password },
        headers: { origin: server.origin },
      })
    ).status(),
  ).toBe(200);
  expect(
    await queryDatabase(server, 'select 1 from account_deletions where user_id = $1', [farmer.userId]),
  ).toEqual([]);
  expect(phone.faults).toEqual([]);
});

test('SET-11 the legal pages can be read on a small phone, in both languages and in the dark, without a script', async () => {
  const phone = await newPhone(browser, server, { theme: 'dark' });
  const { page } = phone;
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const name of ['privacy-policy', 'terms-of-service']) {
    for (const language of ['en', 'sw']) {
      await page.goto(`${server.origin}/${name}.html#${language}`);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await page.locator(`section#${language} h1`).isVisible()).toBe(true);
      await takeScreenshot(page, `${name}-${language}`);
    }
  }
});

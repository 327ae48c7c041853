import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '#apps/web/words.en.ts';
import { moreSw } from '#apps/web/words.more.sw.ts';
import { chatSw } from '#features/chat/words.sw.ts';
import { communitySw } from '#features/community/words.sw.ts';
import { farmDataSw } from '#features/farm-data/words.sw.ts';
import { fieldsEn } from '#features/fields/words.en.ts';
import { fieldsSw } from '#features/fields/words.sw.ts';
import { paymentsSw } from '#features/payments/words.sw.ts';
import { peopleEn } from '#features/people/words.en.ts';
import { accuracySw } from '#features/scanner/words.accuracy.sw.ts';
import { sightingsSw } from '#features/sightings/words.sw.ts';
import { tasksSw } from '#features/tasks/words.sw.ts';
import {
  browser,
  waitForInstall,
  waitForLateCache,
  newFarmer,
  newPhone,
  type Phone,
  server,
  test,
} from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

const sentencesAskedBy = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const language = /\/words-(en|sw)-/.exec(request.url())?.[1];
    if (language && request.serviceWorker() === null) asked.push(language);
  });
  return asked;
};

const keptIn = (page: Page, language: string): Promise<number> =>
  page.evaluate(async (prefix) => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().filter(({ url }) => new URL(url).pathname.startsWith(prefix)).length;
  }, `/assets/words-${language}-`);

const title = (phone: Phone, name: string) =>
  phone.page.getByRole('heading', { level: 1, name }).first().waitFor();

test.each(['en', 'sw'] as const)('a phone in %s fetches no texts of the other language', async (language) => {
  const phone = await newPhone(browser, server, { language });
  await newFarmer(server, phone.context, { language });
  const asked = sentencesAskedBy(phone.page);
  for (const path of ['/auth', '/dashboard', '/fields', '/scan', '/more', '/outbox'])
    await phone.page.goto(path, { waitUntil: 'networkidle' });
  expect([...new Set(asked)]).toEqual([language]);
  expect(phone.faults).toEqual([]);
});

test('I18-02 once the phone is idle the other language is cached and works offline, also on new screens', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  await newFarmer(server, phone.context);
  const { page } = phone;
  await phone.open('/more');
  await waitForInstall(page);
  const wordsFiles = readdirSync('dist/web/assets').filter((file) => /^words-en-.*\.js$/.test(file));
  expect(await keptIn(page, 'en')).toBe(wordsFiles.length);
  await waitForLateCache(page);
  expect(await keptIn(page, 'sw')).toBe(await keptIn(page, 'en'));
  await phone.cutNetwork();
  await page.getByRole('button', { name: en.top.language }).click();
  await title(phone, moreSw.title);
  await phone.open('/fields');
  await title(phone, fieldsSw.title);
  expect(phone.faults).toEqual([]);
});

test('SHL-19 deferred screens, tasks among them, open offline once the phone has been idle', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true, language: 'sw' });
  await newFarmer(server, phone.context, { language: 'sw' });
  const { page } = phone;
  await phone.open('/dashboard');
  await waitForInstall(page);
  await waitForLateCache(page);
  await phone.cutNetwork();
  for (const [path, name] of [
    ['/settings/data', farmDataSw.title],
    ['/accuracy', accuracySw.title],
    ['/farm-planning', tasksSw.title],
    ['/community', communitySw.title],
    ['/sightings', sightingsSw.title],
    ['/upgrade', paymentsSw.upgrade.title],
    ['/chat', chatSw.title],
  ] as const) {
    await phone.open(path);
    await title(phone, name);
  }
  expect(phone.faults).toEqual([]);
});

test('I18-04 a language that cannot be loaded shows a message and leaves the screen intact', async () => {
  const phone = await newPhone(browser, server);
  await newFarmer(server, phone.context);
  const { page } = phone;
  await phone.open('/fields');
  await title(phone, fieldsEn.title);
  await phone.cutNetwork();
  await page.getByRole('button', { name: en.top.language }).click();
  await page.getByText(en.languageFailed).waitFor();
  await title(phone, fieldsEn.title);
  expect(
    await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('language')]),
  ).toEqual(['en', 'en']);
  await phone.restoreNetwork();
  await page.getByRole('button', { name: en.top.language }).click();
  await title(phone, fieldsSw.title);
});

test('I18-09 a first tap on Kiswahili caches it for offline use', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true, firstRun: true });
  const { page } = phone;
  await phone.open('/auth');
  await waitForInstall(page);
  await page.getByRole('button', { name: 'Kiswahili', exact: true }).click();
  await expect.poll(() => keptIn(page, 'sw'), { timeout: scaled(30_000) }).toBe(await keptIn(page, 'en'));
  await phone.cutNetwork();
  await phone.open('/auth');
  await page.getByLabel('Nambari ya simu').waitFor();
  expect(await page.getByText(peopleEn.tagline).count()).toBe(0);
});

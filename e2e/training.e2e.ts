import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { trainingEn } from '#features/training/words.en.ts';
import { trainingSw } from '#features/training/words.sw.ts';
import { lessonBySlug } from '#knowledge/lessons/index.ts';
import {
  queryDatabase,
  axeAllThemes,
  browser,
  waitForInstall,
  waitForLateCache,
  makePro,
  newFarmer,
  newPhone,
  server,
  takeScreenshot,
  test,
} from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

const words = { en: trainingEn, sw: trainingSw } as const;
const lesson = lessonBySlug('fall-armyworm')!;
const other = lessonBySlug('make-compost')!;
const GUIDE = 'ultimate-organic-farming-guide';
const region = (page: Page, name: string) => page.getByRole('region', { name });

test.each(['en', 'sw'] as const)(
  'TRN-06 TRN-10 in %s: enrol, read, save and go on offline, and the progress is on a second phone',
  async (language) => {
    const say = words[language];
    const phone = await newPhone(browser, server, { allowServiceWorker: true, language });
    const { page } = phone;
    const farmer = await newFarmer(server, phone.context, { language });
    await page.goto('/training', { waitUntil: 'networkidle' });
    await waitForInstall(page);
    const card = region(page, lesson.title[language]);
    await card.getByText(say.takeAlong).click();
    await card.getByRole('button', { name: say.enrol, exact: true }).click();
    await page.getByText(say.enrolled(lesson.title[language])).waitFor();
    await region(page, other.title[language]).getByText(say.takeAlong).click();
    await region(page, other.title[language]).getByRole('button', { name: /MB/ }).click();
    await region(page, other.title[language]).getByRole('button', { name: say.remove }).waitFor();
    await takeScreenshot(page, `training-${language}`);
    expect(await axeAllThemes(page)).toEqual([]);

    await card.getByRole('link', { name: say.goOn }).click();
    await page.getByRole('heading', { name: lesson.sections[0]!.title[language] }).waitFor();
    await page.locator('figure svg').first().waitFor();
    await takeScreenshot(page, `lesson-${language}`);
    expect(await axeAllThemes(page)).toEqual([]);
    await page.getByRole('button', { name: say.next, exact: true }).click();
    await page.getByRole('heading', { name: lesson.sections[1]!.title[language] }).waitFor();
    await waitForLateCache(page);

    await phone.cutNetwork();
    await phone.open(`/training/${lesson.slug}`);
    await page.getByRole('heading', { name: lesson.sections[1]!.title[language] }).waitFor();
    await page.getByRole('button', { name: say.next, exact: true }).click();
    await page.getByText(say.progress(2, lesson.sections.length)).waitFor();
    // Saved, and never opened before.
    await phone.open(`/training/${other.slug}`);
    await page.getByRole('heading', { name: other.sections[0]!.title[language] }).waitFor();
    // Neither saved nor opened.
    await phone.open('/training/push-pull');
    await page.getByText(say.notKept).waitFor({ timeout: scaled(40_000) });
    await phone.open('/training');
    await page.getByText(say.failedKept).waitFor({ timeout: scaled(40_000) });
    await region(page, other.title[language]).getByText(say.takeAlong).click();
    await region(page, other.title[language]).getByRole('button', { name: say.remove }).click();
    await page.getByText(say.removed).waitFor();
    await phone.open(`/training/${other.slug}`);
    await page.getByText(say.notKept).waitFor({ timeout: scaled(40_000) });
    await phone.restoreNetwork();

    await expect
      .poll(
        () =>
          queryDatabase<{ read: number[] }>(
            server,
            'select read from enrolments where user_id = $1 and id = $2',
            [farmer.userId, lesson.slug],
          ),
        { timeout: scaled(40_000) },
      )
      .toEqual([{ read: [0, 1] }]);
    const second = await newPhone(browser, server, { allowServiceWorker: true, language });
    await second.context.addCookies(await phone.context.cookies());
    await second.open('/training');
    await second.page.getByText(say.progress(2, lesson.sections.length)).waitFor();
    expect([...phone.faults, ...second.faults]).toEqual([]);
    await second.close();
  },
);

test('TRN-02 TRN-03 DOC-01 the guide link sends a Free user to /upgrade, and a Pro user to the guides', async () => {
  const phone = await newPhone(browser, server);
  const { page } = phone;
  const farmer = await newFarmer(server, phone.context);
  await phone.open('/training');
  await region(page, 'The ultimate organic farming guide').getByRole('link').click();
  await page.waitForURL('**/upgrade?from=%2Fpro-resource');
  await phone.open('/pro-resource');
  await page.waitForURL('**/upgrade?from=%2Fpro-resource');
  await makePro(server, farmer);
  await phone.open('/dashboard');
  await expect
    .poll(() => page.locator('header').first().innerText(), { timeout: scaled(20_000) })
    .toContain('Pro');
  await phone.open('/training');
  await region(page, 'The ultimate organic farming guide').getByRole('link', { name: words.en.open }).click();
  await page.waitForURL('**/pro-resource');
  expect(phone.faults).toEqual([]);
});

test('TRN-04 a lesson’s file opens in a new tab', async () => {
  const phone = await newPhone(browser, server, { language: 'sw' });
  const { page } = phone;
  await newFarmer(server, phone.context, { language: 'sw' });
  await phone.open('/training');
  await region(page, other.title.sw).getByText(words.sw.takeAlong).click();
  const link = region(page, other.title.sw).getByRole('link', { name: new RegExp(words.sw.openPdf) });
  expect([await link.getAttribute('target'), await link.getAttribute('href')]).toEqual([
    '_blank',
    `/api/training/files/lessons/${other.slug}.sw.pdf`,
  ]);
  const answer = await page.request.get(server.origin + String(await link.getAttribute('href')));
  expect([answer.status(), (await answer.body()).subarray(0, 4).toString()]).toEqual([200, '%PDF']);
});

test.each(['en', 'sw'] as const)(
  'DOC-02 DOC-04 DOC-05 in %s: a Pro user reads a guide page by page, downloads it, and has both offline',
  async (language) => {
    const say = words[language];
    const phone = await newPhone(browser, server, { allowServiceWorker: true, language });
    const { page } = phone;
    await makePro(server, await newFarmer(server, phone.context, { language }));
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await waitForInstall(page);
    await phone.open('/pro-resource');
    const full = page.locator('section').filter({ has: page.locator(`#guide-${GUIDE}`) });
    await full.getByText(/MB/).first().waitFor();
    await expect.poll(() => page.locator('section h2').count()).toBe(2);
    await takeScreenshot(page, `pro-resource-${language}`);
    expect(await axeAllThemes(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      full.getByRole('button', { name: say.download }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByText(say.downloaded).waitFor();
    await full.getByRole('link', { name: say.view }).click();
    await page.waitForURL('**/documents?url=*');
    await page
      .getByText(new RegExp(say.page(1, 9).replace('9', '\\d+')))
      .first()
      .waitFor({ timeout: scaled(60_000) });
    await page.getByRole('button', { name: say.next, exact: true }).first().click();
    await page
      .getByText(new RegExp(say.page(2, 9).replace('9', '\\d+')))
      .first()
      .waitFor();
    await expect.poll(() => page.getByLabel(say.goTo).locator('option:checked').innerText()).toMatch(/ · 2$/);
    await page.getByText('A++', { exact: true }).click();
    await takeScreenshot(page, `document-${language}`);
    expect(await axeAllThemes(page)).toEqual([]);
    const address = new URL(page.url());
    await waitForLateCache(page);

    await phone.cutNetwork();
    await phone.open(`${address.pathname}${address.search}`);
    // Resumes where the reader stopped.
    await page
      .getByText(new RegExp(say.page(2, 9).replace('9', '\\d+')))
      .first()
      .waitFor();
    await phone.open('/pro-resource');
    const [again] = await Promise.all([
      page.waitForEvent('download'),
      page
        .locator('section')
        .filter({ has: page.locator(`#guide-${GUIDE}`) })
        .getByRole('button', { name: say.download })
        .click(),
    ]);
    expect(again.suggestedFilename()).toBe(file.suggestedFilename());
    await phone.restoreNetwork();
    for (const bad of [
      'https://elsewhere.example/x.pdf',
      '//elsewhere.example/x.pdf',
      'javascript:alert(1)',
    ]) {
      await phone.open(`/documents?url=${encodeURIComponent(bad)}&title=Free+money`);
      await page.getByText(say.notOurs).waitFor();
      expect(await page.getByText('Free money').count()).toBe(0);
    }
    expect(phone.faults).toEqual([]);
  },
);

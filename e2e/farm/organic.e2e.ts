import { expect } from 'vitest';
import { demoEn } from '#features/community-demo/words.en.ts';
import { communityEn } from '#features/community/words.en.ts';
import { organicEn as en } from '#features/organic/words.en.ts';
import { organicSw as sw } from '#features/organic/words.sw.ts';
import { tourEn } from '../../apps/web/tour/words.en.ts';
import { builtFileOf } from '../../tools/sizes/measure.ts';
import {
  addFields,
  queryDatabase,
  axeAllThemes,
  browser,
  callAs,
  type Farmer,
  waitForInstall,
  newFarmer,
  newPhone,
  PHONE,
  type Phone,
  server,
  takeScreenshot,
  test,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

const signIn = async (phone: Phone, { email, password }: Farmer): Promise<void> => {
  await callAs(server, phone.context, '/api/auth/sign-in', { email, password });
};
/** The card, opened from a screen with nothing else on it. */
const openCard = async ({ page, ...phone }: Phone, words: { readonly title: string } = en): Promise<void> => {
  await phone.open('/organic');
  await page.getByRole('heading', { level: 2, name: words.title }).waitFor();
};
const fits = (phone: Phone): Promise<boolean> =>
  phone.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test(
  'ORG-05 ORG-08 ORG-10 an action marked done on two offline phones completes on both, and scores once',
  async () => {
    // One screen is reopened offline, the other stays open.
    const [a, b] = [
      await newPhone(browser, server, { allowServiceWorker: true }),
      await newPhone(browser, server, { allowServiceWorker: true }),
    ];
    const farmer = await newFarmer(server, a.context);
    await addFields(server, a.context, farmer, 1);
    await signIn(b, farmer);
    const markDone = ({ page }: Phone) => page.getByRole('button', { name: en.markDone });
    for (const phone of [b, a]) {
      await openCard(phone);
      await markDone(phone).waitFor();
    }
    await Promise.all([waitForInstall(a.page), waitForInstall(b.page)]);
    await b.cutNetwork();
    // The service worker caches what this page loads.
    await a.page.reload({ waitUntil: 'networkidle' });
    await markDone(a).waitFor();
    await a.cutNetwork();
    await a.page.reload();
    await a.page.getByRole('button', { name: en.show }).click();
    await a.page.getByText(en.needs).waitFor();
    for (const phone of [a, b]) {
      await markDone(phone).click();
      await phone.page.getByText(en.completed).waitFor();
      await phone.page.getByText(en.waiting).waitFor();
    }
    for (const phone of [a, b]) {
      await phone.restoreNetwork();
      await phone.page.getByText(en.waiting).waitFor({ state: 'detached', timeout: scaled(60_000) });
    }
    const points = await queryDatabase<{ points: number }>(
      server,
      'select points from organic_points where user_id = $1',
      [farmer.userId],
    );
    expect(points).toEqual([{ points: 50 }]);
    for (const phone of [a, b]) {
      await openCard(phone);
      await phone.page.getByText(en.total('50')).first().waitFor();
      expect(await fits(phone)).toBe(true);
      expect(phone.faults).toEqual([]);
    }
  },
  scaled(240_000),
);

test('ORG-01 ORG-02 ORG-03 the organic card in Kiswahili: recipe and steps, another action, in both themes', async () => {
  const phone = await newPhone(browser, server, { language: 'sw' });
  const farmer = await newFarmer(server, phone.context, { language: 'sw' });
  await addFields(server, phone.context, farmer, 1);
  await openCard(phone, sw);
  const title = phone.page.getByRole('heading', { level: 3 }).first();
  const first = await title.textContent();
  await phone.page.getByRole('button', { name: sw.newAction }).click();
  await phone.page.waitForFunction((was) => document.querySelector('h3')?.textContent !== was, first);
  await phone.page.getByRole('button', { name: sw.show }).click();
  for (const part of [sw.whyNow, sw.needs, sw.how, sw.results, sw.yieldBoost, sw.wait])
    await phone.page.getByText(part, { exact: true }).first().waitFor();
  expect(await axeAllThemes(phone.page)).toEqual([]);
  expect(await fits(phone)).toBe(true);
  await takeScreenshot(phone.page, 'organic-sw');
  expect(phone.faults).toEqual([]);
});

test('TOU-01 TOU-02 TOU-04 the tour at 360 pixels: three steps, ends on the server, and does not show again', async () => {
  const phone = await newPhone(browser, server, { tour: true });
  const { page } = phone;
  const farmer = await newFarmer(server, phone.context);
  await phone.open('/dashboard');
  const tour = page.getByRole('region', { name: tourEn.title });
  const backToRow = async (title: string): Promise<void> => {
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await tour.getByText(title).waitFor();
  };
  await tour.waitFor({ timeout: scaled(60_000) });
  await tour.getByRole('heading', { name: tourEn.title }).click();
  expect(await fits(phone)).toBe(true);
  expect(await axeAllThemes(page)).toEqual([]);
  await takeScreenshot(page, 'tour');
  await tour.getByRole('button', { name: tourEn.next }).click();
  await page.waitForURL('**/chat');
  await backToRow(tourEn.two.title);
  await tour.getByRole('button', { name: tourEn.next }).click();
  await page.waitForURL('**/community?tab=questions');
  await page.getByRole('tab', { name: communityEn.tabs.questions, selected: true }).waitFor();
  await backToRow(tourEn.three.title);
  await tour.getByText(tourEn.three.pro).waitFor();
  await tour.getByRole('button', { name: tourEn.next }).click();
  await expect
    .poll(() =>
      queryDatabase(
        server,
        'select onboarding_completed, onboarding_completed_at is not null as dated from profiles where id = $1',
        [farmer.userId],
      ),
    )
    .toEqual([{ onboarding_completed: true, dated: true }]);
  const tourFile = builtFileOf('apps/web/tour/Tour.tsx');
  const loaded = page.waitForResponse((answer) => answer.url().endsWith(tourFile));
  await page.reload();
  await loaded;
  // The tour shows as soon as its code is loaded and the server says that it is due.
  await page.waitForTimeout(1_000);
  expect(await tour.count()).toBe(0);
  expect(phone.faults).toEqual([]);
});

test('LEG-01 LEG-02 the demo has a banner, in both themes, and is linked from no menu and not indexed', async () => {
  const phone = await newPhone(browser, server);
  const { page } = phone;
  await newFarmer(server, phone.context);
  await phone.open('/community/legacy');
  await page.getByText(demoEn.banner, { exact: true }).waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const box = (await page.getByRole('note').boundingBox())!;
  expect(box.y >= 0 && box.y < PHONE.height).toBe(true);
  for (const name of [
    demoEn.tabs.questions,
    demoEn.tabs.training,
    demoEn.tabs.experts,
    demoEn.tabs.achievements,
  ]) {
    await page.getByRole('tab', { name }).click();
    expect(await axeAllThemes(page)).toEqual([]);
    expect(await fits(phone)).toBe(true);
  }
  await takeScreenshot(page, 'community-demo');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  for (const path of ['/more', '/community']) {
    await phone.open(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.locator('a[href="/community/legacy"]').count()).toBe(0);
  }
  expect(phone.faults).toEqual([]);
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '#apps/web/words.en.ts';
import { moreEn } from '#apps/web/words.more.en.ts';
import { moreSw } from '#apps/web/words.more.sw.ts';
import { sw } from '#apps/web/words.sw.ts';
import { builtFileOf } from '../tools/sizes/measure.ts';
import { browser, waitForInstall, newFarmer, newPhone, server, test } from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

/** At once; planning and the assistant wait until the phone was idle (languages.e2e.ts). */
const screens = [
  '/dashboard',
  '/fields',
  '/scan',
  '/weather',
  '/alerts',
  '/more',
  '/outbox',
  '/upgrade',
  '/404',
] as const;

const signedIn = async (options: Parameters<typeof newPhone>[2] = {}) => {
  const phone = await newPhone(browser, server, options);
  await newFarmer(server, phone.context);
  return phone;
};
const marked = (page: Page) => page.evaluate(() => (window as { mark?: boolean }).mark === true);

test('SHL-08 SHL-19 after installation every screen opens in airplane mode', async () => {
  const phone = await signedIn({ allowServiceWorker: true });
  const manifest = await phone.context.request.get('/manifest.json');
  expect([manifest.status(), (await manifest.json()).start_url]).toEqual([200, '/dashboard']);
  await phone.open('/dashboard');
  await waitForInstall(phone.page);
  expect(
    await phone.page.evaluate(
      async () => new URL((await navigator.serviceWorker.ready).active!.scriptURL).pathname,
    ),
  ).toBe('/service-worker.js');
  await phone.cutNetwork();
  for (const path of screens) {
    await phone.open(path);
    await phone.page.locator('main h1').first().waitFor();
  }
  expect(phone.faults).toEqual([]);
});

test('I18-02 I18-06 language and theme change without a reload, and persist', async () => {
  const phone = await signedIn();
  const { page } = phone;
  await phone.open('/more');
  await page.getByRole('heading', { level: 1, name: moreEn.title }).waitFor();
  await page.evaluate(() => {
    (window as { mark?: boolean }).mark = true;
  });
  await page.getByRole('button', { name: en.top.language }).click();
  await page.getByRole('heading', { level: 1, name: moreSw.title }).waitFor();
  await page.getByRole('button', { name: sw.top.dark }).click();
  expect(await marked(page)).toBe(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: moreSw.title }).waitFor();
  expect(
    await page.evaluate(() => [
      document.documentElement.lang,
      document.documentElement.classList.contains('dark'),
      localStorage.getItem('theme'),
    ]),
  ).toEqual(['sw', true, 'dark']);
});

test('SHL-18 X-05 the screen says when the network is lost and when it is back', async () => {
  const phone = await signedIn();
  await phone.open('/fields');
  await phone.page.locator('main h1').waitFor();
  await phone.cutNetwork();
  await phone.page.getByText(en.offline).waitFor();
  await phone.page.getByText(en.ribbon.offline).waitFor();
  await phone.restoreNetwork();
  await phone.page.getByText(en.online).waitFor();
});

test.each([
  ['/privacy-policy', 'Privacy policy'],
  ['/terms-of-service', 'Terms of service'],
])('SHL-07 %s opens its page, without a session', async (path, title) => {
  const phone = await newPhone(browser, server);
  await phone.open(path);
  await phone.page.waitForURL(`**${path}.html#en`);
  await phone.page.getByRole('heading', { level: 1, name: title }).waitFor();
});

test('ACC-03 ACC-06 a visitor is redirected to sign-in without a way back; an unknown address shows not-found', async () => {
  const phone = await newPhone(browser, server);
  await phone.open('/404');
  await phone.open('/fields');
  await phone.page.waitForURL('**/auth');
  await phone.page.goBack();
  await phone.page.waitForURL('**/404');
  await phone.open('/no/such/place');
  await phone.page.getByText(en.lost.title).waitFor();
});

test('I18-09 a tap on a language before the app has loaded is not lost', async () => {
  const phone = await newPhone(browser, server, { firstRun: true });
  const { page } = phone;
  let release = (): void => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Kiswahili' }).click();
  release();
  await page.getByRole('button', { name: 'Nitumie msimbo' }).waitFor();
});

test.each([{ firstRun: true }, { firstRun: false }])(
  "the page's first paint and the app's match, without layout shift (%j)",
  async (options) => {
    const phone = await newPhone(browser, server, options);
    await phone.page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await phone.open('/auth');
    await phone.page.locator('main form input').first().waitFor();
    await phone.page.waitForTimeout(500);
    expect(
      await phone.page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift),
    ).toBeLessThan(0.05);
  },
);

test.each([
  { width: 320, height: 568 },
  { width: 360, height: 740 },
])('at 200 % text size nothing overflows sideways (%j)', async (size) => {
  const phone = await signedIn({ language: 'sw', size });
  await phone.page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  for (const path of screens) {
    await phone.open(path);
    await phone.page.locator('main h1').first().waitFor();
    const out = await phone.page.evaluate(() =>
      document.documentElement.scrollWidth <= window.innerWidth
        ? []
        : [...document.querySelectorAll('body *')]
            .filter((one) => one.getBoundingClientRect().right > window.innerWidth + 1)
            .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`),
    );
    expect(out, path).toEqual([]);
  }
});

test('the screen works when parts of the frame cannot be fetched', async () => {
  const phone = await signedIn();
  const { page } = phone;
  const refused = new Set<string>();
  const parts = new Set(
    ['apps/web/install/InstallOffer.tsx', 'features/people/web/session-renewal.ts'].map(builtFileOf),
  );
  await phone.context.route(/\/assets\//, (route) => {
    const { pathname } = new URL(route.request().url());
    if (!parts.has(pathname.slice(1))) return route.fallback();
    refused.add(pathname);
    return route.abort();
  });
  await phone.open('/fields');
  await expect.poll(() => refused.size, { timeout: scaled(30_000) }).toBe(parts.size);
  await page.getByRole('button', { name: en.top.language }).click();
  await page.locator('main h1').waitFor();
  expect(await page.getByText(en.broken.what).count()).toBe(0);
});

test.each([
  { width: 320, height: 568 },
  { width: 360, height: 740 },
])('the tab bar and a sticky button cover at most 15 percent of the screen (%j)', async (size) => {
  const phone = await signedIn({ size });
  for (const path of ['/dashboard', '/farm-planning', '/fields/new', '/conditions']) {
    await phone.open(path);
    await phone.page.locator('main h1').first().waitFor();
    // Taller than the screen, so that what sticks does.
    const covered = await phone.page.evaluate(() => {
      document.querySelector('main h1')!.insertAdjacentHTML('afterend', '<div class="tall"></div>');
      (document.querySelector('.tall') as HTMLElement).style.height = '2000px';
      window.scrollTo(0, 0);
      const tops = [...document.querySelectorAll('body *')]
        .filter((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position))
        .map((one) => one.getBoundingClientRect())
        .filter(({ top, width: wide, height: tall }) => top > innerHeight / 2 && wide * tall > 0)
        .map(({ top }) => top);
      return tops.length === 0 ? 1 : (innerHeight - Math.min(...tops)) / innerHeight;
    });
    expect([path, covered <= 0.15]).toEqual([path, true]);
  }
});

test('large text sets the tab bar in two rows, without a change of the size in pixels', async () => {
  const phone = await signedIn();
  await phone.page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await phone.open('/dashboard');
  const bar = phone.page.getByRole('navigation', { name: en.nav.label });
  await bar.waitFor();
  const tops = await bar
    .getByRole('link')
    .evaluateAll((links) => links.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect([new Set(tops.slice(0, 3)).size, new Set(tops.slice(3)).size, tops[3]! > tops[0]!]).toEqual([
    1,
    1,
    true,
  ]);
});

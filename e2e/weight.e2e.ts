import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldsEn } from '#features/fields/words.en.ts';
import { joinEn } from '#features/people/words.join.en.ts';
import { scannerEn } from '#features/scanner/words.en.ts';
import { sightingsEn } from '#features/sightings/words.en.ts';
import { newId } from '#kit/pure/ids.ts';
import { HOME_CARDS, HOME_PARTS, measureFirstScreens } from '../tools/bench/weight.ts';
import { BUDGET } from '../tools/sizes/measure.ts';
import {
  addFields,
  waitForInstall,
  waitForLateCache,
  newFarmer,
  newPhone,
  openBrowser,
  type Phone,
  sendCommands,
  startServer,
  type TestServer,
} from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';
import { weatherService, type WeatherService } from './harness/weather.ts';

let service: WeatherService;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  service = await weatherService();
  [server, browser] = await Promise.all([startServer({ WEATHER_URL: service.url }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await service?.stop();
});

const withFields = async (allowServiceWorker = false) => {
  const phone = await newPhone(browser, server, { allowServiceWorker });
  const farmer = await newFarmer(server, phone.context);
  const [field] = await addFields(server, phone.context, farmer, 3);
  return { ...phone, farmer, field: field! };
};

test('the first screen stays within its size budget, signed out and with three fields', async () => {
  const { auth, dashboard } = await measureFirstScreens();
  console.log(
    `first screen, KB gzip: /auth ${auth.jsKb.toFixed(1)} script, ${auth.cssKb.toFixed(1)} style; /dashboard ${dashboard.jsKb.toFixed(1)} script, ${dashboard.cssKb.toFixed(1)} style`,
  );
  for (const { jsKb, cssKb, files } of [auth, dashboard]) {
    expect(jsKb).toBeGreaterThan(10);
    expect(jsKb, files.join('\n')).toBeLessThanOrEqual(BUDGET.entryJs);
    expect(cssKb).toBeLessThanOrEqual(BUDGET.entryCss);
  }
});

test('home requests its deferred parts once it can be tapped, and works without them', async () => {
  const { page, context } = await withFields();
  let wasUsable: Promise<boolean> | undefined;
  // The responses never arrive.
  await context.route(HOME_CARDS, () => {});
  await context.route(HOME_PARTS, () => {
    wasUsable ??= page.evaluate(
      () =>
        document.querySelectorAll('main a[href^="/fields/"]').length === 3 &&
        document.querySelector('main a[href="/scan"]') !== null,
    );
  });
  await page.goto('/dashboard');
  await expect.poll(() => wasUsable, { timeout: scaled(30_000) }).toBeDefined();
  expect(await wasUsable).toBe(true);
  await page.locator('main a[href="/scan"]').tap();
  await page.waitForURL('**/scan');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
});

test('a first screen that loads slowly requests no books before it can be tapped', async () => {
  const { page, context } = await withFields();
  await context.route(/\/assets\/home-[\w-]{8}\.js/, async (route) => {
    await sleep(8_000);
    await route.continue();
  });
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/background-/.test(request.url())) requested.push(request.url());
  });
  await page.goto('/dashboard');
  await page.locator('main a[href^="/fields/"]').first().waitFor();
  expect(requested).toEqual([]);
  await expect.poll(() => requested.length, { timeout: scaled(30_000) }).toBe(1);
  await context.close();
});

/** Returns a function that reads the cumulative layout shift since the page was opened, without taps. */
const watchLayoutShift = async ({ context, page }: Phone): Promise<() => Promise<number>> => {
  await context.addInitScript(() => {
    const of = window as unknown as { moved: number };
    of.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        of.moved += (entry as unknown as { readonly value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { moved: number }).moved);
};

test('home does not shift while the weather, alerts and alert button load, online and offline', async () => {
  const phone = await withFields(true);
  const { page, context } = phone;
  const layoutShift = await watchLayoutShift(phone);
  const expectStableHome = async (width: number) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/dashboard');
    await page.locator('header a[href="/alerts"]').waitFor({ timeout: scaled(30_000) });
    await page.getByRole('link', { name: /^\d+ °C/ }).waitFor();
    await page.locator('#urgent-alerts').waitFor();
    await page.locator('#todays-action').waitFor();
    expect(await layoutShift(), `at ${width}`).toBeLessThan(0.02);
  };
  await expectStableHome(360);
  await expectStableHome(320);
  await waitForInstall(page);
  await phone.cutNetwork();
  await expectStableHome(360);
  await context.close();
});

test('screens of an installed app do not shift while they load', async () => {
  const phone = await withFields(true);
  const { page, context } = phone;
  const scan = newId();
  await sendCommands(server, context, phone.farmer, [
    {
      name: 'scans.save',
      args: {
        id: scan,
        field_id: phone.field,
        crop_type: 'bean',
        photo: null,
        severity: 'medium',
        affected_area_percentage: 9,
        location: null,
        taken_at: new Date().toISOString(),
        known_used: 0,
        outcome: 'answer',
        condition: 'bean___rust',
        confidence: 0.93,
        top3: [],
        model: 'a'.repeat(64),
      },
    },
  ]);
  await phone.open('/dashboard');
  await waitForInstall(page);
  await waitForLateCache(page);
  const layoutShift = await watchLayoutShift(phone);
  // A leaf check is checked over its whole length, other screens only above the fold.
  for (const [path, last, height] of [
    [`/scan/${scan}`, sightingsEn.warn, 2_400],
    [`/fields/${phone.field}`, fieldsEn.deleteYes, 740],
    ['/scan', scannerEn.upload, 740],
    ['/settings/account', joinEn.mine.title, 740],
  ] as const) {
    await page.setViewportSize({ width: 360, height });
    // Retries once, in case the machine was busy; a real shift fails again.
    await expect
      .poll(
        async () => {
          await page.goto(path);
          await page.getByText(last, { exact: true }).last().waitFor();
          await page.waitForLoadState('networkidle').catch(() => undefined);
          return layoutShift();
        },
        { timeout: scaled(60_000), message: path },
      )
      .toBeLessThan(0.02);
  }
  await context.close();
});

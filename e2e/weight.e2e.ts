import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureFirstScreens } from '../tools/bench/weight.ts';
import { BUDGET } from '../tools/sizes/measure.ts';
import { addFields, installed, newFarmer, newPhone, openBrowser, startServer, type TestServer } from './harness/main.ts';
import { weatherService, type WeatherService } from './harness/weather.ts';
import type { Browser } from 'playwright-core';

/** What of home comes when it can be tapped already: the sky, what presses, today's action, the bell, what checks achieved. */
const CARDS = /\/assets\/(WeatherSummary|HomeAlerts|TodaysAction|Bell|ImpactSection)-[\w-]{8}\.js$/;

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

const withFields = async () => {
  const phone = await newPhone(browser, server);
  await addFields(server, phone.context, await newFarmer(server, phone.context), 3);
  return phone;
};

test('the first screen weighs no more than its budget, signed out and with three fields', async () => {
  const { auth, dashboard } = await measureFirstScreens();
  console.log(`first screen, KB gzip: /auth ${auth.js.toFixed(1)} script, ${auth.css.toFixed(1)} style; /dashboard ${dashboard.js.toFixed(1)} script, ${dashboard.css.toFixed(1)} style`);
  for (const { js, css } of [auth, dashboard]) {
    expect(js).toBeGreaterThan(10);
    expect(js).toBeLessThanOrEqual(BUDGET.entryJs);
    expect(css).toBeLessThanOrEqual(BUDGET.entryCss);
  }
});

test('what comes later on home is asked for when home can be tapped, and the tap does not need it', async () => {
  const { page, context } = await withFields();
  const asked: string[] = [];
  let usable: Promise<boolean> | undefined;
  await context.route(CARDS, (route) => {
    asked.push(CARDS.exec(route.request().url())![1]!);
    usable ??= page.evaluate(() => document.querySelectorAll('main a[href^="/fields/"]').length === 3 && document.querySelector('main a[href="/scan"]') !== null);
    // It never comes.
  });
  await page.goto('/dashboard');
  await expect.poll(() => new Set(asked).size, { timeout: 30_000 }).toBeGreaterThanOrEqual(4);
  expect(await usable).toBe(true);
  await page.locator('main a[href="/scan"]').tap();
  await page.waitForURL('**/scan');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
});

test('nothing moves on home when the sky, the alerts and the bell come, and without a network they come too', async () => {
  const phone = await withFields();
  const { page, context } = phone;
  await context.addInitScript(() => {
    const of = window as unknown as { moved: number };
    of.moved = 0;
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) of.moved += (entry as unknown as { readonly value: number }).value; }).observe({ type: 'layout-shift', buffered: true });
  });
  const opens = async (width: number) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/dashboard');
    await page.locator('header a[href="/alerts"]').waitFor({ timeout: 30_000 });
    await page.getByRole('link', { name: /^\d+ °C/ }).waitFor();
    await page.locator('#urgent-alerts').waitFor();
    await page.locator('#todays-action').waitFor();
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved), `at ${width}`).toBeLessThan(0.02);
  };
  await opens(360);
  await opens(320);
  await installed(page);
  await phone.cutNetwork();
  await opens(360);
  await context.close();
});

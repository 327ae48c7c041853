import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { closeServers, json, openMeteoAnswer, weatherService } from '#adapters/weather/testing.ts';
import { alertsEn as en } from '#features/alerts/words.en.ts';
import { alertsSw as sw } from '#features/alerts/words.sw.ts';
import {
  addFields,
  queryDatabase,
  axeAllThemes,
  browser,
  type Farmer,
  waitForInstall,
  makePro,
  newFarmer,
  newPhone,
  type Phone,
  takeScreenshot,
  startServer,
  test,
  type TestServer,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

const HOUR_S = 3_600;
const midnight = Math.floor((Date.now() / 1_000 + 3 * HOUR_S) / 86_400) * 86_400 - 3 * HOUR_S;

/** 64 mm of rain tomorrow afternoon; the rest of the week is unchanged. */
const wetTomorrow = (pastDays: number) => {
  const answer = openMeteoAnswer(pastDays, 8, midnight);
  const tomorrow = (pastDays + 1) * 24;
  for (let hour = 13; hour <= 16; hour += 1) answer.hourly.precipitation[tomorrow + hour] = 16;
  return answer;
};

let server: TestServer;
beforeAll(async () => {
  // Our own Open-Meteo server, so that the test covers the whole path: provider, cell, job, alert, phone.
  const { url } = await weatherService((asked, response) =>
    json(wetTomorrow(Number(asked.query.get('past_days'))))(asked, response),
  );
  server = await startServer({ WEATHER_URL: url });
});
afterAll(async () => {
  await server?.stop();
  closeServers();
});

const person = async (
  language: 'en' | 'sw',
  { at = { lat: -0.3031, lng: 36.08 }, allowServiceWorker = false, isPro = false } = {},
): Promise<{ phone: Phone; farmer: Farmer; fieldId: string }> => {
  const phone = await newPhone(browser, server, { language, allowServiceWorker });
  const farmer = await newFarmer(server, phone.context, { language });
  // Before a field exists, because the server's batch may fetch and evaluate its forecast at any time.
  if (isPro) await makePro(server, farmer);
  const [fieldId] = await addFields(server, phone.context, farmer, 1, at);
  return { phone, farmer, fieldId: fieldId! };
};
/** As if the alert's day were over: then the app asks whether it happened. */
const dayHasCome = async ({ userId }: Farmer): Promise<void> => {
  await queryDatabase(
    server,
    `update alerts set raised = jsonb_set(raised, '{from}', to_jsonb((now() at time zone 'Africa/Nairobi')::date::text)) where user_id = $1`,
    [userId],
  );
  await queryDatabase(
    server,
    `with u as (update sync_users set seq = seq + 1 where user_id = $1 returning seq) update sync_log l set seq = u.seq from u where l.user_id = $1 and l.kind = 'alert'`,
    [userId],
  );
};
// The weather card on home may mention rain too.
const floodTitle = (page: Page) => page.locator('a[href^="/alerts/"]').filter({ hasText: /rain/i }).first();

test('ALR-01 ALR-05 a forecast raises an alert, and the phone can answer and mute it offline', async () => {
  const { phone, farmer, fieldId } = await person('en', { allowServiceWorker: true, isPro: true });
  const { page } = phone;
  await phone.open('/weather');
  await expect
    .poll(() => queryDatabase(server, 'select 1 from alerts where user_id = $1', [farmer.userId]), {
      timeout: scaled(40_000),
    })
    .not.toEqual([]);
  await dayHasCome(farmer);

  await phone.open('/alerts');
  await floodTitle(page).waitFor({ timeout: scaled(40_000) });
  await page.getByText(/1 field checked today/).waitFor();
  await takeScreenshot(page, 'alerts');
  expect(await axeAllThemes(page)).toEqual([]);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: en.urgent }).waitFor();
  await page.getByRole('heading', { name: en.todayTitle }).waitFor();
  await page.getByRole('heading', { name: en.urgent }).scrollIntoViewIfNeeded();
  await takeScreenshot(page, 'alerts-home');
  expect(await axeAllThemes(page)).toEqual([]);
  await waitForInstall(page);
  await floodTitle(page).click();
  await page.getByRole('heading', { name: en.whyTitle }).waitFor();
  await takeScreenshot(page, 'alert');
  expect(await axeAllThemes(page)).toEqual([]);

  const address = page.url();
  await phone.cutNetwork();
  await page.goto(address);
  await page.getByRole('button', { name: en.answers.yes, exact: true }).click();
  await page.getByText(en.youSaid(en.answers.yes)).waitFor();
  await page.getByRole('button', { name: en.mute(en.themes.rain) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en.mute(en.themes.rain) })
    .click();
  await page.getByText(en.isMuted).waitFor();
  expect(
    await queryDatabase(server, 'select 1 from alert_mutes where user_id = $1', [farmer.userId]),
  ).toEqual([]);
  await phone.restoreNetwork();
  await expect
    .poll(() => queryDatabase(server, 'select theme from alert_mutes where user_id = $1', [farmer.userId]), {
      timeout: scaled(60_000),
    })
    .toEqual([{ theme: 'rain' }]);
  expect(
    await queryDatabase(server, 'select answer from alert_feedback where user_id = $1', [farmer.userId]),
  ).toEqual([{ answer: 'yes' }]);

  await phone.open('/alerts');
  await page.getByRole('heading', { name: en.mutedTitle }).waitFor();
  expect(await floodTitle(page).count()).toBe(0);
  await phone.open(`/fields/${fieldId}?tab=history`);
  await page.getByText(/Alert: .*rain/i).waitFor();
  expect(phone.faults).toEqual([]);
});

test('PAY-04 a Free user’s fields are checked when the alerts page opens, and the alert appears there', async () => {
  const at = { lat: -0.95, lng: 36.6 };
  const pro = await person('en', { at, isPro: true });
  const { phone, farmer } = await person('sw', { at });
  const { page } = phone;
  const alertsOf = ({ userId }: Farmer) =>
    queryDatabase(server, 'select 1 from alerts where user_id = $1', [userId]);
  await phone.open('/weather');
  // The forecast was fetched and this place evaluated: the neighbour on Pro has the alert.
  await expect.poll(() => alertsOf(pro.farmer), { timeout: scaled(40_000) }).not.toEqual([]);
  expect(await alertsOf(farmer)).toEqual([]);
  await phone.open('/alerts');
  await page
    .locator('[data-level]')
    .first()
    .waitFor({ timeout: scaled(40_000) });
  await page.getByText(sw.freeLook).waitFor();
  await takeScreenshot(page, 'alerts-free');
  expect(await axeAllThemes(page)).toEqual([]);
  expect(phone.faults).toEqual([]);
});

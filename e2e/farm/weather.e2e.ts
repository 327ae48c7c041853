import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { weatherEn as en } from '#features/weather/words.en.ts';
import { weatherSw as sw } from '#features/weather/words.sw.ts';
import { newId } from '#kit/pure/ids.ts';
import {
  addFields,
  queryDatabase,
  axeAllThemes,
  waitForInstall,
  newFarmer,
  newPhone,
  openBrowser,
  sendCommands,
  takeScreenshot,
  startServer,
  type TestServer,
} from '../harness/main.ts';
import { weatherService, type WeatherService } from '../harness/weather.ts';

let service: WeatherService;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  service = await weatherService();
  [server, browser] = await Promise.all([startServer({ WEATHER_URL: service.url }), openBrowser()]);
});
beforeEach(() => service.fail(null));
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await service?.stop();
});

test('DSH-01 WEA-01 WEA-08 home shows the weather; the seven-day forecast also opens offline', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  const { page } = phone;
  await addFields(server, phone.context, await newFarmer(server, phone.context), 2);
  await phone.open('/dashboard');
  await page.getByRole('link', { name: /^\d+ °C/ }).click();
  await page.waitForURL('**/weather');
  await page.getByRole('tab').nth(6).waitFor();
  expect(await page.getByRole('tab').count()).toBe(7);
  await page.getByRole('button', { name: en.next }).click();
  await expect.poll(() => page.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');
  await expect.poll(() => page.getByText(/^(Protect crops|Irrigation needed)$/).count()).toBe(1);
  await expect.poll(() => page.getByText(en.credits['open-meteo']).count()).toBe(1);
  await takeScreenshot(page, 'weather');
  expect(await axeAllThemes(page)).toEqual([]);
  await waitForInstall(page);
  await phone.cutNetwork();
  await page.reload();
  await page.getByText('You’re offline. This forecast was saved').waitFor();
  await expect.poll(() => page.getByRole('tab').count()).toBe(7);
  const requestCount = service.calls();
  // Both fields are in one weather cell.
  expect(requestCount).toBe(1);
  await phone.context.close();
});

test('WEA-09 without a provider the typical month is shown, labelled as such, until forecasts return', async () => {
  service.fail(503);
  const phone = await newPhone(browser, server, { language: 'sw' });
  const { page } = phone;
  const farmer = await newFarmer(server, phone.context, { language: 'sw' });
  await sendCommands(server, phone.context, farmer, [
    {
      name: 'fields.add',
      args: {
        id: newId(),
        farm_id: newId(),
        name: 'Shamba la Kakamega',
        size: 1,
        size_unit: 'acres',
        crop_type: 'maize',
        season: '2026',
        soil_type: null,
        irrigation_type: null,
        place: { lat: 0.2842, lng: 34.7523, accuracy_m: 9 },
        location_description: 'Kakamega',
      },
    },
  ]);
  await phone.open('/weather');
  await page.getByText(/Kawaida ya mwezi wa \w+, si utabiri/).waitFor();
  await expect.poll(() => page.getByText(sw.noForecast).count()).toBe(1);
  expect(await page.getByRole('tab').count()).toBe(0);
  expect(await axeAllThemes(page)).toEqual([]);
  // The provider works again: its forecast replaces the usual climate.
  service.fail(null);
  await queryDatabase(server, 'update weather_cells set next_at = now()');
  await queryDatabase(server, 'update weather_sources set resting_until = null');
  await page.getByRole('button', { name: sw.tryAgain }).click();
  await page.getByRole('tab').nth(6).waitFor();
  expect(await page.getByText(/si utabiri/).count()).toBe(0);
  await phone.context.close();
});

test('FLD-21 WEA-10 an unconfirmed field asks to confirm its place; the phone’s own location shows its weather', async () => {
  const phone = await newPhone(browser, server);
  const { page } = phone;
  const farmer = await newFarmer(server, phone.context);
  await sendCommands(server, phone.context, farmer, [
    {
      name: 'fields.add',
      args: {
        id: newId(),
        farm_id: newId(),
        name: 'Somewhere',
        size: 1,
        size_unit: 'acres',
        crop_type: 'maize',
        season: '2026',
        soil_type: null,
        irrigation_type: null,
        place: null,
        location_description: null,
      },
    },
  ]);
  await phone.open('/weather');
  await page.getByText(en.unconfirmed).waitFor();
  expect(await page.getByRole('tab').count()).toBe(0);
  await page.getByLabel(en.field).selectOption({ label: en.currentLocation });
  await page.getByRole('tab').nth(6).waitFor();
  await page.getByLabel(en.field).selectOption({ label: 'Somewhere' });
  await page.getByRole('link', { name: en.confirm }).click();
  await page.waitForURL('**/fields/*');
  await phone.context.close();
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waterEn as en } from '#features/agronomy/words.water.en.ts';
import { waterSw as sw } from '#features/agronomy/words.water.sw.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import {
  addFields,
  axeAllThemes,
  waitForInstall,
  newFarmer,
  newPhone,
  openBrowser,
  sendCommands,
  takeScreenshot,
  startServer,
  type Phone,
  type TestServer,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';
import { weatherService, type WeatherService } from '../harness/weather.ts';

let service: WeatherService;
let server: TestServer;
let browser: Browser;
beforeAll(async () => {
  service = await weatherService({ dryFor: 50 });
  [server, browser] = await Promise.all([startServer({ WEATHER_URL: service.url }), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await service?.stop();
});

const planted = (field_id: string) => ({
  id: newId(),
  field_id,
  crop_type: 'maize',
  variety: null,
  variety_class: null,
  status: 'growing',
  area_size: 1,
  area_unit: 'acres',
  planting_date: addDays(dayInNairobi(new Date()), -70),
  expected_harvest_date: addDays(dayInNairobi(new Date()), 55),
  harvest_source: 'own',
  harvest_from: null,
  harvest_to: null,
  altitude_band: 'high',
  county: 'Nakuru',
  expected_yield: null,
  expected_yield_size: null,
  expected_yield_unit: null,
  notes: null,
});

const thirsty = async (language: 'en' | 'sw'): Promise<{ phone: Phone; field: string }> => {
  const phone = await newPhone(browser, server, { language, allowServiceWorker: true });
  const farmer = await newFarmer(server, phone.context, { language });
  const [field] = await addFields(server, phone.context, farmer, 1);
  await sendCommands(server, phone.context, farmer, [
    { name: 'fields.change', args: { id: field, irrigation_type: 'manual' } },
    { name: 'crops.add', args: planted(field!) },
  ]);
  return { phone, field: field! };
};

const sticksOut = (phone: Phone): Promise<number> =>
  phone.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each([
  ['en', en],
  ['sw', sw],
] as const)(
  'FLD-03 I18-01 after seven dry weeks the field shows how much water it lacks and why, also offline (%s)',
  async (language, words) => {
    const { phone, field } = await thirsty(language);
    const { page } = phone;
    await phone.open(`/fields/${field}`);
    // The row says the answer before it is opened.
    await page
      .getByText(words.verdicts.water)
      .first()
      .waitFor({ timeout: scaled(30_000) });
    await page.getByRole('heading', { name: words.title }).click();
    await takeScreenshot(page, 'field-water');
    expect([...(await axeAllThemes(page)), await sticksOut(phone)]).toEqual([0]);
    await page.getByRole('button', { name: words.why }).click();
    await page
      .getByText(/FAO-56/)
      .first()
      .waitFor();
    await takeScreenshot(page, 'field-water-why');
    expect([...(await axeAllThemes(page)), await sticksOut(phone)]).toEqual([0]);
    await page.keyboard.press('Escape');

    await waitForInstall(page);
    await phone.cutNetwork();
    await page.reload();
    await page
      .getByText(words.verdicts.water)
      .first()
      .waitFor({ timeout: scaled(30_000) });
    // The field's health includes it too.
    await page.getByText(/^\d+%$/).waitFor();
    expect(phone.faults).toEqual([]);
  },
);

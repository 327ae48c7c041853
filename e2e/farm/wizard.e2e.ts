import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fieldWizardSw as sw } from '#features/fields/web/wizard/words.sw.ts';
import { draftSw } from '#features/fields/words.draft.sw.ts';
import { fieldsSw } from '#features/fields/words.sw.ts';
import {
  queryDatabase,
  browser,
  waitForInstall,
  newFarmer,
  newPhone,
  server,
  test,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const asks = (page: Page, step: keyof typeof sw.questions) =>
  page.getByRole('heading', { level: 1, name: sw.questions[step] }).waitFor();

test('WIZ-01 WIZ-11 WIZ-14 a field and crop added offline in six steps survive a killed app and arrive, in Kiswahili', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true, language: 'sw' });
  const farmer = await newFarmer(server, phone.context, { language: 'sw' });
  let { page } = phone;
  await page.goto('/fields', { waitUntil: 'networkidle' });
  await waitForInstall(page);
  await page.reload({ waitUntil: 'networkidle' });
  await phone.cutNetwork();

  await tap(page, fieldsSw.createManually);
  await asks(page, 'name');
  await page.getByLabel(sw.name).fill('Kando ya bwawa');
  await tap(page, sw.next);
  await asks(page, 'location');
  await tap(page, sw.useMyPlace);
  await page
    .getByText(/^(Mahali pamepatikana|Umechagua)/)
    .first()
    .waitFor();
  await tap(page, sw.next);
  await asks(page, 'crop');
  await page.getByText('Mahindi', { exact: true }).click();

  // The phone's Back button returns to the previous question; a killed app resumes where it was.
  await page.goBack();
  await asks(page, 'location');
  await page.goForward();
  await asks(page, 'crop');
  await page.close();
  page = await phone.context.newPage();
  await page.goto('/fields/new');
  await asks(page, 'crop');
  await page.getByText(draftSw.resumed).waitFor();
  expect(await page.getByLabel(sw.crop, { exact: true }).inputValue()).toBe('Mahindi');

  await tap(page, sw.next);
  await asks(page, 'soil');
  await page.getByText(sw.soils.loam, { exact: true }).click();
  await page.getByText(sw.waters.rain_fed, { exact: true }).click();
  await tap(page, sw.next);
  await asks(page, 'size');
  await tap(page, /½/);
  await asks(page, 'planting');
  await tap(page, new RegExp(`^${sw.plantings.this_week}`));
  await page.getByRole('heading', { level: 1, name: fieldsSw.addedOffline }).waitFor();
  await tap(page, sw.view);
  await page.waitForURL('**/fields');
  await page.getByText('Kando ya bwawa').first().waitFor();

  await phone.restoreNetwork();
  const stored = () =>
    queryDatabase(
      server,
      'select name, size, size_unit, soil_type, irrigation_type, location_unconfirmed from fields where user_id = $1',
      [farmer.userId],
    );
  await expect.poll(stored, { timeout: scaled(30_000) }).toEqual([
    {
      name: 'Kando ya bwawa',
      size: 0.5,
      size_unit: 'acres',
      soil_type: 'loam',
      irrigation_type: 'rain_fed',
      location_unconfirmed: false,
    },
  ]);
  const crops = () =>
    queryDatabase<{ crop_type: string; status: string; dow: number }>(
      server,
      'select crop_type, status, extract(dow from planting_date)::int as dow from crops where user_id = $1',
      [farmer.userId],
    );
  await expect
    .poll(crops, { timeout: scaled(30_000) })
    .toEqual([{ crop_type: 'maize', status: 'growing', dow: 0 }]);
  expect(phone.faults).toEqual([]);
});

test('FDC-01 FLD-32 /activity shows the field screen; the edit page changes one value and the field shows it', async () => {
  const phone = await newPhone(browser, server, { language: 'sw' });
  const farmer = await newFarmer(server, phone.context, { language: 'sw' });
  const { page } = phone;
  await phone.open('/fields');
  await tap(page, fieldsSw.createInstantly);
  await page.waitForURL('**/fields/*');
  const address = new URL(page.url()).pathname;
  await phone.open(`${address}/activity`);
  await page.getByRole('tab', { name: fieldsSw.tabs.history }).click();
  await page.waitForURL(`**${address}/activity?tab=history`);
  await page.getByRole('link', { name: fieldsSw.editShort, exact: true }).click();
  await page.getByLabel(sw.name).fill('Juu');
  await page.getByRole('heading', { name: sw.conditions }).click();
  await page.getByLabel(sw.soil, { exact: true }).selectOption('clay_loam');
  await tap(page, sw.saveChanges);
  await page.getByRole('heading', { level: 1, name: 'Juu' }).waitFor();
  const stored = () =>
    queryDatabase(server, 'select name, soil_type, crop_type, size from fields where user_id = $1', [
      farmer.userId,
    ]);
  await expect
    .poll(stored, { timeout: scaled(30_000) })
    .toEqual([{ name: 'Juu', soil_type: 'clay_loam', crop_type: 'mixed', size: 1 }]);
  expect(phone.faults).toEqual([]);
});

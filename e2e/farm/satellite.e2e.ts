import { afterAll, beforeAll, expect } from 'vitest';
import { fakeArchive, type FileServer } from '#adapters/satellite/testing.ts';
import { satelliteEn as en } from '#features/satellite/words.en.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import {
  addFields,
  axeAllThemes,
  browser,
  waitForInstall,
  waitForLateCache,
  makePro,
  newFarmer,
  newPhone,
  startServer,
  test,
  type TestServer,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

const ago = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
let archive: FileServer;
let server: TestServer;
beforeAll(async () => {
  archive = await fakeArchive([
    { id: 'new', at: ago(3) },
    { id: 'hidden', at: ago(8), scl: () => 9 },
    { id: 'middle', at: ago(13), nir: 4_800 },
    { id: 'old', at: ago(18), nir: 4_200 },
  ]);
  server = await startServer({
    SATELLITE_URL: archive.urlFor('/v1'),
    SATELLITE_AFRICA_URL: 'off',
    SATELLITE_HOSTS: archive.host,
  });
});
afterAll(async () => {
  await server?.stop();
  archive?.close();
});

test('SAT-03, SAT-04, SAT-10: Analyze Field reads the archive’s passes, and its results open and export offline', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  const farmer = await newFarmer(server, phone.context);
  await makePro(server, farmer);
  await addFields(server, phone.context, farmer, 1);
  const { page } = phone;
  await phone.open('/fields');
  await page.getByText('Shamba 1').first().click();
  await page.getByRole('tab', { name: /Satellite/ }).click();
  await page.getByRole('button', { name: en.analyze }).click();
  await page.getByRole('button', { name: en.export }).waitFor({ timeout: scaled(30_000) });
  await page.getByText(en.passes('3', '1')).waitFor();
  await page.getByText(en.credit).first().waitFor();
  expect(archive.requestLog.some((one) => one.includes('bytes='))).toBe(true);
  // The image's corners enclose the field: its outline stays inside.
  const box = await page.locator('svg[role=img] path').last().boundingBox();
  const picture = await page.locator('svg[role=img] image').boundingBox();
  expect(
    box!.x > picture!.x &&
      box!.y > picture!.y &&
      box!.x + box!.width < picture!.x + picture!.width &&
      box!.y + box!.height < picture!.y + picture!.height,
  ).toBe(true);
  expect(await axeAllThemes(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await waitForInstall(page);
  await waitForLateCache(page);
  await phone.cutNetwork();
  await page.reload();
  await page.getByText(en.offline).waitFor();
  await page.getByRole('radio', { name: en.views.moisture }).check({ force: true });
  await page.getByRole('img', { name: new RegExp(en.views.moisture) }).waitFor();
  for (const [name, ends] of [
    [en.export, '.json'],
    [en.share, '.png'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^mavuno-satellite-\\d{4}-\\d{2}-\\d{2}\\${ends}$`));
  }
  await page.getByText(en.exported).waitFor();
  expect(phone.faults).toEqual([]);
});

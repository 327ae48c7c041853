import { expect } from 'vitest';
import { toGeoJson } from '#features/farm-data/domain/geojson.ts';
import { farmDataEn as en } from '#features/farm-data/words.en.ts';
import { squareAround, toPolygonText } from '#kit/pure/geometry.ts';
import {
  axeAllThemes,
  browser,
  makePro,
  newFarmer,
  newPhone,
  queryDatabase,
  server,
  test,
  waitForInstall,
  waitForLateCache,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

const fieldsOf = (userId: string) =>
  queryDatabase<Record<string, unknown>>(server, 'select * from fields where user_id = $1 order by id', [
    userId,
  ]);

test('boundaries from a file become fields offline', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  const { page } = phone;
  const farmer = await newFarmer(server, phone.context);
  await makePro(server, farmer);
  await phone.open('/settings/data');
  await page.getByText(en.take.json).waitFor();
  await waitForInstall(page);
  await waitForLateCache(page);
  await phone.cutNetwork();
  await phone.open('/settings/data/import');
  const text = toGeoJson([
    {
      id: 'a',
      name: 'Kando ya mto',
      boundary: toPolygonText(squareAround({ lat: -0.31, lng: 36.08 }, 4_000)),
    },
  ]);
  await page.setInputFiles('input[type=file]', {
    name: 'shamba.geojson',
    mimeType: 'application/geo+json',
    buffer: Buffer.from(text),
  });
  await page.getByText('Kando ya mto').click();
  expect(await axeAllThemes(page)).toEqual([]);
  await page.getByRole('button', { name: en.bring.add(1) }).click();
  await page.getByText(en.bring.added(1)).waitFor();
  expect(await fieldsOf(farmer.userId)).toEqual([]);
  await phone.restoreNetwork();
  await expect
    .poll(() => fieldsOf(farmer.userId), { timeout: scaled(30_000) })
    .toMatchObject([{ name: 'Kando ya mto', boundary_source: 'imported' }]);
  expect(phone.faults).toEqual([]);
});

import { expect, onTestFinished } from 'vitest';
import { fieldsEn } from '#features/fields/words.en.ts';
import { placesEn } from '#features/places/words.en.ts';
import { placesSw } from '#features/places/words.sw.ts';
import { newId } from '#kit/pure/ids.ts';
import {
  queryDatabase,
  axeAllThemes,
  browser,
  type Farmer,
  waitForInstall,
  newFarmer,
  newPhone,
  type Phone,
  sendCommands,
  server,
  startServer,
  test,
} from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

const addField = async (
  phone: Phone,
  farmer: Farmer,
  place: { lat: number; lng: number; accuracy_m: number } | null,
  on = server,
): Promise<string> => {
  const id = newId();
  const args = {
    id,
    farm_id: newId(),
    name: 'Shamba',
    size: 1,
    size_unit: 'acres',
    crop_type: 'beans',
    season: '2026',
    soil_type: null,
    irrigation_type: null,
    place,
    location_description: null,
  };
  const [outcome] = await sendCommands(on, phone.context, farmer, [{ name: 'fields.add', args }]);
  expect(outcome).toMatchObject({ result: 'applied' });
  return id;
};
const keptNames = ({ page }: Phone): Promise<boolean> =>
  page.evaluate(
    async () =>
      (await caches.has('heavy-1')) &&
      (await (await caches.open('heavy-1')).keys()).some(({ url }) => url.includes('/assets/gazetteer-')),
  );

test('place names are cached after sign-in, and name its place offline, in Kiswahili', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true, language: 'sw' });
  const farmer = await newFarmer(server, phone.context, { language: 'sw' });
  const id = await addField(phone, farmer, { lat: -0.1361, lng: 36.1463, accuracy_m: 8 });
  await phone.page.goto('/dashboard', { waitUntil: 'networkidle' });
  await waitForInstall(phone.page);
  await phone.page.getByText('Bahati, Nakuru').waitFor({ timeout: scaled(40_000) });
  await expect.poll(() => keptNames(phone), { timeout: scaled(40_000) }).toBe(true);
  await phone.page.reload({ waitUntil: 'networkidle' });
  await phone.cutNetwork();
  await phone.open(`/fields/${id}`);
  await phone.page.getByText(placesSw.away('2', placesSw.directions.north, 'Bahati, Nakuru')).waitFor();
  expect(phone.faults).toEqual([]);
});

test('FLD-21 FLD-34 an unconfirmed field is placed by a village’s name offline, and the place is sent later', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  const { page } = phone;
  const farmer = await newFarmer(server, phone.context);
  const id = await addField(phone, farmer, null);
  await page.goto(`/fields/${id}`, { waitUntil: 'networkidle' });
  await waitForInstall(page);
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => keptNames(phone), { timeout: scaled(40_000) }).toBe(true);
  await phone.cutNetwork();
  await phone.open(`/fields/${id}`);
  await page.getByText(fieldsEn.unconfirmedText).waitFor();
  await page.getByLabel(placesEn.search).fill('subukya');
  await page.getByRole('button', { name: /^Subukia/ }).waitFor();
  expect(await page.getByRole('button', { name: placesEn.wider }).count()).toBe(0);
  expect(await axeAllThemes(page)).toEqual([]);
  await page.getByRole('button', { name: /^Subukia/ }).click();
  await page.getByText('Subukia, Nakuru').first().waitFor();
  await phone.restoreNetwork();
  const stored = () =>
    queryDatabase(
      server,
      'select location_description, location_unconfirmed, location_accuracy_m, elevation from fields where id = $1',
      [id],
    );
  await expect.poll(stored, { timeout: scaled(30_000) }).toEqual([
    {
      location_description: 'Subukia, Nakuru',
      location_unconfirmed: false,
      location_accuracy_m: 3000,
      elevation: expect.any(Number),
    },
  ]);
  expect(
    await page.evaluate(() =>
      JSON.parse(localStorage.getItem('recentLocations') ?? '[]').map((p: { name: string }) => p.name),
    ),
  ).toEqual(['Subukia, Nakuru']);
  expect(phone.faults).toEqual([]);
});

test('the wider map search runs only on its button, and a fake declares itself a sample', async () => {
  const own = await startServer({ GEOCODER_URL: 'sample' });
  onTestFinished(own.stop);
  const phone = await newPhone(browser, own);
  const { page } = phone;
  const farmer = await newFarmer(own, phone.context);
  const id = await addField(phone, farmer, null, own);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/places/search')) asked.push(request.postData() ?? '');
  });
  await phone.open(`/fields/${id}`);
  await page.getByLabel(placesEn.search).fill('njia panda');
  await page.getByRole('button', { name: placesEn.wider }).waitFor();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: placesEn.wider }).click();
  await page.getByText(placesEn.widerSample).waitFor();
  expect(await axeAllThemes(page)).toEqual([]);
  expect(asked.map((body) => JSON.parse(body))).toEqual([{ query: 'njia panda', language: 'en' }]);
  expect(phone.faults).toEqual([]);
});

import { expect } from 'vitest';
import { cropsEn } from '#features/crops/words.en.ts';
import { cropsSw } from '#features/crops/words.sw.ts';
import { newId } from '#kit/pure/ids.ts';
import { addFields, sendCommands } from '../harness/fields.ts';
import {
  queryDatabase,
  axeAllThemes,
  browser,
  waitForInstall,
  newFarmer,
  newPhone,
  server,
  test,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

test('FDC-03 FDC-15 FDC-16 a crop planted offline survives a killed app, is sent once, and is harvested in bags', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  const farmer = await newFarmer(server, phone.context);
  const [field] = await addFields(server, phone.context, farmer, 1);
  await phone.page.goto(`/fields/${field}`, { waitUntil: 'networkidle' });
  await waitForInstall(phone.page);
  await phone.page.reload({ waitUntil: 'networkidle' });

  await phone.cutNetwork();
  await phone.page.getByRole('link', { name: cropsEn.tab.add }).click();
  await phone.page.waitForURL(`**/fields/${field}/crops/add`);
  await phone.page.getByText('Maize', { exact: true }).click();
  await phone.page.getByLabel(cropsEn.form.planted).fill('2026-10-20');
  await phone.page.getByText(/^Expected harvest: \d+ \w+ 2027$/).waitFor();
  await phone.page.getByRole('button', { name: cropsEn.form.save }).click();
  await phone.page.waitForURL(`**/fields/${field}`);
  await phone.page
    .getByText(/to harvest|expected/)
    .first()
    .waitFor();

  await phone.page.close();
  const again = await phone.context.newPage();
  await again.goto(`/fields/${field}`);
  await again.getByRole('link', { name: /^Maize/ }).waitFor();
  expect(await queryDatabase(server, 'select 1 from crops where user_id = $1', [farmer.userId])).toEqual([]);
  await phone.restoreNetwork();
  await expect
    .poll(
      () =>
        queryDatabase(
          server,
          'select crop_type, planting_date::text as planted, harvest_source, status, area_unit from crops where user_id = $1',
          [farmer.userId],
        ),
      { timeout: scaled(60_000) },
    )
    .toEqual([
      {
        crop_type: 'maize',
        planted: '2026-10-20',
        harvest_source: 'calendar',
        status: 'growing',
        area_unit: 'acres',
      },
    ]);

  await again.getByRole('link', { name: /^Maize/ }).click();
  await again.getByText(cropsEn.timeline.title).first().waitFor();
  await again.getByRole('button', { name: cropsEn.harvestSheet.open }).click();
  await again.getByLabel(cropsEn.harvestSheet.amount).fill('12');
  await again.getByRole('button', { name: cropsEn.harvestSheet.save }).click();
  await again.getByText('12 bags of 90 kg (1,080 kg)').waitFor();
  await expect
    .poll(
      () =>
        queryDatabase(server, 'select status, actual_yield from crops where user_id = $1', [farmer.userId]),
      { timeout: scaled(30_000) },
    )
    .toEqual([{ status: 'harvested', actual_yield: 1080 }]);
  expect(phone.faults).toEqual([]);
});

const planted = (field: string, crop_type: string, planting_date: string) => ({
  id: newId(),
  field_id: field,
  crop_type,
  variety: null,
  variety_class: null,
  status: 'growing',
  area_size: 1,
  area_unit: 'acres',
  planting_date,
  expected_harvest_date: null,
  harvest_source: null,
  harvest_from: null,
  harvest_to: null,
  altitude_band: null,
  county: 'Nakuru',
  expected_yield: null,
  expected_yield_size: null,
  expected_yield_unit: null,
  notes: null,
});

test.each([
  ['en', cropsEn],
  ['sw', cropsSw],
] as const)(
  'I18-01 the screens and sheets of crops have no axe faults and no horizontal overflow (%s)',
  async (language, words) => {
    const phone = await newPhone(browser, server, { language, size: { width: 320, height: 568 } });
    const farmer = await newFarmer(server, phone.context, { language });
    const [field] = await addFields(server, phone.context, farmer, 1);
    const [maize, mango] = [planted(field!, 'maize', '2026-10-20'), planted(field!, 'mango', '2020-04-01')];
    await sendCommands(
      server,
      phone.context,
      farmer,
      [maize, mango].map((args) => ({ name: 'crops.add', args })),
    );
    const sound = async (what: string): Promise<void> => {
      const wide = await phone.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(
        [...(await axeAllThemes(phone.page)), ...(wide > 0 ? [`${wide} px stick out`] : [])].map(
          (f) => `${what}: ${f}`,
        ),
      ).toEqual([]);
    };
    const base = `/fields/${field}/crops`;
    for (const [path, shown] of [
      [`${base}/add`, words.form.save],
      [`${base}/${maize.id}`, words.timeline.title],
      [`${base}/${mango.id}`, words.harvestSheet.open],
      [`${base}/${maize.id}/edit`, words.form.save],
    ] as const) {
      await phone.open(path);
      await phone.page.getByText(shown).first().waitFor();
      await sound(path);
    }
    await phone.open(`${base}/${maize.id}`);
    for (const [button, role] of [
      [words.harvestEstimate.title, 'dialog'],
      [words.harvestSheet.open, 'dialog'],
      [words.crop.delete, 'alertdialog'],
    ] as const) {
      await phone.page.getByRole('button', { name: button, exact: true }).click();
      await phone.page.getByRole(role).waitFor();
      await sound(button);
      await phone.page.keyboard.press('Escape');
    }
    expect(phone.faults).toEqual([]);
  },
);

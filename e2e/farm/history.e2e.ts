import { expect } from 'vitest';
import { draftEn } from '#features/fields/words.draft.en.ts';
import { historyEn as en } from '#features/history/words.en.ts';
import { healthEn } from '#features/history/words.health.en.ts';
import { insightsEn } from '#features/history/words.insights.en.ts';
import { whyEn } from '#features/history/words.why.en.ts';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import {
  addFields,
  queryDatabase,
  axeAllThemes,
  browser,
  drawnLeaf,
  waitForInstall,
  newFarmer,
  newPhone,
  sendCommands,
  server,
  test,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

test('FDC-05 FDC-06 spraying with a photo recorded offline: the draft survives a killed app and is sent once', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  const { page } = phone;
  const farmer = await newFarmer(server, phone.context);
  const [field] = await addFields(server, phone.context, farmer, 1);
  await phone.open(`/fields/${field}?tab=history`);
  await page.getByText(en.empty).waitFor();
  await waitForInstall(page);
  await page.reload();
  await page.getByRole('link', { name: en.add }).waitFor();
  await phone.cutNetwork();

  await page.getByRole('link', { name: en.add }).click();
  await page.getByText(en.types.spraying, { exact: true }).click();
  await page.getByLabel(en.product).fill('Copper');
  await page.getByLabel(en.wait).fill('14');
  await page.getByLabel(en.description).fill('the lower rows');
  await page.setInputFiles('input[type=file]', await drawnLeaf());
  await page.getByRole('img', { name: en.photo(1) }).waitFor();
  // The app is killed before the entry is saved.
  await page.reload();
  await page.getByText(draftEn.resumed).waitFor();
  await page.getByRole('img', { name: en.photo(1) }).waitFor();
  expect([
    await page.getByLabel(en.product).inputValue(),
    await page.getByLabel(en.description).inputValue(),
  ]).toEqual(['Copper', 'the lower rows']);
  expect(await axeAllThemes(page)).toEqual([]);
  await page.getByRole('button', { name: en.save }).click();
  await page.getByText(en.savedOffline).waitFor();
  await page.reload();
  const entry = page.getByRole('link', { name: /Spraying/ });
  await entry.getByText(en.waiting).waitFor();
  await page.getByText(/^You sprayed Copper on/).waitFor();
  expect(await axeAllThemes(page)).toEqual([]);

  await phone.restoreNetwork();
  await expect
    .poll(
      () =>
        queryDatabase(
          server,
          'select event_type, product, wait_days, cardinality(photos) as photos from field_events where user_id = $1',
          [farmer.userId],
        ),
      { timeout: scaled(30_000) },
    )
    .toEqual([{ event_type: 'spraying', product: 'Copper', wait_days: 14, photos: 1 }]);
  await expect
    .poll(
      () =>
        queryDatabase(server, 'select 1 from photos where user_id = $1', [farmer.userId]).then(
          (r) => r.length,
        ),
      { timeout: scaled(30_000) },
    )
    .toBe(1);
  await entry.getByText(en.waiting).waitFor({ state: 'detached' });

  await entry.click();
  await page.getByRole('button', { name: en.remove }).click();
  await page.getByRole('button', { name: en.undo }).click();
  await page.getByText(en.restored).waitFor();
  await entry.waitFor();
  expect(phone.faults).toEqual([]);
});

test('FLD-03 FDC-05 FDC-07 a sick leaf gives dated health with reasons, and advice; print shows only the history', async () => {
  const phone = await newPhone(browser, server);
  const { page } = phone;
  const farmer = await newFarmer(server, phone.context);
  const [field] = await addFields(server, phone.context, farmer, 1);
  await phone.open('/fields');
  await page.getByText(`${healthEn.label}: ${healthEn.noData}`).waitFor();
  const day = new Date(Date.now() - 8 * DAY_MS).toISOString();
  expect(
    await sendCommands(server, phone.context, farmer, [
      {
        name: 'scans.save',
        args: {
          id: newId(),
          field_id: field,
          crop_type: 'bean',
          photo: null,
          severity: 'high',
          affected_area_percentage: 22.5,
          location: null,
          taken_at: day,
          known_used: 0,
          outcome: 'answer',
          condition: 'bean___rust',
          confidence: 0.93,
          top3: [{ condition: 'bean___rust', probability: 0.93 }],
          model: 'ab'.repeat(32),
        },
      },
    ]),
  ).toMatchObject([{ result: 'applied' }]);
  await page.reload();
  await page.getByText(/^Health: 49% · needs attention/).waitFor();

  await phone.open(`/fields/${field}`);
  await page.getByRole('button', { name: whyEn.open }).click();
  await page
    .getByRole('dialog')
    .getByText(/^leaf check, /)
    .waitFor();
  expect(await axeAllThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: insightsEn.title }).click();
  await page.getByRole('button', { name: insightsEn.start }).click();
  await page.getByText(insightsEn.complete, { exact: true }).waitFor();
  await page.getByText(insightsEn.look_again.title('Bean rust')).first().waitFor();
  expect(await axeAllThemes(page)).toEqual([]);

  await phone.open(`/fields/${field}/history/print`);
  await page.getByRole('table').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: en.printNow }).isVisible()).toBe(false);
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  await page.getByRole('heading', { name: en.printTitle('Shamba 1') }).waitFor();
  await expect.poll(() => page.locator('tbody tr').count()).toBe(2);
  expect(phone.faults).toEqual([]);
});

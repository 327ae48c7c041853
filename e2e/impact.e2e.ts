import { expect } from 'vitest';
import { impactEn as en } from '#features/impact/words.en.ts';
import { scannerEn } from '#features/scanner/words.en.ts';
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
} from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

test('DSH-14 DSH-21 DSH-22 a week later the farmer reports "better", cost and photo; the savings estimate is shown', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  const { page } = phone;
  const farmer = await newFarmer(server, phone.context);
  const [field] = await addFields(server, phone.context, farmer, 1);
  const scan = newId();
  const taken = new Date(Date.now() - 8 * DAY_MS).toISOString();
  expect(
    await sendCommands(server, phone.context, farmer, [
      {
        name: 'scans.save',
        args: {
          id: scan,
          field_id: field,
          crop_type: 'bean',
          photo: null,
          severity: 'high',
          affected_area_percentage: 22.5,
          location: null,
          taken_at: taken,
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
  // What the server's own check would have written if the photo had arrived.
  await queryDatabase(
    server,
    `update crop_scans set checked = result_data - 'diagnosis' - 'known_used' || jsonb_build_object('at', now()) where id = $1`,
    [scan],
  );

  await phone.open('/dashboard');
  const question = page.getByRole('region', { name: en.ask.title });
  await question.locator('summary').click();
  await question.getByText(en.ask.answers.better).click();
  await question.getByText(en.ask.doings.organic).click();
  await question.getByLabel(en.ask.cost).fill('260');
  await page.setInputFiles('input[type=file]', await drawnLeaf());
  await question.getByRole('button', { name: en.ask.photoAgain }).waitFor();
  expect(await axeAllThemes(page)).toEqual([]);
  await question.getByRole('button', { name: en.ask.save }).click();
  await page.getByText(en.ask.thanks).waitFor();
  await question.waitFor({ state: 'detached' });
  const saved = () =>
    queryDatabase(
      server,
      'select answer, doings, cost_kes, photo is not null as photo from scan_outcomes where user_id = $1',
      [farmer.userId],
    );
  await expect
    .poll(saved, { timeout: scaled(20_000) })
    .toEqual([{ answer: 'better', doings: ['organic'], cost_kes: 260, photo: true }]);
  await expect
    .poll(
      () =>
        queryDatabase(server, 'select 1 from photos where user_id = $1', [farmer.userId]).then(
          (r) => r.length,
        ),
      { timeout: scaled(20_000) },
    )
    .toBe(1);

  await phone.open('/scan');
  await page.getByRole('button', { name: scannerEn.cancel }).click();
  const dashboard = page.getByRole('region', { name: en.title }).locator('summary').first();
  await dashboard.click();
  const economic = page.getByRole('region', { name: en.economic.title });
  // One acre of beans: the loss that the check warned of is about 35 dollars, of which 10 to 60 % may have
  // been saved.
  await economic
    .getByText(/^KES [\d,]+ to KES [\d,]+$/)
    .first()
    .waitFor();
  // The folds arrive one after the other.
  const place = page.getByText('Shamba 1 · Nakuru');
  await expect
    .poll(
      async () => {
        await page.evaluate(() => document.querySelectorAll('details').forEach((fold) => (fold.open = true)));
        return place.isVisible();
      },
      { timeout: scaled(20_000) },
    )
    .toBe(true);
  await page.getByText(`${en.overview.level('1')}: ${en.levels[0]!.title}`).waitFor();
  expect(await axeAllThemes(page)).toEqual([]);

  // Offline, the last figures are shown.
  await waitForInstall(page);
  await phone.cutNetwork();
  await phone.open('/scan');
  await page.getByRole('button', { name: scannerEn.cancel }).click();
  await dashboard.click();
  await economic
    .getByText(/^KES [\d,]+ to KES [\d,]+$/)
    .first()
    .waitFor();
  await economic.getByText(en.cardFailed).waitFor({ timeout: scaled(30_000) });
  await phone.restoreNetwork();

  await phone.open(`/scan/${scan}`);
  await page.getByText(/You said: Better/).waitFor();
  expect(phone.faults).toEqual([]);
});

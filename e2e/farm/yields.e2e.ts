import { expect } from 'vitest';
import { yieldsEn } from '#features/yields/words.en.ts';
import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import {
  addFields,
  queryDatabase,
  axeAllThemes,
  browser,
  waitForInstall,
  waitForLateCache,
  makePro,
  newFarmer,
  newPhone,
  server,
  test,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

test('YLD-01, YLD-11: a harvest is estimated offline, including a pest, and the server stores its own estimate', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  const farmer = await newFarmer(server, phone.context);
  await makePro(server, farmer);
  await addFields(server, phone.context, farmer, 1);
  const { page } = phone;
  await phone.open('/yield-predictor');
  await page.getByRole('button', { name: yieldsEn.form.predict }).waitFor();
  await waitForInstall(page);
  await waitForLateCache(page);
  await phone.cutNetwork();
  await page.reload();
  await page.getByText('Maize', { exact: true }).click();
  await page.getByLabel(yieldsEn.form.planted).fill(addDays(dayInNairobi(new Date()), -30));
  await page.getByLabel(yieldsEn.health.trouble).selectOption('maize___fall_armyworm');
  await page.getByRole('radio', { name: yieldsEn.health.shares.half }).check({ force: true });
  await page.getByRole('button', { name: yieldsEn.form.predict }).click();
  await page.getByRole('heading', { name: yieldsEn.result.heading('Maize') }).waitFor();
  for (const text of [yieldsEn.result.pending, yieldsEn.result.factors.health, yieldsEn.result.raise])
    await page.getByText(text).first().waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  expect(await axeAllThemes(page)).toEqual([]);
  await phone.restoreNetwork();
  await page.getByText(yieldsEn.result.pending).waitFor({ state: 'detached', timeout: scaled(20_000) });
  const [saved] = await queryDatabase<{ trouble: unknown; health: number }>(
    server,
    `select asked -> 'trouble' as trouble, (factors #>> '{factors,health}')::float8 as health from yield_predictions where user_id = $1`,
    [farmer.userId],
  );
  expect(saved!.trouble).toEqual({ condition: 'maize___fall_armyworm', share: 'half', treated: false });
  expect(saved!.health).toBeLessThan(1);
  expect(phone.faults).toEqual([]);
});

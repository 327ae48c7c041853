import { describe, expect } from 'vitest';
import { scannerEn } from '#features/scanner/words.en.ts';
import { filingEn } from '#features/scanner/words.filing.en.ts';
import { filingSw } from '#features/scanner/words.filing.sw.ts';
import { scannerSw } from '#features/scanner/words.sw.ts';
import { conditionByKey, cropByKey } from '#knowledge/index.ts';
import {
  addFields,
  queryDatabase,
  browser,
  fieldPhoto,
  waitForInstall,
  newFarmer,
  newPhone,
  server,
  takeScreenshot,
  test,
} from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

const leaf = fieldPhoto('bean___rust');

describe.skipIf(!leaf)(
  'a real bean leaf photographed with coffee chosen (skipped without the training material)',
  () => {
    const scanOf = async (userId: string) =>
      (
        await queryDatabase<{
          crop_type: string;
          condition: string | null;
          field_id: string | null;
          checked: { condition: string | null } | null;
        }>(server, 'select crop_type, condition, field_id, checked from crop_scans where user_id = $1', [
          userId,
        ])
      )[0];

    test.each([
      ['en', scannerEn, filingEn],
      ['sw', scannerSw, filingSw],
    ] as const)(
      'offline the app asks which plant it is, and the check is filed under its crop and field (%s)',
      async (language, scanner, words) => {
        const phone = await newPhone(browser, server, { allowServiceWorker: true, language });
        const { page } = phone;
        const farmer = await newFarmer(server, phone.context, { language });
        const [beans] = await addFields(server, phone.context, farmer, 3);
        const name = (crop: string): string => cropByKey(crop)!.name[language].toLowerCase();
        await phone.open('/scan');
        await page.getByText(scanner.modelReady).waitFor();
        await waitForInstall(page);
        await page.reload({ waitUntil: 'networkidle' });
        await page.getByText(scanner.modelReady).waitFor();
        await page.getByRole('button', { name: scanner.crop }).click();
        await page.getByText(cropByKey('coffee')!.name[language], { exact: true }).click();
        await phone.cutNetwork();
        await page.setInputFiles('input[type=file]', leaf!);
        await page.getByRole('heading', { name: words.looksLike(name('bean'), name('coffee')) }).waitFor();
        const rust = conditionByKey('bean___rust')!.name[language];
        expect(await page.getByText(rust, { exact: true }).count()).toBe(0);
        await takeScreenshot(page, 'which-plant');

        await page.getByRole('button', { name: words.yesSeen(name('bean')) }).click();
        await page.getByRole('heading', { name: rust, exact: true }).waitFor();
        await page.getByText(words.ofField('Shamba 1')).waitFor();
        await takeScreenshot(page, 'which-plant-answered');
        await phone.restoreNetwork();
        await expect
          .poll(() => scanOf(farmer.userId), { timeout: scaled(30_000) })
          .toMatchObject({ crop_type: 'bean', condition: 'bean___rust', field_id: beans });
        await expect
          .poll(async () => (await scanOf(farmer.userId))?.checked?.condition, { timeout: scaled(60_000) })
          .toBe('bean___rust');

        // The check is moved on its own page, which the list leads to.
        await phone.open('/scan/history');
        await page.getByRole('link', { name: 'Shamba 1' }).click();
        await page.getByRole('button', { name: words.changeField }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Shamba 2/ })
          .waitFor();
        await takeScreenshot(page, 'which-field');
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Shamba 2/ })
          .click();
        await page.getByText(words.ofField('Shamba 2')).waitFor();
        await phone.open('/scan/history');
        await page.getByRole('link', { name: 'Shamba 2' }).waitFor();
        await takeScreenshot(page, 'check-list-with-fields');
        expect(phone.faults).toEqual([]);
        await phone.close();
      },
    );
  },
);

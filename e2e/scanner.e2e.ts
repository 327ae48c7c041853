import { describe, expect } from 'vitest';
import { detectEn } from '#features/scanner/words.detect.en.ts';
import { scannerEn } from '#features/scanner/words.en.ts';
import { guideEn } from '#features/scanner/words.guide.en.ts';
import { scannerSw } from '#features/scanner/words.sw.ts';
import { conditionByKey } from '#knowledge/index.ts';
import { noAnswers } from '#knowledge/no-answer.ts';
import { colourWords, partWords, patternWords } from '#knowledge/sign-words.ts';
import {
  queryDatabase,
  browser,
  drawnLeaf,
  drawnScreen,
  fieldPhoto,
  waitForInstall,
  newFarmer,
  newPhone,
  type Phone,
  server,
  test,
} from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

const farmer = async (
  language: 'en' | 'sw' = 'en',
  allowServiceWorker = false,
): Promise<Phone & { userId: string }> => {
  const phone = await newPhone(browser, server, { language, allowServiceWorker });
  return { ...phone, userId: (await newFarmer(server, phone.context, { language })).userId };
};
const openScanner = async ({ page, open }: Phone, ready = scannerEn.modelReady): Promise<void> => {
  await open('/scan');
  await page.getByText(ready).waitFor();
};
const give = ({ page }: Phone, picture: Parameters<Phone['page']['setInputFiles']>[1]) =>
  page.setInputFiles('input[type=file]', picture);
const scansOf = (userId: string) =>
  queryDatabase<{
    outcome: string;
    condition: string | null;
    photo: string;
    more_photos: string[];
    checked: { photos: number } | null;
  }>(server, 'select outcome, condition, photo, more_photos, checked from crop_scans where user_id = $1', [
    userId,
  ]);

test('SCN-09 SCN-30 two leaves make one check, on phone and server; a screenshot is flagged before it counts', async () => {
  const phone = await farmer();
  const { page, userId } = phone;
  await openScanner(phone);
  await give(phone, await drawnScreen());
  await page.getByText(scannerEn.quality.screen.title).waitFor();
  await page.getByRole('button', { name: scannerEn.takeAgain }).click();
  await page.getByText(scannerEn.used(0, 15)).waitFor();

  await give(phone, await drawnLeaf(3));
  await page.getByText(scannerEn.leaves(1, 6)).waitFor();
  await give(phone, await drawnLeaf(5));
  await page.getByText(scannerEn.leaves(2, 6)).waitFor();
  await expect
    .poll(async () => (await scansOf(userId))[0]?.more_photos.length, { timeout: scaled(20_000) })
    .toBe(1);
  await expect
    .poll(async () => (await scansOf(userId))[0]?.checked?.photos, { timeout: scaled(40_000) })
    .toBe(2);
  expect(await scansOf(userId)).toHaveLength(1);
  expect(phone.faults).toEqual([]);
});

test('SCN-12 GAM-12 the plant key and the history open offline', async () => {
  const phone = await farmer('en', true);
  const { page } = phone;
  await openScanner(phone);
  await give(phone, await drawnLeaf());
  await page.getByRole('button', { name: scannerEn.again }).waitFor();
  await waitForInstall(page);
  await page.reload({ waitUntil: 'networkidle' });
  await phone.cutNetwork();

  await phone.open('/scan/key?crop=bean');
  for (const name of [partWords.leaf.en, colourWords.orange.en, patternWords.dusty_pustules.en])
    await page.getByText(name, { exact: true }).click();
  await page.getByRole('link', { name: new RegExp(conditionByKey('bean___rust')!.name.en) }).waitFor();
  await page.getByText(guideEn.notProof).waitFor();
  await phone.open('/scan/history');
  await page.getByText(scannerEn.historyFound(1)).waitFor();
  expect(phone.faults).toEqual([]);
});

test('DET-01 DET-03 DET-04 the form takes a crop and a photo, and answers with the same model', async () => {
  const phone = await farmer();
  const { page, userId } = phone;
  await phone.open('/crop-disease-detection');
  await page.getByText(scannerEn.modelReady).waitFor();
  await give(phone, { name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('this is no picture') });
  await page.getByText(detectEn.wrongKind).waitFor();
  const real = fieldPhoto('bean___rust');
  await page.getByLabel(detectEn.crop).selectOption('bean');
  await give(phone, real ?? (await drawnLeaf()));
  await page.getByAltText(detectEn.preview).waitFor();
  await page.getByRole('button', { name: detectEn.detect }).click();
  await page.getByRole('button', { name: detectEn.again }).waitFor();
  if (real) await page.getByRole('heading', { name: 'Bean rust' }).waitFor();
  await expect.poll(async () => (await scansOf(userId)).length, { timeout: scaled(20_000) }).toBe(1);
  await page.getByRole('link', { name: detectEn.home }).click();
  await page.waitForURL('**/dashboard');
  expect(phone.faults).toEqual([]);
});

const miner = fieldPhoto('coffee___leaf_miner');

describe.skipIf(!miner)('a real coffee leaf (skipped without the training material)', () => {
  test.each([
    ['en', scannerEn],
    ['sw', scannerSw],
  ] as const)(
    'SCN-11 a leaf miner is named, marked on the photo and found again in the history (%s)',
    async (language, words) => {
      const phone = await farmer(language);
      const { page } = phone;
      await openScanner(phone, words.modelReady);
      await give(phone, miner!);
      await page.getByRole('button', { name: words.again }).waitFor();
      await page
        .getByText(conditionByKey('coffee___leaf_miner')!.name[language], { exact: true })
        .first()
        .waitFor();
      await page.getByText(words.onPhoto, { exact: true }).click();
      await page.getByRole('button', { name: words.showLooked }).click();
      await page.getByText(words.lookedNote).waitFor();
      await phone.open('/scan/history');
      await page.locator('main ul a').first().click();
      await page.waitForURL(/\/scan\/[0-9a-f-]{36}$/);
      await page
        .getByRole('heading', { name: conditionByKey('coffee___leaf_miner')!.name[language] })
        .waitFor();
      expect(phone.faults).toEqual([]);
      await phone.close();
    },
  );
});

const stranger = fieldPhoto('unknown___other_crop_leaf');

describe.skipIf(!stranger)(
  'a real leaf of a crop that the model was not trained on (skipped without the training material)',
  () => {
    test.each([
      ['en', scannerEn],
      ['sw', scannerSw],
    ] as const)(
      'it is reported as an unknown leaf, no disease is named, and the plant key is linked (%s)',
      async (language, words) => {
        const phone = await farmer(language);
        const { page } = phone;
        await openScanner(phone, words.modelReady);
        await give(phone, stranger!);
        await page
          .getByRole('heading', { name: noAnswers.unknown___other_crop_leaf.title[language] })
          .waitFor();
        expect(await page.getByText(words.confidence('').trim()).count()).toBe(0);
        await page.locator('a[href^="/scan/key"]').first().waitFor();
        await expect
          .poll(async () => (await scansOf(phone.userId))[0]?.outcome, { timeout: scaled(20_000) })
          .toBe('unknown_leaf');
        expect((await scansOf(phone.userId))[0]!.condition).toBeNull();
        expect(phone.faults).toEqual([]);
        await phone.close();
      },
    );
  },
);

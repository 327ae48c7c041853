import { expect } from 'vitest';
import { scannerEn } from '#features/scanner/words.en.ts';
import { writtenBooks } from '#knowledge/books.ts';
import { loadCondition } from '#knowledge/index.ts';
import { builtFileOf } from '../tools/sizes/measure.ts';
import { browser, waitForInstall, newFarmer, newPhone, type Phone, server, test } from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

const missingBooks = async ({ page }: Phone): Promise<readonly string[]> => {
  const saved = await page.evaluate(async () =>
    (await (await caches.open('heavy-1')).keys()).map(({ url }) => new URL(url).pathname.slice(1)),
  );
  return writtenBooks.filter((book) => !saved.includes(builtFileOf(`knowledge/conditions/${book}.ts`)));
};

test('with the leaf model cached every condition page opens offline, and the plant key leads to it', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  await newFarmer(server, phone.context);
  await phone.page.goto('/dashboard', { waitUntil: 'networkidle' });
  await waitForInstall(phone.page);
  await phone.open('/scan');
  await phone.page.getByText(scannerEn.modelReady).waitFor();
  await expect.poll(() => missingBooks(phone), { timeout: scaled(60_000) }).toEqual([]);

  await phone.cutNetwork();
  for (const key of ['cassava___brown_streak_disease', 'tea___mosquito_bug', 'maize___striga']) {
    const page = await loadCondition(key);
    await phone.open(`/conditions/${key}`);
    await phone.page.getByText(page!.immediateActions[0]!.en).first().waitFor();
  }
  await phone.open('/scan/key?crop=maize');
  for (const sign of ['Root, tuber or bulb', 'Purple', 'Small, does not grow'])
    await phone.page.getByText(sign, { exact: true }).click();
  await phone.page.getByText('Striga (witchweed) in maize').click();
  await phone.page.waitForURL('**/conditions/maize___striga');
  expect(phone.faults).toEqual([]);
});

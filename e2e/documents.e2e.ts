import { statSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PDF_READER_BYTES } from '#features/documents/web/pdf/reader-size.ts';
import { leaflet, pdfOf, imageOnlyPage } from '#features/documents/web/testing.ts';
import { documentsEn } from '#features/documents/words.en.ts';
import { documentsSw } from '#features/documents/words.sw.ts';
import { root } from '../tools/commands/ready.mjs';
import {
  axeAllThemes,
  browser,
  waitForInstall,
  waitForLateCache,
  makePro,
  newFarmer,
  newPhone,
  openBrowser,
  server,
  takeScreenshot,
  test,
} from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';

const upload = async (page: Page, name: string, buffer: Uint8Array): Promise<void> =>
  page.setInputFiles('input[type=file]', { name, mimeType: 'application/pdf', buffer: Buffer.from(buffer) });

test('DOC-08, DOC-10, DOC-12: a Pro user reads a PDF and asks about it, also offline; reader size as stated', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  const { page } = phone;
  await makePro(server, await newFarmer(server, phone.context));
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await waitForInstall(page);
  await phone.open('/document-chat');
  await page.getByText(documentsEn.readerNeeded('0.42')).waitFor();
  await takeScreenshot(page, 'document-chat-none');
  await upload(page, 'scan.pdf', await pdfOf(imageOnlyPage));
  await page.getByText(documentsEn.refusals['documents.no_text']).first().waitFor();
  await upload(page, 'beans.pdf', await pdfOf(leaflet));
  const toast = page.getByText(documentsEn.loaded.pdf('beans.pdf'));
  await toast.waitFor();
  // Centred above the tab bar.
  const region = (await page.locator('[role=status]').filter({ has: toast }).last().boundingBox())!;
  const bar = (await page.getByRole('navigation').boundingBox())!;
  expect([region.y + region.height < bar.y, Math.abs(region.x + region.width / 2 - 180) < 4]).toEqual([
    true,
    true,
  ]);
  const box = page.getByLabel(documentsEn.ask);
  await box.fill('When do I weed?');
  await box.press('Enter');
  await page
    .locator('figure')
    .filter({ hasText: 'two weeks after the seedlings come up' })
    .getByText(documentsEn.page('2'))
    .waitFor();
  await takeScreenshot(page, 'document-chat');
  expect(await axeAllThemes(page)).toEqual([]);
  await waitForLateCache(page);

  await phone.cutNetwork();
  await phone.open('/document-chat');
  await page.getByText('When do I weed?').waitFor();
  await upload(page, 'again.pdf', await pdfOf(leaflet));
  await page.getByText(documentsEn.loaded.pdf('again.pdf')).waitFor();
  expect(await page.getByText('When do I weed?').count()).toBe(0);
  await page.getByRole('button', { name: documentsEn.samples.about }).click();
  await page.getByText(documentsEn.overview).waitFor();
  await page.getByRole('button', { name: documentsEn.remove }).click();
  await page.getByText(documentsEn.removed).waitFor();
  await page.getByText(documentsEn.intro).waitFor();
  expect(phone.faults).toEqual([]);
  const assets = path.join(root, 'dist/web/assets');
  const reader = statSync(
    path.join(
      assets,
      readdirSync(assets).find((name) => /^worker-pdf-engine-.*\.js\.br$/.test(name))!,
    ),
  ).size;
  expect(Math.abs(reader / PDF_READER_BYTES - 1)).toBeLessThan(0.1);
});

test('DOC-08: a real Chromium 92 reads a PDF under the page’s security policy, in Kiswahili', async () => {
  const old = await openBrowser('floor');
  expect(old.version()).toMatch(/^92\./);
  const phone = await newPhone(old, server, { language: 'sw', theme: 'dark' });
  const { page } = phone;
  await makePro(server, await newFarmer(server, phone.context, { language: 'sw' }));
  await phone.open('/document-chat');
  await page.getByText(documentsSw.intro).waitFor();
  await upload(page, 'maharagwe.pdf', await pdfOf(leaflet));
  await page.getByText(documentsSw.loaded.pdf('maharagwe.pdf')).waitFor({ timeout: scaled(40_000) });
  const box = page.getByLabel(documentsSw.ask);
  await box.fill('Maharagwe yapandwe kwa nafasi gani?');
  await box.press('Enter');
  await page.locator('figure').filter({ hasText: '10 cm apart' }).getByText(documentsSw.page('1')).waitFor();
  await takeScreenshot(page, 'document-chat-sw');
  expect(phone.faults).toEqual([]);
  await old.close();
});

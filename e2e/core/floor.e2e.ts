import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { fieldsEn } from '#features/fields/words.en.ts';
import { peopleEn } from '#features/people/words.en.ts';
import { scannerEn } from '#features/scanner/words.en.ts';
import { openEmailForm } from '../harness/email-form.ts';
import { queryDatabase, drawnLeaf, newPhone, openBrowser, server, test } from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser('floor');
});
afterAll(async () => {
  await browser?.close();
});

test('sign-up, field and leaf check work in a real Chromium 92', async () => {
  expect(browser.version()).toMatch(/^92\./);
  const phone = await newPhone(browser, server, { firstRun: true });
  const { page } = phone;
  const email = `floor-${randomUUID()}@example.com`;
  await phone.open('/');
  await page.getByRole('button', { name: 'English' }).first().click();
  await openEmailForm(page);
  await page.getByLabel(peopleEn.email).fill(email);
  await page.getByLabel(peopleEn.password, { exact: true }).fill('maharagwe-2026-kijani');
  await page.getByRole('button', { name: peopleEn.signIn, exact: true }).click();
  await page.getByRole('button', { name: peopleEn.unknown.create, exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: fieldsEn.home.here }).click();
  await page.locator('[aria-labelledby=my-fields] a[href^="/fields/"]').first().waitFor();
  await phone.open('/scan');
  await page.getByText(scannerEn.modelReady).waitFor({ timeout: scaled(60_000) });
  await page.setInputFiles('input[type=file]', await drawnLeaf());
  await page.getByRole('button', { name: scannerEn.again }).waitFor({ timeout: scaled(60_000) });
  const count = (table: string) =>
    queryDatabase(
      server,
      `select 1 from ${table} t join auth_users u on u.id = t.user_id where u.email = $1`,
      [email],
    ).then((rows) => rows.length);
  await expect.poll(() => count('fields'), { timeout: scaled(30_000) }).toBe(1);
  await expect.poll(() => count('crop_scans'), { timeout: scaled(30_000) }).toBe(1);
  await expect.poll(() => count('photos'), { timeout: scaled(30_000) }).toBe(1);
  expect(phone.faults).toEqual([]);
});

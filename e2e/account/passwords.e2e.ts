import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accountEn } from '#features/people/words.account.en.ts';
import { peopleEn } from '#features/people/words.en.ts';
import { resetEn } from '#features/people/words.reset.en.ts';
import { resetSw } from '#features/people/words.reset.sw.ts';
import { peopleSw } from '#features/people/words.sw.ts';
import { newId } from '#kit/pure/ids.ts';
import { openEmailForm } from '../harness/email-form.ts';
import { axeAllThemes, browser, newFarmer, newPhone, server, takeScreenshot, test } from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

const LISTS = /\/assets\/passwords-/;

/** The password lists that this page has fetched. */
const listsFetched = (page: Page): string[] => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (LISTS.test(request.url())) fetched.push(request.url());
  });
  return fetched;
};

/** Every password-reset link that was mailed to an address. */
const resetLinks = async (email: string): Promise<string[]> => {
  const folder = path.join(server.dataDir, 'outbox');
  const mails = await Promise.all(
    (await readdir(folder))
      .filter((file) => file.endsWith('.txt'))
      .map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  return mails
    .filter((text) => text.startsWith(`To: ${email}\n`))
    .flatMap((text) => text.match(/\S+#access_token=\S+/g) ?? []);
};

test('a weak password is advised against while typing, in Kiswahili; the lists load only then', async () => {
  const [people, reset] = [peopleSw, resetSw];
  const phone = await newPhone(browser, server, { language: 'sw' });
  const { page } = phone;
  const fetched = listsFetched(page);
  await phone.open('/auth');
  await openEmailForm(page);
  await page.getByRole('link', { name: people.noAccount }).click();
  await page.getByLabel(people.email, { exact: true }).fill(`njeri.mwangi@${newId()}.example.com`);
  await page.getByLabel(people.password, { exact: true }).waitFor();
  await takeScreenshot(page, 'sign-up');
  expect(fetched).toEqual([]);
  await page.getByLabel(people.password, { exact: true }).pressSequentially('maharagwe2026', { delay: 20 });
  await page.getByText(people.refusals['people.password_common']).waitFor();
  await takeScreenshot(page, 'sign-up-weak');
  expect(await axeAllThemes(page)).toEqual([]);
  expect(fetched).toHaveLength(1);
  await page.getByLabel(people.password, { exact: true }).fill('njerimwangi');
  await page.getByText(people.refusals['people.password_personal']).waitFor();
  await page.getByRole('button', { name: reset.create, exact: true }).click();
  await page.getByRole('alert').getByText(people.refusals['people.password_personal']).waitFor();
  await takeScreenshot(page, 'sign-up-refused');
  await page.getByLabel(people.password, { exact: true }).fill('mvua shamba kahawa');
  await page.getByRole('button', { name: reset.create, exact: true }).click();
  await page.waitForURL('**/dashboard');
  expect(phone.faults).toEqual([]);
});

test('a reset with a weak password is stopped, and a good one ends the other link', async () => {
  const [people, reset] = [peopleEn, resetEn];
  const phone = await newPhone(browser, server);
  const { page } = phone;
  const farmer = await newFarmer(server, phone.context);
  await phone.context.clearCookies();
  for (let i = 0; i < 2; i += 1) {
    const headers = { origin: server.origin };
    await phone.context.request.post(`${server.origin}/api/auth/request-reset`, {
      data: { email: farmer.email },
      headers,
    });
  }
  await expect.poll(() => resetLinks(farmer.email), { timeout: scaled(20_000) }).toHaveLength(2);
  const [first, second] = await resetLinks(farmer.email);
  const type = async (password: string): Promise<void> => {
    for (const label of [reset.newPassword, reset.again])
      await page.getByLabel(label, { exact: true }).fill(password);
  };
  await page.goto(first!);
  await type('12345678');
  await page.getByText(people.refusals['people.password_common']).waitFor();
  await takeScreenshot(page, 'reset-weak');
  await page.getByRole('button', { name: reset.update }).click();
  await page.getByRole('alert').getByText(people.refusals['people.password_common']).waitFor();
  await takeScreenshot(page, 'reset-refused');
  expect(await axeAllThemes(page)).toEqual([]);
  await type('mvua shamba kahawa');
  await page.getByRole('button', { name: reset.update }).click();
  await page.getByText(reset.updated).waitFor();
  await page.goto('/dashboard');
  await page.goto(second!);
  await type('mwizi wa shamba usiku');
  await page.getByRole('button', { name: reset.update }).click();
  await page.getByText(people.refusals['people.token_invalid']).waitFor();
  await takeScreenshot(page, 'reset-dead');
  expect(phone.faults.filter((fault) => !fault.includes('410'))).toEqual([]);
});

test('lists that cannot be loaded block nobody: the server decides', async () => {
  const phone = await newPhone(browser, server);
  const { page } = phone;
  const farmer = await newFarmer(server, phone.context);
  await phone.context.route(LISTS, (route) => route.abort());
  await phone.open('/settings/account');
  await page.getByRole('button', { name: accountEn.password.change }).click();
  await page.getByLabel(accountEn.password.currentPassword, { exact: true }).fill(farmer.password);
  for (const label of [accountEn.password.newPassword, accountEn.password.repeatPassword])
    await page.getByLabel(label, { exact: true }).fill('maharagwe2026');
  await page.getByRole('button', { name: accountEn.password.save }).click();
  await page.getByRole('alert').getByText(peopleEn.refusals['people.password_common']).waitFor();
  await takeScreenshot(page, 'change-refused');
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fieldWizardEn } from '#features/fields/web/wizard/words.en.ts';
import { fieldsEn } from '#features/fields/words.en.ts';
import { en as uiEn } from '#kit/web/words-ui.en.ts';
import { outboxEn } from '../apps/web/words.outbox.en.ts';
import { en } from '../apps/web/words.en.ts';
import { addFields, askDatabase, axeBothThemes, installed, newFarmer, newPhone, openBrowser, startServer, type Phone, type TestServer } from './harness/main.ts';

let server: TestServer;
let browser: Browser;
beforeAll(async () => { [server, browser] = await Promise.all([startServer(), openBrowser()]); });
afterAll(async () => { await browser?.close(); await server?.stop(); });

/** Two phones of one farmer, both with the field on their screen, both without a network from then on. */
const farm = async () => {
  const [a, b] = [await newPhone(browser, server), await newPhone(browser, server)];
  const farmer = await newFarmer(server, a.context);
  const [field] = await addFields(server, a.context, farmer, 1);
  await b.context.addCookies(await a.context.cookies());
  for (const phone of [a, b]) {
    await phone.open(`/fields/${field}`);
    await phone.page.getByRole('heading', { name: 'Shamba 1' }).waitFor();
    await installed(phone.page);
    await phone.open(`/fields/${field}`);
    await phone.cutNetwork();
  }
  return { a, b, field: field!, names: () => askDatabase<{ name: string }>(server, 'select name from fields where user_id = $1', [farmer.userId]).then((rows) => rows.map((r) => r.name)) };
};
const rename = async ({ page }: Phone, field: string, name: string): Promise<void> => {
  await page.goto(`/fields/${field}/edit`);
  await page.getByLabel(fieldWizardEn.name, { exact: true }).fill(name);
  await page.getByRole('button', { name: fieldWizardEn.saveChanges }).click();
  await page.getByRole('heading', { name }).waitFor();
};
const see = (page: Page, text: string) => page.getByText(text).first().waitFor();

test('X-04 deleted on one phone, worked on in the other, both without a network: nothing goes unseen, and the farmer decides', async () => {
  const { a, b, field, names } = await farm();
  await a.page.getByRole('button', { name: fieldsEn.deleteYes }).click();
  await a.page.getByRole('alertdialog').getByRole('button', { name: fieldsEn.deleteYes }).click();
  await see(a.page, fieldsEn.deleted);
  await rename(b, field, 'Kando ya mto');
  await b.restoreNetwork();
  await expect.poll(names, { timeout: 30_000 }).toEqual(['Kando ya mto']);

  await a.restoreNetwork();
  await a.page.goto('/outbox');
  await see(a.page, uiEn.refusals['sync.unseen']);
  await a.page.getByText(outboxEn.twoPhones).click();
  await see(a.page, outboxEn.rules[4]!);
  expect(await axeBothThemes(a.page)).toEqual([]);
  await a.page.goto(`/fields/${field}`);
  await see(a.page, 'Kando ya mto');
  expect(await names()).toEqual(['Kando ya mto']);

  await a.page.goto('/outbox');
  await a.page.getByRole('button', { name: en.outbox.again }).click();
  await expect.poll(names, { timeout: 30_000 }).toEqual([]);
  for (const phone of [a, b]) { expect(phone.faults).toEqual([]); await phone.close(); }
});

test('X-04b one name changed on both phones: the last sent stands, and beside it what it replaced', async () => {
  const { a, b, field, names } = await farm();
  await rename(a, field, 'Juu ya mlima');
  await rename(b, field, 'Bondeni');
  await a.restoreNetwork();
  await expect.poll(names, { timeout: 30_000 }).toEqual(['Juu ya mlima']);
  await b.restoreNetwork();
  await expect.poll(names, { timeout: 30_000 }).toEqual(['Bondeni']);
  await b.page.goto('/outbox');
  await see(b.page, outboxEn.replaced('Juu ya mlima'));
  await a.page.goto(`/fields/${field}`);
  await see(a.page, 'Bondeni');
  for (const phone of [a, b]) { expect(phone.faults).toEqual([]); await phone.close(); }
});

test('X-04b ten tabs at once: what one does without a network shows in all, and is sent once', async () => {
  const phone = await newPhone(browser, server);
  const farmer = await newFarmer(server, phone.context);
  const [field] = await addFields(server, phone.context, farmer, 1);
  await phone.open('/fields');
  await installed(phone.page);
  const tabs = [phone.page, ...await Promise.all(Array.from({ length: 9 }, () => phone.context.newPage()))];
  for (const tab of tabs) await tab.goto('/fields');
  for (const tab of tabs) await see(tab, 'Shamba 1');
  await phone.cutNetwork();
  let sent = 0;
  phone.context.on('request', (request) => { if (request.url().endsWith('/api/sync') && /fields\.change/.test(request.postData() ?? '')) sent += 1; });
  const writer = await phone.context.newPage();
  await rename({ ...phone, page: writer }, field!, 'Kisimani');
  for (const tab of tabs) await see(tab, 'Kisimani');
  await phone.restoreNetwork();
  await expect.poll(() => askDatabase(server, "select 1 from sync_commands where user_id = $1 and name = 'fields.change'", [farmer.userId]).then((r) => r.length), { timeout: 30_000 }).toBe(1);
  for (const tab of tabs) await see(tab, 'Kisimani');
  expect(sent).toBe(1);
  expect(phone.faults).toEqual([]);
  await phone.close();
});

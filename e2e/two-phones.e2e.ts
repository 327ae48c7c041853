import type { Request } from 'playwright-core';
import { expect } from 'vitest';
import { boundaryEn } from '#features/fields/web/boundary/words.en.ts';
import { fieldWizardEn } from '#features/fields/web/wizard/words.en.ts';
import { fieldsEn } from '#features/fields/words.en.ts';
import { en } from '../apps/web/words.en.ts';
import { outboxDetailsEn } from '../apps/web/words.outbox-details.en.ts';
import {
  addFields,
  queryDatabase,
  axeAllThemes,
  browser,
  waitForInstall,
  newFarmer,
  newPhone,
  type Phone,
  server,
  test,
} from './harness/main.ts';
import { scaled } from './harness/timeouts.ts';
import { openTwoPhones, rename, waitForText } from './harness/two-phones.ts';

/** The field as a rectangle with sides measured by rope, in metres. */
const measure = async ({ page }: Phone, field: string, long: string, short: string): Promise<void> => {
  const { sides, ways, review } = boundaryEn;
  await page.goto(`/fields/${field}/boundary`);
  await page.getByRole('button', { name: ways.sides }).click();
  await page.getByText(sides.shapes.rectangle).click();
  await page.getByLabel(sides.length, { exact: true }).fill(long);
  await page.getByLabel(sides.width, { exact: true }).fill(short);
  await page.getByRole('button', { name: sides.finish }).click();
  await page.getByRole('button', { name: review.save }).click();
  await page.getByRole('heading', { level: 1, name: 'Shamba 1', exact: true }).waitFor();
};

test('X-04 deleting over another phone’s edit shows that edit, and shows newer edits again before deleting', async () => {
  const { a, b, field, names } = await openTwoPhones();
  await a.page.getByRole('button', { name: fieldsEn.deleteYes }).click();
  await a.page.getByRole('alertdialog').getByRole('button', { name: fieldsEn.deleteYes }).click();
  await waitForText(a.page, fieldsEn.deleted);
  await rename(b, field, 'Kando ya mto');
  await b.restoreNetwork();
  await expect.poll(names, { timeout: scaled(30_000) }).toEqual(['Kando ya mto']);

  await a.restoreNetwork();
  await a.page.goto('/outbox');
  await waitForText(a.page, outboxDetailsEn.unseen.title);
  await waitForText(a.page, 'Name: Shamba 1 → Kando ya mto');
  await a.page.getByRole('heading', { name: 'Delete a field: Kando ya mto' }).waitFor();
  expect(await a.page.getByRole('button', { name: en.outbox.again }).count()).toBe(0);
  await a.page.getByText(outboxDetailsEn.twoPhones).click();
  await waitForText(a.page, outboxDetailsEn.rules[4]!);
  expect(await axeAllThemes(a.page)).toEqual([]);
  await a.page.getByRole('link', { name: outboxDetailsEn.look }).click();
  await waitForText(a.page, 'Kando ya mto');
  expect(await names()).toEqual(['Kando ya mto']);

  // The other phone makes further changes: they are not in the list yet, so the deletion is refused again.
  await a.cutNetwork();
  await a.page.goto('/outbox');
  await a.page.getByRole('button', { name: outboxDetailsEn.unseen.deleteAnyway }).click();
  await rename(b, field, 'Bondeni');
  await expect.poll(names, { timeout: scaled(30_000) }).toEqual(['Bondeni']);
  await a.restoreNetwork();
  await waitForText(a.page, 'Name: Kando ya mto → Bondeni');
  expect(await names()).toEqual(['Bondeni']);
  await a.page.getByRole('button', { name: outboxDetailsEn.unseen.deleteAnyway }).click();
  await expect.poll(names, { timeout: scaled(30_000) }).toEqual([]);
  for (const phone of [a, b]) {
    expect(phone.faults).toEqual([]);
    await phone.close();
  }
});

test('X-04b a name changed on one phone while another deletes the field is shown, and added as a new field', async () => {
  const { a, b, field, names } = await openTwoPhones();
  await rename(b, field, 'Kando ya mto');
  await a.restoreNetwork();
  await a.page.getByRole('button', { name: fieldsEn.deleteYes }).click();
  await a.page.getByRole('alertdialog').getByRole('button', { name: fieldsEn.deleteYes }).click();
  await expect.poll(names, { timeout: scaled(30_000) }).toEqual([]);
  await b.restoreNetwork();
  await b.page.goto('/outbox');
  await waitForText(b.page, fieldsEn.refusals['fields.not_found']);
  await waitForText(b.page, 'Kando ya mto');
  expect(await b.page.getByRole('button', { name: en.outbox.again }).count()).toBe(0);
  expect(await axeAllThemes(b.page)).toEqual([]);
  await b.page.getByRole('button', { name: outboxDetailsEn.gone.addAsNew }).click();
  await expect.poll(names, { timeout: scaled(30_000) }).toEqual(['Kando ya mto']);
  for (const phone of [a, b]) {
    expect(phone.faults).toEqual([]);
    await phone.close();
  }
});

test('X-04b an outline measured on two phones: the first sent stays, the other waits for the farmer’s choice', async () => {
  const { a, b, field, hectares } = await openTwoPhones();
  await measure(a, field, '100', '50');
  await measure(b, field, '100', '80');
  await a.restoreNetwork();
  await expect.poll(hectares, { timeout: scaled(30_000) }).toBe(0.5);
  await b.restoreNetwork();
  await b.page.goto('/outbox');
  await waitForText(b.page, outboxDetailsEn.choose.title);
  expect(await hectares()).toBe(0.5);
  expect(await axeAllThemes(b.page)).toEqual([]);
  // First shows the current version, then replaces it with this phone's.
  await b.page.getByRole('link', { name: outboxDetailsEn.look }).click();
  await waitForText(b.page, '1.24 acres');
  await b.page.goto('/outbox');
  await b.page.getByRole('button', { name: outboxDetailsEn.choose.useMine }).click();
  await expect.poll(hectares, { timeout: scaled(30_000) }).toBe(0.8);
  await a.page.goto(`/fields/${field}`);
  await waitForText(a.page, '1.98 acres');

  for (const phone of [a, b]) await phone.cutNetwork();
  await measure(a, field, '60', '50');
  await measure(b, field, '70', '50');
  await b.restoreNetwork();
  await expect.poll(hectares, { timeout: scaled(30_000) }).toBe(0.35);
  await a.restoreNetwork();
  await a.page.goto('/outbox');
  await waitForText(a.page, outboxDetailsEn.choose.title);
  await a.page.getByRole('button', { name: outboxDetailsEn.choose.keepTheirs }).click();
  await a.page.getByRole('alertdialog').getByRole('button', { name: en.outbox.discard }).click();
  await waitForText(a.page, en.outbox.discarded);
  await a.page.goto(`/fields/${field}`);
  await waitForText(a.page, '0.86 acres');
  expect(await hectares()).toBe(0.35);
  for (const phone of [a, b]) {
    expect(phone.faults).toEqual([]);
    await phone.close();
  }
});

test('X-04b an edit page open while another phone changes the name: the later wins, and the replaced name is shown', async () => {
  const { a, b, field, names } = await openTwoPhones();
  for (const phone of [a, b]) await phone.restoreNetwork();
  await a.page.goto(`/fields/${field}/edit`);
  await a.page.getByLabel(fieldWizardEn.name, { exact: true }).fill('Juu ya mlima');
  await rename(b, field, 'Bondeni');
  await expect.poll(names, { timeout: scaled(30_000) }).toEqual(['Bondeni']);
  // The change reached this phone before the page was saved: another tab shows it.
  const tab = await a.context.newPage();
  await tab.goto(`/fields/${field}`);
  await tab.getByRole('heading', { name: 'Bondeni' }).waitFor();
  await a.page.getByRole('button', { name: fieldWizardEn.saveChanges }).click();
  await expect.poll(names, { timeout: scaled(30_000) }).toEqual(['Juu ya mlima']);
  await a.page.goto('/outbox');
  await a.page.getByRole('button', { name: outboxDetailsEn.overwritten.putBackOne('Bondeni') }).waitFor();
  for (const phone of [a, b]) {
    expect(phone.faults).toEqual([]);
    await phone.close();
  }
});

test('X-04b a change made offline in one tab shows in ten others, and is sent once', async () => {
  const phone = await newPhone(browser, server, { allowServiceWorker: true });
  const farmer = await newFarmer(server, phone.context);
  const [field] = await addFields(server, phone.context, farmer, 1);
  await phone.open('/fields');
  await waitForInstall(phone.page);
  const tabs = [phone.page, ...(await Promise.all(Array.from({ length: 9 }, () => phone.context.newPage())))];
  for (const tab of tabs) await tab.goto('/fields');
  for (const tab of tabs) await waitForText(tab, 'Shamba 1');
  await phone.cutNetwork();
  let sent = 0;
  const sendsName = (request: Request): boolean =>
    request.url().endsWith('/api/sync') && /fields\.change/.test(request.postData() ?? '');
  phone.context.on('request', (request) => {
    if (sendsName(request)) sent += 1;
  });
  // The browser rejected it offline; it never left the phone.
  phone.context.on('requestfailed', (request) => {
    if (sendsName(request) && request.failure()?.errorText === 'net::ERR_INTERNET_DISCONNECTED') sent -= 1;
  });
  const writer = await phone.context.newPage();
  await rename({ ...phone, page: writer }, field!, 'Kisimani');
  for (const tab of tabs) await waitForText(tab, 'Kisimani');
  await phone.restoreNetwork();
  await expect
    .poll(
      () =>
        queryDatabase(server, "select 1 from sync_commands where user_id = $1 and name = 'fields.change'", [
          farmer.userId,
        ]).then((r) => r.length),
      { timeout: scaled(30_000) },
    )
    .toBe(1);
  for (const tab of tabs) await waitForText(tab, 'Kisimani');
  expect(sent).toBe(1);
  expect(phone.faults).toEqual([]);
});

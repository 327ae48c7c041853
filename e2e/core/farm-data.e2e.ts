import { readFile } from 'node:fs/promises';
import { unzipSync, strFromU8 } from 'fflate';
import { expect } from 'vitest';
import { farmDataEn as en } from '#features/farm-data/words.en.ts';
import {
  addFields,
  queryDatabase,
  axeAllThemes,
  browser,
  makePro,
  newFarmer,
  newPhone,
  server,
  test,
} from '../harness/main.ts';

const fieldsOf = (userId: string) =>
  queryDatabase<Record<string, unknown>>(server, 'select * from fields where user_id = $1 order by id', [
    userId,
  ]);

test('SET-11 SET-12 SET-13 an exported farm is imported into another account; the first is deleted with its statement', async () => {
  const phone = await newPhone(browser, server);
  const { page } = phone;
  const farmer = await newFarmer(server, phone.context);
  await addFields(server, phone.context, farmer, 2);
  await phone.open('/settings/data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: en.take.zip }).click(),
  ]);
  const zip = await readFile(await download.path());
  expect(download.suggestedFilename()).toMatch(/^mavuno-\d{4}-\d\d-\d\d\.zip$/);
  expect(JSON.parse(strFromU8(unzipSync(new Uint8Array(zip))['mavuno.json']!)).fields).toHaveLength(2);
  expect(await axeAllThemes(page)).toEqual([]);

  await page.getByRole('link', { name: en.links.statement }).click();
  await page.getByRole('button', { name: en.statement.make }).click();
  await page.getByRole('link', { name: en.statement.check }).click();
  await page.getByText(en.verify.known).waitFor();
  await page.getByText('Wanjiku', { exact: true }).waitFor();
  const paper = new URL(page.url()).pathname;
  expect(await axeAllThemes(page)).toEqual([]);

  const other = await newPhone(browser, server);
  const second = await newFarmer(server, other.context);
  await makePro(server, second);
  await other.open('/settings/data/import');
  await other.page.setInputFiles('input[type=file]', {
    name: 'nakala.zip',
    mimeType: 'application/zip',
    buffer: zip,
  });
  await other.page.getByRole('button', { name: en.bring.restore }).click();
  await other.page.getByText(en.bring.done, { exact: true }).waitFor();
  const [before, after] = [await fieldsOf(farmer.userId), await fieldsOf(second.userId)];
  expect(after.map((row) => ({ ...row, user_id: 0 }))).toEqual(before.map((row) => ({ ...row, user_id: 0 })));
  await other.page.getByRole('link', { name: en.bring.toFields }).click();
  await other.page.getByText('Shamba 2').first().waitFor();

  await phone.open('/settings/data/delete');
  await page.getByText(en.remove.now, { exact: true }).click();
  await page.getByRole('button', { name: en.remove.accountAct }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: en.remove.accountAct }).click();
  await page.waitForURL('**/auth');
  expect(await queryDatabase(server, 'select 1 from auth_users where id = $1', [farmer.userId])).toEqual([]);
  await phone.open(paper);
  await page.getByText(en.verify.unknown).waitFor();
  expect([phone.faults, other.faults]).toEqual([[], []]);
});

import type { Page } from 'playwright-core';
import { fieldWizardEn } from '#features/fields/web/wizard/words.en.ts';
import { queryDatabase } from './database.ts';
import { newFarmer } from './farmer.ts';
import { addFields } from './fields.ts';
import { waitForInstall, newPhone, type Phone } from './phone.ts';
import { browser, server } from './worker.ts';

/** Two phones of one farmer, both showing the field, both offline from then on. */
export const openTwoPhones = async () => {
  const [a, b] = [
    await newPhone(browser, server, { allowServiceWorker: true }),
    await newPhone(browser, server, { allowServiceWorker: true }),
  ];
  const farmer = await newFarmer(server, a.context);
  const [field] = await addFields(server, a.context, farmer, 1);
  await b.context.addCookies(await a.context.cookies());
  await Promise.all(
    [a, b].map(async (phone) => {
      await phone.open(`/fields/${field}`);
      await phone.page.getByRole('heading', { name: 'Shamba 1' }).waitFor();
      await waitForInstall(phone.page);
      await phone.open(`/fields/${field}`);
      await phone.cutNetwork();
    }),
  );
  const hectares = async (): Promise<number> => {
    const [row] = await queryDatabase<{ size_hectares: number }>(
      server,
      'select size_hectares from fields where id = $1',
      [field],
    );
    return Math.round(row!.size_hectares * 100) / 100;
  };
  const names = async (): Promise<string[]> => {
    const rows = await queryDatabase<{ name: string }>(server, 'select name from fields where user_id = $1', [
      farmer.userId,
    ]);
    return rows.map(({ name }) => name);
  };
  return { a, b, field: field!, hectares, names };
};
export const rename = async ({ page }: Phone, field: string, name: string): Promise<void> => {
  await page.goto(`/fields/${field}/edit`);
  await page.getByLabel(fieldWizardEn.name, { exact: true }).fill(name);
  await page.getByRole('button', { name: fieldWizardEn.saveChanges }).click();
  await page.getByRole('heading', { name }).waitFor();
};
export const waitForText = (page: Page, text: string) => page.getByText(text).first().waitFor();

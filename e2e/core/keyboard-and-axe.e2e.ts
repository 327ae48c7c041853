import { expect } from 'vitest';
import { fieldsEn } from '#features/fields/words.en.ts';
import { fieldsSw } from '#features/fields/words.sw.ts';
import { peopleEn } from '#features/people/words.en.ts';
import { peopleSw } from '#features/people/words.sw.ts';
import { en } from '../../apps/web/words.en.ts';
import {
  addFields,
  axeAllThemes,
  browser,
  newFarmer,
  newPhone,
  server,
  takeScreenshot,
  test,
} from '../harness/main.ts';

test('by keyboard: focus starts at a new screen’s title, and the bars can be skipped', async () => {
  const phone = await newPhone(browser, server);
  await newFarmer(server, phone.context);
  const { page } = phone;
  await phone.open('/fields');
  await page.locator('main h1').waitFor();
  const focused = () =>
    page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.closest('main') !== null]);
  await expect.poll(focused).toEqual(['H1', true]);
  await page.keyboard.press('Tab');
  expect((await focused())[1]).toBe(true);
  const skip = page.getByRole('link', { name: en.skip });
  await skip.focus();
  expect((await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0);
});

for (const language of ['en', 'sw'] as const) {
  test(`axe finds no faults in the open dialogs for deleting a field and signing out (${language})`, async () => {
    const [fields, people] = language === 'en' ? [fieldsEn, peopleEn] : [fieldsSw, peopleSw];
    const phone = await newPhone(browser, server, { language });
    const [field] = await addFields(
      server,
      phone.context,
      await newFarmer(server, phone.context, { language }),
      2,
    );
    for (const [name, path, button] of [
      ['field-delete', `/fields/${field}`, fields.deleteYes],
      ['sign-out', '/more', people.signOut.act],
    ] as const) {
      await phone.open(path);
      await phone.page.getByRole('button', { name: button, exact: true }).click();
      await phone.page.locator('[role=dialog], [role=alertdialog]').waitFor();
      await takeScreenshot(phone.page, name);
      expect((await axeAllThemes(phone.page)).map((f) => `${name}: ${f}`)).toEqual([]);
    }
    expect(phone.faults).toEqual([]);
  });
}

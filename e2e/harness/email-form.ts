import type { Page } from 'playwright-core';
import { phoneEn } from '#features/people/words.phone.en.ts';
import { phoneSw } from '#features/people/words.phone.sw.ts';

/** Opens the form with email and password, which is one tap away where the server can send codes by SMS. */
export const openEmailForm = async (page: Page): Promise<void> => {
  const button = page.getByRole('button', {
    name: new RegExp(`^(${phoneEn.useEmail}|${phoneSw.useEmail})$`),
  });
  await button.or(page.locator('input[type=email]')).first().waitFor();
  if (await button.isVisible()) await button.click();
};

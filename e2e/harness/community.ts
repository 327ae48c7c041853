import type { communityEn } from '#features/community/words.en.ts';
import type { communitySw } from '#features/community/words.sw.ts';
import { queryDatabase } from './database.ts';
import { newFarmer } from './farmer.ts';
import { newPhone, type Phone } from './phone.ts';
import type { TestServer } from './server.ts';
import { browser } from './worker.ts';

/** The phone of a farmer with a confirmed address: only their posts are public. */
export const newPoster = async (
  server: TestServer,
  language: 'en' | 'sw',
  { role = 'farmer', allowServiceWorker = false } = {},
): Promise<Phone> => {
  const phone = await newPhone(browser, server, { language, allowServiceWorker });
  const farmer = await newFarmer(server, phone.context, { language });
  await queryDatabase(server, 'update auth_users set email_verified = true, role = $2 where id = $1', [
    farmer.userId,
    role,
  ]);
  return phone;
};

/** Fills in the form of a question, without posting it. */
export const fillQuestion = async (
  { page }: Phone,
  words: typeof communityEn | typeof communitySw,
  title: string,
  content: string,
): Promise<void> => {
  await page.getByRole('button', { name: words.askQuestion, exact: true }).click();
  await page.getByLabel(words.ask.titleLabel, { exact: true }).fill(title);
  await page.getByLabel(words.ask.content, { exact: true }).fill(content);
  await page.getByText(words.ask.looking).waitFor();
  await page.getByText(words.ask.looking).waitFor({ state: 'detached' });
  const category = page
    .getByRole('form')
    .or(page.locator('form'))
    .getByLabel(words.ask.category, { exact: true })
    .first();
  if ((await category.inputValue()) === '') await category.selectOption('disease_control');
};

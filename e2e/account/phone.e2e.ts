import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { fieldsEn } from '#features/fields/words.en.ts';
import { fieldsSw } from '#features/fields/words.sw.ts';
import { paymentsEn } from '#features/payments/words.en.ts';
import { accountEn } from '#features/people/words.account.en.ts';
import { peopleEn } from '#features/people/words.en.ts';
import { phoneEn } from '#features/people/words.phone.en.ts';
import { phoneSw } from '#features/people/words.phone.sw.ts';
import { peopleSw } from '#features/people/words.sw.ts';
import { scannerEn } from '#features/scanner/words.en.ts';
import { scannerSw } from '#features/scanner/words.sw.ts';
import { axeAllThemes } from '../harness/axe.ts';
import {
  browser,
  drawnLeaf,
  linkTo,
  newPhone,
  type Phone,
  queryDatabase,
  server,
  test,
} from '../harness/main.ts';
import { payInSandbox } from '../harness/payments.ts';
import { takeScreenshot } from '../harness/screenshot.ts';
import { scaled } from '../harness/timeouts.ts';

const languages = {
  en: { people: peopleEn, phone: phoneEn, fields: fieldsEn, scanner: scannerEn },
  sw: { people: peopleSw, phone: phoneSw, fields: fieldsSw, scanner: scannerSw },
} as const;

/** As people write it, with the last eight digits at random. */
const newNumber = (): string =>
  `07${String(randomInt(10 ** 8)).padStart(8, '0')}`.replace(/(\d{4})(\d{3})/, '$1 $2 ');
const international = (number: string): string => `+254${number.replace(/\D/g, '').slice(1)}`;

/** SMS to a number, the newest last, from the folder that a development server writes instead of sending. */
const smsTo = async (number: string): Promise<string[]> => {
  const folder = path.join(server.dataDir, 'outbox-sms');
  const texts = await Promise.all(
    (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return texts.filter((one) => one.startsWith(`To: ${international(number)}\n`));
};
const codeSentTo = async (number: string): Promise<string> =>
  /#(\d{6})/.exec((await smsTo(number)).at(-1) ?? '')![1]!;

const askForCode = async (
  { page }: Phone,
  words: (typeof languages)['en' | 'sw'],
  number: string,
): Promise<void> => {
  await page.getByLabel(words.phone.number).fill(number);
  await page.getByRole('button', { name: words.phone.send }).click();
  await page.getByLabel(words.phone.code).waitFor();
};

test.each(['en', 'sw'] as const)(
  'a visitor checks a leaf and signs in by phone number, in %s',
  async (language) => {
    const words = languages[language];
    const phone = await newPhone(browser, server, { language });
    const { page } = phone;
    const number = newNumber();
    await phone.open('/guest/scan');
    await page.getByText(words.scanner.modelReady).waitFor();
    await page.setInputFiles('input[type=file]', await drawnLeaf(3));
    await page.getByRole('button', { name: words.scanner.again }).waitFor();

    await phone.open('/auth');
    await askForCode(phone, words, number);
    const code = await codeSentTo(number);
    await page.getByText(words.phone.shown(code)).waitFor();
    await takeScreenshot(page, `phone-code-${language}`);
    expect(await axeAllThemes(page)).toEqual([]);
    // Six digits are enough: no button.
    await page.getByLabel(words.phone.code).pressSequentially(code);
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: words.fields.home.here }).waitFor();
    await expect
      .poll(
        () =>
          queryDatabase(
            server,
            'select language, phone_number from auth_users u join crop_scans s on s.user_id = u.id where phone_number = $1',
            [international(number)],
          ),
        { timeout: scaled(30_000) },
      )
      .toEqual([{ language, phone_number: international(number) }]);
    expect(phone.faults).toEqual([]);
  },
);

test('PAY-05 a farmer without an email pays, gets an SMS about it, and adds an email later', async () => {
  const phone = await newPhone(browser, server);
  const { page } = phone;
  const number = newNumber();
  await phone.open('/auth');
  await askForCode(phone, languages.en, number);
  await page.getByLabel(phoneEn.code).pressSequentially(await codeSentTo(number));
  await page.waitForURL('**/dashboard');
  await payInSandbox(phone, 'en', 'pay', 'monthly');
  await page.getByText(paymentsEn.back.success).waitFor();
  await expect
    .poll(() => smsTo(number), { timeout: scaled(20_000) })
    .toContainEqual(expect.stringContaining('this was a test payment'));

  await phone.open('/settings/account');
  await page
    .getByText(international(number).replace(/(\d{3})(\d{3})(\d{3})(\d{3})/, '$1 $2 $3 $4'))
    .waitFor();
  await takeScreenshot(page, 'account-without-email');
  await page.getByRole('button', { name: accountEn.email.add }).click();
  const email = `simu-${randomInt(10 ** 9)}@example.com`;
  await page.getByLabel(accountEn.email.next).fill(email);
  await page.getByRole('button', { name: accountEn.email.ask }).click();
  await page.goto(await linkTo(server, email, /#confirm=/));
  await page.getByRole('button', { name: accountEn.link.confirm }).click();
  await page.getByText(accountEn.link.confirmed(email)).waitFor();
  expect(phone.faults).toEqual([]);
});

test('a wrong code, a wrong number and a lost network are said, and nothing typed is lost', async () => {
  const words = languages.en;
  const phone = await newPhone(browser, server);
  const { page } = phone;
  const number = newNumber();
  await phone.open('/auth');
  await page.getByLabel(phoneEn.number).fill('0712');
  await page.getByRole('button', { name: phoneEn.send }).click();
  await page.getByText(phoneEn.refusals['people.phone_wrong']).waitFor();
  expect(await page.getByLabel(phoneEn.number).inputValue()).toBe('0712');

  await askForCode(phone, words, number);
  const code = await codeSentTo(number);
  const wrong = code === '111111' ? '222222' : '111111';
  await page.getByLabel(phoneEn.code).pressSequentially(wrong);
  await page.getByText(phoneEn.refusals['people.code_wrong']).waitFor();
  expect(await page.getByLabel(phoneEn.code).inputValue()).toBe(wrong);

  // The SMS app pushed the page out of memory.
  await page.reload();
  await page.getByLabel(phoneEn.code).waitFor();

  await phone.cutNetwork();
  await page.getByLabel(phoneEn.code).fill(code);
  await page.getByText(peopleEn.unableToConnect).waitFor();
  await phone.restoreNetwork();
  await page.getByRole('button', { name: peopleEn.signIn, exact: true }).click();
  await page.waitForURL('**/dashboard');
});

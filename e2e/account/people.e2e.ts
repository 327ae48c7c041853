import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { openEmailForm } from '../harness/email-form.ts';
import {
  axeAllThemes,
  browser,
  linkTo,
  newFarmer,
  newPhone,
  server,
  takeScreenshot,
  test,
} from '../harness/main.ts';
import { scaled } from '../harness/timeouts.ts';

const words = {
  en: {
    email: 'Email',
    password: 'Password',
    signIn: 'Sign In',
    offer: 'No account with this e-mail. Create one?',
    create: 'Create account',
    checkMail: 'Check your email to finish setting up your account.',
    back: 'Welcome back',
    confirmed: 'Your email is confirmed.',
    signOut: 'Sign out',
    forgot: 'Forgot password?',
    send: 'Send reset link',
    sent: 'Email Sent!',
    fresh: 'New password',
    again: 'New password again',
    update: 'Update password',
    updated: 'Password Updated!',
    wrong: 'Sign-in issue: The password isn’t right. Try again, or choose a new one.',
  },
  sw: {
    email: 'Barua pepe',
    password: 'Nenosiri',
    signIn: 'Ingia',
    offer: 'Hakuna akaunti yenye barua pepe hii. Ungependa kufungua akaunti?',
    create: 'Fungua akaunti',
    checkMail: 'Angalia barua pepe yako ili ukamilishe kufungua akaunti.',
    back: 'Karibu tena',
    confirmed: 'Barua pepe yako imethibitishwa.',
    signOut: 'Ondoka',
    forgot: 'Umesahau nenosiri?',
    send: 'Tuma kiungo',
    sent: 'Barua pepe imetumwa!',
    fresh: 'Nenosiri jipya',
    again: 'Rudia nenosiri jipya',
    update: 'Hifadhi nenosiri jipya',
    updated: 'Nenosiri limebadilishwa!',
    wrong: 'Tatizo la kuingia: Nenosiri si sahihi.',
  },
};

const enter = async (page: Page, say: typeof words.en, email: string, password: string): Promise<void> => {
  await openEmailForm(page);
  await page.getByLabel(say.email, { exact: true }).fill(email);
  await page.getByLabel(say.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: say.signIn, exact: true }).click();
};

const leave = async (page: Page, say: typeof words.en): Promise<void> => {
  await page.goto('/more');
  await page.getByRole('button', { name: say.signOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.signOut }).click();
  await page.waitForURL('**/auth');
};

test('ACC-13 ACC-14 ACC-15 a new account is created and its mail confirmed, and the user signs out and in, in Kiswahili', async () => {
  const say = words.sw;
  const email = `mkulima-${newId()}@example.com`;
  const phone = await newPhone(browser, server, { language: 'sw' });
  const { page } = phone;
  await phone.open('/auth');
  await openEmailForm(page);
  await page.getByRole('button', { name: say.signIn, exact: true }).waitFor();
  await takeScreenshot(page, 'auth');
  expect(await axeAllThemes(page)).toEqual([]);

  await enter(page, say, email, 'mahindi matamu');
  await page.getByText(say.offer).waitFor();
  await takeScreenshot(page, 'auth-create');
  expect(await axeAllThemes(page)).toEqual([]);
  await page.getByRole('button', { name: say.create }).click();
  await page.waitForURL('**/dashboard');
  await page.getByText(say.checkMail).waitFor();

  await page.goto(await linkTo(server, email, /verify-email/));
  await page.waitForURL('**/dashboard');
  await page.getByText(say.confirmed).waitFor();

  await leave(page, say);
  await page.goBack().catch(() => null);
  await page.waitForURL('**/auth');
  await enter(page, say, email, 'not the password');
  await page.getByText(say.wrong).waitFor();
  await enter(page, say, email, 'mahindi matamu');
  await page.waitForURL('**/dashboard');
  await page.getByText(say.back).waitFor();
  expect(phone.faults).toEqual([]);
});

test('ACC-23 ACC-24 ACC-28 a forgotten password is reset by the link in the mail', async () => {
  const say = words.en;
  const phone = await newPhone(browser, server);
  const { page } = phone;
  const farmer = await newFarmer(server, phone.context);
  await phone.context.clearCookies();

  await phone.open('/auth');
  await openEmailForm(page);
  await page.getByRole('link', { name: say.forgot }).click();
  await page.getByLabel(say.email, { exact: true }).fill(farmer.email);
  await takeScreenshot(page, 'reset');
  expect(await axeAllThemes(page)).toEqual([]);
  await page.getByRole('button', { name: say.send }).click();
  await page.getByText(say.sent).waitFor();
  expect(await axeAllThemes(page)).toEqual([]);

  await page.goto(await linkTo(server, farmer.email, /reset-password/));
  await page.getByLabel(say.fresh, { exact: true }).fill('kahawa na chai');
  await page.getByLabel(say.again, { exact: true }).fill('kahawa na chai');
  await takeScreenshot(page, 'new-password');
  expect(await axeAllThemes(page)).toEqual([]);
  await page.getByRole('button', { name: say.update }).click();
  await page.getByText(say.updated).waitFor();
  await page.waitForURL('**/auth', { timeout: scaled(6000) });
  await enter(page, say, farmer.email, 'kahawa na chai');
  await page.waitForURL('**/dashboard');
  expect(phone.faults).toEqual([]);
});

test('ACC-18 offline the sign-in form shows an error and keeps the typed text', async () => {
  const phone = await newPhone(browser, server);
  await phone.open('/auth');
  await openEmailForm(phone.page);
  await phone.page.getByRole('button', { name: 'Sign In' }).waitFor();
  await phone.cutNetwork();
  await enter(phone.page, words.en, 'wanjiku@example.com', 'mahindi matamu');
  await phone.page.getByText('Unable to connect. Please check your connection.').waitFor();
  expect(await phone.page.getByLabel('Password', { exact: true }).inputValue()).toBe('mahindi matamu');
});

test('ACC-21 a failed return from Google ends at /auth with the reason, and Back does not return to it', async () => {
  const phone = await newPhone(browser, server);
  await phone.open('/auth/reset-password');
  await phone.open('/auth/callback?error=access_denied');
  await phone.page.waitForURL('**/auth');
  await phone.page.getByText('Authentication failed. Please try again.').waitFor();
  await phone.page
    .getByText('Google sign-in failed: You cancelled the Google sign-in. Try again, or use your email.')
    .waitFor();
  await phone.page.goBack();
  await phone.page.waitForURL('**/auth/reset-password');
});

import { expect } from 'vitest';
import { paymentsEn } from '#features/payments/words.en.ts';
import { invoiceEn } from '#features/payments/words.invoice.en.ts';
import { invoiceSw } from '#features/payments/words.invoice.sw.ts';
import { sandboxEn } from '#features/payments/words.sandbox.en.ts';
import { sandboxSw } from '#features/payments/words.sandbox.sw.ts';
import { paymentsSw } from '#features/payments/words.sw.ts';
import { prices } from '#features/plans/domain/prices.ts';
import { plansEn } from '#features/plans/words.en.ts';
import { plansSw } from '#features/plans/words.sw.ts';
import { axeAllThemes } from './axe.ts';
import { queryDatabase } from './database.ts';
import { newFarmer } from './farmer.ts';
import { newPhone, type Phone } from './phone.ts';
import { takeScreenshot } from './screenshot.ts';
import { browser, server } from './worker.ts';

export type Language = 'en' | 'sw';
export const words = {
  en: { ...paymentsEn, sandboxPage: sandboxEn, planWords: plansEn, invoice: invoiceEn },
  sw: { ...paymentsSw, sandboxPage: sandboxSw, planWords: plansSw, invoice: invoiceSw },
};
export const kes = (amount: number): string => `KES ${amount.toLocaleString('en-US')}`;

export const newBuyer = async (language: Language): Promise<Phone & { readonly email: string }> => {
  const phone = await newPhone(browser, server, { language });
  const { email } = await newFarmer(server, phone.context, { language });
  await queryDatabase(server, 'update auth_users set email_verified = true where email = $1', [email]);
  return { ...phone, email };
};
export const checkScreen = async (phone: Phone, screen: string): Promise<void> => {
  expect(await axeAllThemes(phone.page)).toEqual([]);
  await takeScreenshot(phone.page, screen);
};
export const button = ({ page }: Phone, name: string) => page.getByRole('button', { name, exact: true });
/** Orders a subscription and presses one button on the sandbox payment page. */
export const payInSandbox = async (
  phone: Phone,
  language: Language,
  act: keyof typeof sandboxEn.acts,
  plan: 'annual' | 'monthly' = 'annual',
  isAdditionalOrder = false,
): Promise<void> => {
  await phone.open(`/upgrade?plan=${plan}`);
  if (isAdditionalOrder) await button(phone, words[language].open.another).click();
  await button(phone, words[language].pay.act(kes(prices[plan].kes))).click();
  await phone.page.getByRole('heading', { name: words[language].sandboxPage.title }).waitFor();
  await button(phone, words[language].sandboxPage.acts[act]).click();
};
export const waitForBadge = ({ page }: Phone, tier: 'free' | 'pro') =>
  page.locator(`header [data-tier="${tier}"]`).waitFor();

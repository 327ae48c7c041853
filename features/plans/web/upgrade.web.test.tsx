import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { SubscriptionProvider, type Subscription } from '#kit/web/subscription.tsx';
import { LanguageProvider, type Language } from '#kit/web/words.tsx';
import { plansSw } from '../words.sw.ts';
import { UpgradeScreen } from './UpgradeScreen.tsx';

afterEach(cleanup);

const free: Subscription = { isPro: false, plan: 'free', until: null, fieldLimit: 1, scanLimit: 15 };
const open = (language: Language = 'en', plan = free): string => {
  render(<SubscriptionProvider value={plan}><LanguageProvider initial={language}><UpgradeScreen /></LanguageProvider></SubscriptionProvider>);
  return document.body.textContent!;
};

test('PAY-05 PAY-06 annual is chosen first: KES 499 a month, KES 5,999 a year, 50 % saved', () => {
  const text = open();
  expect((screen.getByRole('radio', { name: 'Annual' }) as HTMLInputElement).checked).toBe(true);
  expect(text).toContain('PROFESSIONAL');
  expect(text).toContain('KES 499 a month');
  expect(text).toContain('KES 5,999 once a year');
  expect(text).toContain('You save 50 %');
});

test('PAY-05 PAY-06 PAY-08 monthly is KES 999; each plan names its own money-back days', async () => {
  expect(open()).toContain('Money back within 14 days on the annual plan.');
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  const text = document.body.textContent!;
  expect(text).toContain('KES 999 a month');
  expect(text).toContain('Money back within 7 days on the monthly plan.');
  expect(text).not.toContain('You save');
});

test('PAY-01 the page lists what Pro gives today and no button takes money that cannot be taken', () => {
  const text = open();
  expect(text).toContain('Unlimited fields; Free has 1');
  expect(text).toContain('Unlimited leaf checks; Free has 15');
  expect(text).toContain('Payment opens later');
  expect(screen.queryAllByRole('button')).toEqual([]);
  cleanup();
  const kiswahili = open('sw');
  expect(kiswahili).toContain(`KES 499 ${plansSw.perMonth}`);
  expect(kiswahili).toContain(plansSw.payClosed);
});

test('a Pro account is told until when, and nothing is sold to it', () => {
  const text = open('en', { isPro: true, plan: 'pro', until: '2027-01-15T09:00:00Z', fieldLimit: null, scanLimit: null });
  expect(text).toContain('You have Pro until 15 Jan 2027.');
  expect(text).not.toContain('Payment opens later');
});

import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { toasts } from '#kit/web/ui/toast.ts';
import { paymentsEn as en } from '../../words.en.ts';
import { paymentsSw as sw } from '../../words.sw.ts';
import {
  cleanup,
  freePlan,
  inDays,
  currentUserPayments,
  openPaymentScreen,
  order,
  pageText,
  payment,
  screen,
  fakeServer,
  waitForUpdates,
  subscription,
  wanjiku,
} from '../testing.tsx';
import { UpgradeScreen } from '../UpgradeScreen.tsx';
import { SubscriptionScreen } from './SubscriptionScreen.tsx';

afterEach(cleanup);
const words = en.subscription;
const tap = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await waitForUpdates();
};
const confirm = async (name: string): Promise<void> => {
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
  await waitForUpdates();
};
const told = (): readonly string[] => toasts.read().map(({ text }) => text);
const open = async (
  over: Parameters<typeof currentUserPayments>[0],
  more: Parameters<typeof fakeServer>[0] = {},
) => {
  const asked = fakeServer({ '/api/payments/mine': currentUserPayments(over), ...more });
  return { asked, ...(await openPaymentScreen(<SubscriptionScreen />, { at: '/subscription-settings' })) };
};

test('PAY-29 PAY-30 PAY-32 the page shows the plan, its state, payments, open orders, credits and restore', async () => {
  await open({
    subscription: subscription({ plan_type: 'annual' }),
    payments: [payment()],
    orders: [order()],
    passes: [{ id: order().id, plan: 'week', from: inDays(0), until: inDays(7) }],
  });
  for (const part of [
    en.plans.annual,
    words.status.active,
    words.history,
    'SKL4XYZ123',
    words.orders,
    '17 credits left',
    words.verify,
    en.plans.week,
  ])
    expect(pageText()).toContain(part);
});

test('PAY-30 PAY-31 cancelled shows its end date, ended "Subscription Expired"; neither offers cancel or change', async () => {
  await open({ subscription: subscription({ status: 'cancelled', expires_at: '2027-03-05T09:00:00Z' }) });
  expect(pageText()).toContain('You have Pro until 5 Mar 2027.');
  for (const name of [words.cancel, words.toMonthly])
    expect(screen.queryByRole('button', { name })).toBeNull();
  cleanup();
  await open({ subscription: subscription({ status: 'expired', expires_at: inDays(-3) }) });
  expect(pageText()).toContain('Subscription Expired');
  for (const name of [words.cancel, words.toMonthly])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('PAY-34 PAY-37 PAY-42 cancelling asks for confirmation, says when access ends, and reports a failure', async () => {
  const running = subscription({ expires_at: '2027-03-05T09:00:00Z' });
  const { asked } = await open(
    { subscription: running },
    {
      '/api/payments/cancel': [
        { refused: 'server.fault' },
        { subscription: { ...running, status: 'cancelled' } },
      ],
    },
  );
  await tap(words.cancel);
  expect(asked.some(({ path }) => path === '/api/payments/cancel')).toBe(false);
  await confirm(words.cancel);
  expect(told()).toContain('Failed to cancel subscription. Please try again.');
  await tap(words.cancel);
  await confirm(words.cancel);
  expect(told()).toContain('Subscription cancelled. You have Pro until 5 Mar 2027.');
});

const year = '2027-11-24T09:00:00.000Z';
const proByHand = { tier: 'pro', until: year, fieldLimit: null, scanLimit: null } as const;

test.each([
  ['en', en],
  ['sw', sw],
] as const)(
  'PAY-29 Pro without a subscription shows the same text here and on /upgrade, in %s',
  async (language, all) => {
    fakeServer({ '/api/payments/mine': currentUserPayments({ entitlements: proByHand }) });
    const plan = { ...freePlan, isPro: true, plan: 'pro', until: year } as const;
    const until = all.upgrade.youHavePro('24 Nov 2027');
    await openPaymentScreen(<UpgradeScreen />, { plan, language });
    expect(pageText()).toContain(until);
    cleanup();
    await openPaymentScreen(<SubscriptionScreen />, { plan, language });
    expect(pageText()).toContain(until);
    expect(pageText()).toContain(all.subscription.proWithout);
    expect(pageText()).not.toContain(all.subscription.none);
  },
);

test('PAY-29 when the payments report a different plan, the app reloads its plan once', async () => {
  fakeServer({ '/api/payments/mine': currentUserPayments({ entitlements: proByHand }) });
  const { refreshCount } = await openPaymentScreen(<SubscriptionScreen />);
  await waitForUpdates(100);
  expect(refreshCount()).toBe(1);
});

test('PAY-34 the button that dismisses the cancel dialog differs from the one that cancels', async () => {
  await open({ subscription: subscription() });
  await tap(words.cancel);
  const buttons = within(screen.getByRole('alertdialog'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(buttons.slice(-2)).toEqual([words.cancelNot, words.cancel]);
});

test('PAY-03 PAY-49 credits and payments are reloaded when the plan changes', async () => {
  const asked = fakeServer({ '/api/payments/mine': currentUserPayments() });
  const session = { ...wanjiku, userId: newId() };
  const times = () =>
    ['/api/plan', '/api/payments/mine'].map((path) => asked.filter((one) => one.path === path).length);
  await openPaymentScreen(<SubscriptionScreen />, { session });
  expect(times()).toEqual([1, 1]);
  cleanup();
  await openPaymentScreen(<SubscriptionScreen />, {
    session,
    plan: { ...freePlan, isPro: true, plan: 'pro', until: inDays(30) },
  });
  expect(times()).toEqual([2, 2]);
});

test('PAY-33 a year changes to monthly at its end; a month links to paying for the year; errors are shown', async () => {
  const year = subscription();
  await open(
    { subscription: year },
    {
      '/api/payments/change-plan': [
        { refused: 'server.fault' },
        { subscription: { ...year, next_plan: 'monthly' }, pay: false, credit_days: 0 },
      ],
    },
  );
  await tap(words.toMonthly);
  await confirm(words.toMonthly);
  expect(told()).toContain('Failed to change plan. Please try again.');
  await tap(words.toMonthly);
  await confirm(words.toMonthly);
  expect(told()).toContain(words.changed);
  cleanup();
  const month = subscription({ plan_type: 'monthly' });
  const { lastPath } = await open(
    { subscription: month },
    { '/api/payments/change-plan': { subscription: month, pay: true, credit_days: 12 } },
  );
  await tap(words.toAnnual);
  await confirm(words.toPay);
  expect(lastPath()).toBe('/upgrade?plan=annual');
});

test('PAY-38 PAY-40 PAY-41 a restore that finds nothing, fails or finds a period shows its own message', async () => {
  const { refreshCount } = await open(
    {},
    {
      '/api/payments/verify': [
        { refused: 'payments.nothing_found' },
        { refused: 'server.fault' },
        { found: 'restored', until: inDays(30) },
      ],
    },
  );
  await tap(words.verify);
  expect(pageText()).toContain(
    "You don't appear to have an active subscription. Please upgrade to access Pro features.",
  );
  await tap(words.verify);
  expect(pageText()).toContain('An error occurred while verifying your subscription. Please try again.');
  await tap(words.verify);
  expect(told()).toContain(words.restored);
  expect(refreshCount()).toBe(1);
  cleanup();
  const asked = fakeServer({ '/api/payments/mine': currentUserPayments() });
  await openPaymentScreen(<SubscriptionScreen />, { session: { ...wanjiku, email: '' } });
  await tap(words.verify);
  expect(pageText()).toContain('Please log in to verify your subscription status');
  expect(asked.some(({ path }) => path === '/api/payments/verify')).toBe(false);
});

test('PAY-09 a refund is requested within the guarantee, its state is listed, and afterwards there is no button', async () => {
  const fresh = payment();
  const { asked } = await open(
    { payments: [fresh] },
    { [`/api/payments/${fresh.id}/refund`]: { state: 'asked', asked_at: inDays(0) } },
  );
  await tap(words.look);
  await userEvent.type(screen.getByLabelText(words.refundReason), 'Sihitaji');
  await tap(words.refund);
  expect(asked.find(({ path }) => path.endsWith('/refund'))?.body).toEqual({ reason: 'Sihitaji' });
  expect(told()).toContain(words.refundSent);
  cleanup();
  await open({ payments: [payment({ refundable_until: inDays(-1) })] });
  await tap(words.look);
  expect(screen.queryByRole('button', { name: words.refund })).toBeNull();
  cleanup();
  await open({
    payments: [payment({ refund: { state: 'refused', asked_at: inDays(-1), note: 'Imetumika' } })],
  });
  expect(pageText()).toContain(words.refundState.refused);
  await tap(words.look);
  for (const part of [
    words.refundRefused('KES 5,999'),
    words.refundReasonGiven('Imetumika'),
    en.back.disagree,
  ])
    expect(pageText()).toContain(part);
  expect(screen.getByRole('link', { name: en.back.support }).getAttribute('href')).toBe(
    'https://help.example.com',
  );
});

test('PAY-42 PAY-43 an invoice downloads as JSON and as PDF', async () => {
  const one = payment();
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  const { asked } = await open(
    { payments: [one] },
    {
      [`/api/payments/${one.id}/invoice.json`]: { invoice_number: 'INV-1' },
      [`/api/payments/${one.id}/invoice.pdf`]: { refused: 'server.fault' },
    },
  );
  await tap(words.look);
  await tap(words.invoiceJson);
  expect(told()).toContain('Invoice downloaded.');
  await tap(words.invoicePdf);
  expect(told()).toContain(words.downloadFailed);
  expect(asked.filter(({ path }) => path.includes('invoice'))).toHaveLength(2);
});

import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { toasts } from '#kit/web/ui/toast.ts';
import { paymentsEn as en } from '../../words.en.ts';
import { paymentsSw as sw } from '../../words.sw.ts';
import {
  cleanup,
  free,
  inDays,
  mine,
  openMoney,
  order,
  pageText,
  payment,
  screen,
  server,
  settle,
  subscription,
  wanjiku,
} from '../testing.tsx';
import { UpgradeScreen } from '../UpgradeScreen.tsx';
import { SubscriptionScreen } from './SubscriptionScreen.tsx';

afterEach(cleanup);
const words = en.subscription;
const tap = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const confirm = async (name: string): Promise<void> => {
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
  await settle();
};
const told = (): readonly string[] => toasts.read().map(({ text }) => text);
const open = async (over: Parameters<typeof mine>[0], more: Parameters<typeof server>[0] = {}) => {
  const asked = server({ '/api/payments/mine': mine(over), ...more });
  return { asked, ...(await openMoney(<SubscriptionScreen />, { at: '/subscription-settings' })) };
};

test('PAY-29 PAY-30 PAY-32 the real plan with its state; what was paid, what is open, credits and the way to restore', async () => {
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

test('PAY-30 PAY-31 cancelled says until when, ended says "Subscription Expired"; both have no buttons that need a running one', async () => {
  await open({ subscription: subscription({ status: 'cancelled', expires_at: '2027-03-05T09:00:00Z' }) });
  expect(pageText()).toContain('You keep access until 5 Mar 2027.');
  for (const name of [words.cancel, words.toMonthly])
    expect(screen.queryByRole('button', { name })).toBeNull();
  cleanup();
  await open({ subscription: subscription({ status: 'expired', expires_at: inDays(-3) }) });
  expect(pageText()).toContain('Subscription Expired');
  for (const name of [words.cancel, words.toMonthly])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('PAY-34 PAY-37 PAY-42 cancelling asks once, says until when access stays, and a failure says so', async () => {
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
  expect(told()).toContain('Subscription cancelled. You keep access until 5 Mar 2027.');
});

const year = '2027-11-24T09:00:00.000Z';
const proByHand = { tier: 'pro', until: year, fieldLimit: null, scanLimit: null } as const;

test.each([
  ['en', en],
  ['sw', sw],
] as const)(
  'PAY-29 Pro without a subscription reads the same here and on /upgrade, in %s',
  async (language, all) => {
    server({ '/api/payments/mine': mine({ entitlements: proByHand }) });
    const plan = { ...free, isPro: true, plan: 'pro', until: year } as const;
    const until = all.upgrade.youHavePro('24 Nov 2027');
    await openMoney(<UpgradeScreen />, { plan, language });
    expect(pageText()).toContain(until);
    cleanup();
    await openMoney(<SubscriptionScreen />, { plan, language });
    expect(pageText()).toContain(until);
    expect(pageText()).toContain(all.subscription.proWithout);
    expect(pageText()).not.toContain(all.subscription.none);
  },
);

test('PAY-29 when the payments name another plan, the app asks for its plan once', async () => {
  server({ '/api/payments/mine': mine({ entitlements: proByHand }) });
  const { refreshed } = await openMoney(<SubscriptionScreen />);
  await settle(100);
  expect(refreshed()).toBe(1);
});

test('PAY-34 the way back out of the question is not called as the act', async () => {
  await open({ subscription: subscription() });
  await tap(words.cancel);
  const buttons = within(screen.getByRole('alertdialog'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(buttons.slice(-2)).toEqual([words.cancelNot, words.cancel]);
});

test('PAY-03 PAY-49 credits and payments are asked anew when the plan becomes another one', async () => {
  const asked = server({ '/api/payments/mine': mine() });
  const session = { ...wanjiku, userId: newId() };
  const times = () =>
    ['/api/plan', '/api/payments/mine'].map((path) => asked.filter((one) => one.path === path).length);
  await openMoney(<SubscriptionScreen />, { session });
  expect(times()).toEqual([1, 1]);
  cleanup();
  await openMoney(<SubscriptionScreen />, {
    session,
    plan: { ...free, isPro: true, plan: 'pro', until: inDays(30) },
  });
  expect(times()).toEqual([2, 2]);
});

test('PAY-33 a year gives way to months at its end; a month leads to paying the year; a failure says so', async () => {
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
  const { went } = await open(
    { subscription: month },
    { '/api/payments/change-plan': { subscription: month, pay: true, credit_days: 12 } },
  );
  await tap(words.toAnnual);
  await confirm(words.toPay);
  expect(went()).toBe('/upgrade?plan=annual');
});

test('PAY-38 PAY-40 PAY-41 checking: nothing found, a fault, and what was found each have their sentence', async () => {
  const { refreshed } = await open(
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
  expect(refreshed()).toBe(1);
  cleanup();
  const asked = server({ '/api/payments/mine': mine() });
  await openMoney(<SubscriptionScreen />, { session: { ...wanjiku, email: '' } });
  await tap(words.verify);
  expect(pageText()).toContain('Please log in to verify your subscription status');
  expect(asked.some(({ path }) => path === '/api/payments/verify')).toBe(false);
});

test('PAY-09 a refund is asked for inside the window, its state stands in the list, and outside there is no button', async () => {
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

test('PAY-42 PAY-43 an invoice comes as data and as paper', async () => {
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

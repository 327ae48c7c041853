import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openAbilities } from '#features/plans/domain/abilities.ts';
import { plansEn } from '#features/plans/words.en.ts';
import { newId } from '#kit/pure/ids.ts';
import { dismissToast, toasts } from '#kit/web/ui/toast.ts';
import { paymentsEn as en } from '../words.en.ts';
import { reviewEn } from '../words.held.en.ts';
import { reviewSw } from '../words.held.sw.ts';
import { proPartsEn } from '../words.pro-parts.en.ts';
import { samplesEn } from '../words.samples.en.ts';
import { paymentsSw as sw } from '../words.sw.ts';
import * as leave from './leave.ts';
import './OpenFirst.tsx';
import './ProDrawings.tsx';
import './ProFolds.tsx';
import '#features/plans/web/TrialCard.tsx';
import {
  cleanup,
  freePlan,
  inDays,
  currentUserPayments,
  openPaymentScreen,
  order,
  pageText,
  screen,
  fakeServer,
  waitForUpdates,
  subscription,
  wanjiku,
} from './testing.tsx';
import { UpgradeScreen } from './UpgradeScreen.tsx';

vi.mock('./leave.ts', () => ({ openPaymentPage: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.mocked(leave.openPaymentPage).mockClear();
});

const mpesa = { provider: 'mpesa', push: true, sandbox: false } as const;
const pay = (kes = 'KES 5,999') => screen.getByRole('button', { name: en.pay.act(kes) });

test('PAY-05 PAY-06 annual is preselected: KES 499 a month, KES 5,999 a year, 50 % saved, and one pay button', async () => {
  fakeServer({ '/api/payments/mine': currentUserPayments() });
  await openPaymentScreen(<UpgradeScreen />);
  expect((screen.getByRole('radio', { name: 'Annual' }) as HTMLInputElement).checked).toBe(true);
  for (const part of [
    'PROFESSIONAL',
    'KES 499 per month',
    'KES 5,999 once per year',
    'You save 50%',
    en.pay.sandbox,
  ])
    expect(pageText()).toContain(part);
  expect(pay()).toBeTruthy();
});

test('PAY-05 PAY-06 PAY-08 monthly is KES 999; each plan states its money-back period, and a pass has none', async () => {
  fakeServer({ '/api/payments/mine': currentUserPayments() });
  await openPaymentScreen(<UpgradeScreen />);
  expect(pageText()).toContain('Annual plan: full refund within 14 days.');
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(pageText()).toContain('KES 999 per month');
  expect(pageText()).toContain('Monthly plan: full refund within 7 days.');
  expect(pageText()).not.toContain('You save');
  await userEvent.click(screen.getByRole('radio', { name: '120 days · KES 2,499' }));
  expect(pay('KES 2,499')).toBeTruthy();
  expect(pageText()).not.toContain('full refund within');
});

test('PAY-01 the page lists the Pro features in both languages; without a payment method there is no pay button', async () => {
  fakeServer({ '/api/payments/mine': currentUserPayments({ ways: [] }) });
  await openPaymentScreen(<UpgradeScreen />);
  for (const part of ['Unlimited fields. On Free, 1', 'Unlimited leaf checks. On Free, 15', en.pay.closed])
    expect(pageText()).toContain(part);
  expect(screen.queryAllByRole('button')).toEqual([]);
  cleanup();
  await openPaymentScreen(<UpgradeScreen />, { language: 'sw' });
  expect(pageText()).toContain(`KES 499 ${sw.upgrade.perMonth}`);
  expect(pageText()).toContain(sw.pay.closed);
});

test('PAY-05 PAY-01 offline, the page shows prices, the Pro features in words, and that paying needs a network', async () => {
  fakeServer({});
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPaymentScreen(<UpgradeScreen />);
  for (const part of ['KES 499 per month', 'KES 5,999 once per year', en.upgrade.offline])
    expect(pageText()).toContain(part);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    openAbilities.map((id) => proPartsEn.parts[id]),
  );
  expect(screen.getAllByRole('listitem').every(({ textContent }) => (textContent ?? '').length > 10)).toBe(
    true,
  );
  network.mockRestore();
});

test('PAY-10 a signed-out user is asked to sign in; an unconfirmed e-mail is asked to confirm', async () => {
  fakeServer({ '/api/payments/mine': currentUserPayments() });
  await openPaymentScreen(<UpgradeScreen />, { session: null });
  expect(pageText()).toContain('Please login to upgrade your account');
  cleanup();
  await openPaymentScreen(<UpgradeScreen />, { session: { ...wanjiku, emailVerified: false } });
  expect(pageText()).toContain(en.pay.confirmText(wanjiku.email));
  expect(screen.queryByRole('button', { name: en.pay.act('KES 5,999') })).toBeNull();
});

test('PAY-11 paying creates the order, says "Redirecting to secure payment..." and opens the returned page', async () => {
  const asked = fakeServer({
    '/api/payments/mine': currentUserPayments(),
    '/api/payments': {
      order_id: order().id,
      redirect_url: '/api/pay/sandbox/9',
      push_sent: false,
      sandbox: true,
    },
  });
  await openPaymentScreen(<UpgradeScreen />);
  await userEvent.click(pay());
  await waitForUpdates();
  expect(asked.filter(({ path }) => path === '/api/payments').map(({ body }) => body)).toEqual([
    { id: expect.any(String), plan: 'annual', provider: 'sandbox' },
  ]);
  expect(toasts.read().map(({ text }) => text)).toContain('Redirecting to secure payment...');
  expect(leave.openPaymentPage).toHaveBeenCalledWith('/api/pay/sandbox/9');
});

test('PAY-48 M-Pesa comes first with the saved number; a wrong one is marked; the PIN request opens its page', async () => {
  const sent = { order_id: order().id, redirect_url: null, push_sent: true, sandbox: false };
  const asked = fakeServer({
    '/api/payments/mine': currentUserPayments({
      ways: [mpesa, { provider: 'pesapal', push: false, sandbox: false }],
      phone: '0712345678',
    }),
    '/api/payments': [{ refused: 'payments.phone_wrong' }, sent],
  });
  const { lastPath } = await openPaymentScreen(<UpgradeScreen />);
  const number = screen.getByLabelText(en.pay.phone) as HTMLInputElement;
  expect(number.value).toBe('0712345678');
  await userEvent.type(number, '9');
  await userEvent.click(pay());
  await waitForUpdates();
  expect(pageText()).toContain(en.refusals['payments.phone_wrong']);
  expect((screen.getByLabelText(en.pay.phone) as HTMLInputElement).value).toBe('07123456789');
  await userEvent.click(pay());
  await waitForUpdates();
  expect(lastPath()).toBe(`/payment-callback?order=${sent.order_id}`);
  expect(
    asked.filter(({ path }) => path === '/api/payments').map(({ body }) => (body as { phone: string }).phone),
  ).toEqual(['07123456789', '07123456789']);
});

test('PAY-12 a payment that cannot start says so, and a retry after a lost answer reuses the order', async () => {
  const asked = fakeServer({
    '/api/payments/mine': currentUserPayments(),
    '/api/payments': [
      { refused: 'payments.init_failed' },
      { refused: 'server.busy' },
      { refused: 'server.busy' },
    ],
  });
  await openPaymentScreen(<UpgradeScreen />);
  for (let i = 0; i < 3; i += 1) {
    await userEvent.click(pay());
    await waitForUpdates();
    if (i === 0) expect(pageText()).toContain('Please try again or contact support if the issue persists');
  }
  expect(pageText()).toContain('Payment initialization failed');
  const ids = asked
    .filter(({ path }) => path === '/api/payments')
    .map(({ body }) => (body as { id: string }).id);
  expect(ids[1]).not.toBe(ids[0]);
  expect(ids[2]).toBe(ids[1]);
});

const waits = order({ plan: 'annual' });
const payButton = () => screen.queryByRole('button', { name: en.pay.act('KES 5,999') });
const tap = async (name: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
  await waitForUpdates();
};

test.each([
  ['en', en],
  ['sw', sw],
] as const)('PAY-11 an open order is shown before the plans, in %s', async (language, words) => {
  fakeServer({ '/api/payments/mine': currentUserPayments({ orders: [waits] }) });
  await openPaymentScreen(<UpgradeScreen />, { language });
  for (const part of [
    words.open.title(1),
    words.open.text,
    words.plans.annual,
    'KES\u00a05,999',
    words.open.pending,
  ])
    expect(pageText()).toContain(part);
  expect(screen.queryByRole('button', { name: words.pay.act('KES 5,999') })).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('link', { name: words.open.check }).getAttribute('href')).toBe(
    `/payment-callback?order=${waits.id}`,
  );
  await tap(words.open.goOn);
  expect(leave.openPaymentPage).toHaveBeenCalledWith(waits.redirect_url);
});

test('PAY-11 a second order needs one more tap and names the open orders that were shown', async () => {
  const asked = fakeServer({
    '/api/payments/mine': currentUserPayments({ orders: [waits] }),
    '/api/payments': {
      order_id: newId(),
      redirect_url: '/api/pay/sandbox/9',
      push_sent: false,
      sandbox: true,
    },
  });
  await openPaymentScreen(<UpgradeScreen />);
  await tap(en.open.another);
  await userEvent.click(pay());
  await waitForUpdates();
  expect(asked.find(({ path }) => path === '/api/payments')?.body).toMatchObject({
    plan: 'annual',
    beside: [waits.id],
  });
});

test('PAY-11 an order made on another phone is shown instead of starting a second payment', async () => {
  fakeServer({
    '/api/payments/mine': [currentUserPayments(), currentUserPayments({ orders: [waits] })],
    '/api/payments': { refused: 'payments.order_open' },
  });
  await openPaymentScreen(<UpgradeScreen />);
  await userEvent.click(pay());
  await waitForUpdates();
  expect(pageText()).toContain(en.open.title(1));
  expect(payButton()).toBeNull();
  expect(leave.openPaymentPage).not.toHaveBeenCalled();
});

test('PAY-34 an open order can be cancelled where it is shown, and then the plans appear', async () => {
  const asked = fakeServer({
    '/api/payments/mine': [
      currentUserPayments({ orders: [waits] }),
      currentUserPayments({ orders: [{ ...waits, state: 'failed', why: 'cancelled' }] }),
    ],
    [`/api/payments/orders/${waits.id}/cancel`]: { ...waits, state: 'failed', why: 'cancelled' },
  });
  await openPaymentScreen(<UpgradeScreen />);
  await tap(en.open.cancel);
  expect(asked.some(({ path }) => path.endsWith('/cancel'))).toBe(false);
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: en.open.cancel }),
  );
  await waitForUpdates();
  expect(toasts.read().map(({ text }) => text)).toContain(en.open.cancelled);
  expect(payButton()).toBeTruthy();
});

const cancelled = { ...waits, redirect_url: null };
test.each([
  [
    'held',
    { state: 'held', why: 'amount', received: { amount: 2999, currency: 'KES' } },
    'bad',
    en.open.held('KES\u00a02,999', 'KES\u00a05,999'),
  ],
  ['failed for another reason', { state: 'failed', why: 'funds' }, 'bad', en.back.failedWhy.funds],
  ['paid', { state: 'paid' }, 'good', en.open.alreadyPaid],
  ['cancelled', { state: 'failed', why: 'cancelled' }, 'good', en.open.cancelled],
] as const)('PAY-34 cancelling an order that turns out to be %s says so', async (_, over, tone, text) => {
  for (const { id } of toasts.read()) dismissToast(id);
  const answer = { ...cancelled, ...over };
  fakeServer({
    '/api/payments/mine': currentUserPayments({ orders: [waits] }),
    [`/api/payments/orders/${waits.id}/cancel`]: answer,
  });
  await openPaymentScreen(<UpgradeScreen />);
  await tap(en.open.cancel);
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: en.open.cancel }),
  );
  await waitForUpdates();
  expect(toasts.read()).toMatchObject([{ text, tone }]);
});

test('PAY-11 a half payment is shown before the plans until its refund is refused', async () => {
  const half = order({
    state: 'held',
    why: 'amount',
    received: { amount: 2999, currency: 'KES' },
    redirect_url: null,
  });
  fakeServer({ '/api/payments/mine': currentUserPayments({ orders: [half] }) });
  await openPaymentScreen(<UpgradeScreen />);
  expect(pageText()).toContain(en.open.held('KES\u00a02,999', 'KES\u00a05,999'));
  expect(screen.queryByRole('button', { name: en.open.cancel })).toBeNull();
  cleanup();
  fakeServer({
    '/api/payments/mine': currentUserPayments({
      orders: [{ ...half, refund: { state: 'refused', asked_at: inDays(-1), note: null } }],
    }),
  });
  await openPaymentScreen(<UpgradeScreen />);
  expect(payButton()).toBeTruthy();
});

test.each(['en', 'sw'] as const)(
  'PAY-11 a held order that had opened Pro is shown as paused, in %s',
  async (language) => {
    const received = { amount: 1, currency: 'KES' };
    const paused = order({ state: 'held', why: 'amount', received, paid_at: inDays(-1), redirect_url: null });
    fakeServer({ '/api/payments/mine': currentUserPayments({ orders: [paused] }) });
    await openPaymentScreen(<UpgradeScreen />, { language });
    const [held, words] = language === 'en' ? [reviewEn, en] : [reviewSw, sw];
    expect(pageText()).toContain(held.paused('KES\u00a01', 'KES\u00a05,999'));
    expect(pageText()).not.toContain(words.open.held('KES\u00a01', 'KES\u00a05,999'));
    cleanup();
    fakeServer({ '/api/payments/mine': currentUserPayments({ orders: [{ ...paused, received: null }] }) });
    await openPaymentScreen(<UpgradeScreen />, { language });
    expect(pageText()).toContain(held.pausedOther);
  },
);

test('PAY-11 an order made since the last visit is shown when the screen opens again', async () => {
  fakeServer({ '/api/payments/mine': [currentUserPayments(), currentUserPayments({ orders: [waits] })] });
  const session = { ...wanjiku, userId: newId() };
  await openPaymentScreen(<UpgradeScreen />, { session });
  expect(payButton()).toBeTruthy();
  cleanup();
  await openPaymentScreen(<UpgradeScreen />, { session });
  expect(pageText()).toContain(en.open.title(1));
  expect(payButton()).toBeNull();
});

test('PAY-33 buying a year during a month says that it starts at once and keeps the remaining days', async () => {
  fakeServer({
    '/api/payments/mine': currentUserPayments({
      subscription: subscription({ plan_type: 'monthly', expires_at: inDays(20) }),
    }),
  });
  await openPaymentScreen(<UpgradeScreen />, {
    plan: { ...freePlan, isPro: true, plan: 'pro', until: inDays(20) },
  });
  expect(pageText()).toContain(en.upgrade.creditAdds);
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(pageText()).toContain(en.upgrade.adds);
});

test('PAY-27 the trial is offered without Pro and hidden while a paid plan is active', async () => {
  const plan = { trial: { available: true, why: null, running: false, endsAt: null, daysLeft: 0 } };
  fakeServer({ '/api/payments/mine': currentUserPayments(), '/api/plan': plan });
  await openPaymentScreen(<UpgradeScreen />);
  expect(screen.getByRole('button', { name: plansEn.trial.start })).toBeTruthy();
  cleanup();
  await openPaymentScreen(<UpgradeScreen />, {
    plan: { ...freePlan, isPro: true, plan: 'pro', until: inDays(20) },
  });
  expect(screen.queryByRole('button', { name: plansEn.trial.start })).toBeNull();
});

test('PAY-27 a user who pays during a trial or a pass sees first when the plan starts', async () => {
  fakeServer({ '/api/payments/mine': currentUserPayments() });
  await openPaymentScreen(<UpgradeScreen />, {
    plan: { ...freePlan, isPro: true, plan: 'pro', until: inDays(9) },
  });
  expect(pageText()).toContain(en.upgrade.creditAdds);
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(pageText()).toContain(en.upgrade.adds);
  cleanup();
  // The days of grace do not count as a running period.
  await openPaymentScreen(<UpgradeScreen />, {
    plan: { ...freePlan, isPro: true, plan: 'pro', until: inDays(-2) },
  });
  expect(pageText()).not.toContain(en.upgrade.creditAdds);
});

test('PAY-47 a Free farmer on the way to a Pro part reads its name and a marked sample, and is returned by the trial', async () => {
  const trial = { available: true, why: null, running: false, endsAt: null, daysLeft: 0 };
  fakeServer({
    '/api/payments/mine': currentUserPayments(),
    '/api/plan': { trial },
    '/api/plan/trial': { trial: { ...trial, available: false, running: true, daysLeft: 14 } },
  });
  const at = '/upgrade?from=%2Fmarket-insights';
  const { lastPath } = await openPaymentScreen(<UpgradeScreen />, { at });
  await vi.waitFor(() => expect(pageText()).toContain(samplesEn.market_insights.message));
  for (const part of ['Market prices is a Pro feature', samplesEn.mark, samplesEn.note])
    expect(pageText()).toContain(part);
  await tap(plansEn.trial.start);
  expect(lastPath()).toBe('/market-insights');
  cleanup();
  await openPaymentScreen(<UpgradeScreen />, {
    at,
    plan: { ...freePlan, isPro: true, plan: 'pro', until: inDays(14) },
  });
  expect(screen.getByRole('link', { name: 'Continue with: Market prices' }).getAttribute('href')).toBe(
    '/market-insights',
  );
  expect(pageText()).not.toContain('is a Pro feature');
});

test('PAY-47 without an address, or with a foreign one, nothing is named and no sample is shown', async () => {
  fakeServer({ '/api/payments/mine': currentUserPayments() });
  await openPaymentScreen(<UpgradeScreen />, { at: '/upgrade?from=https%3A%2F%2Fexample.com' });
  expect(pageText()).not.toContain('is a Pro feature');
  expect(pageText()).toContain(proPartsEn.gets.market);
});

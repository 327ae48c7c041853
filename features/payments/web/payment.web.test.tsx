import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { upgradePath } from '#kit/web/upgrade-path.ts';
import type { OrderView } from '../contract.ts';
import { paymentsEn as en } from '../words.en.ts';
import { reviewEn } from '../words.held.en.ts';
import { reviewSw } from '../words.held.sw.ts';
import { paymentsSw as sw } from '../words.sw.ts';
import { PaymentScreen } from './PaymentScreen.tsx';
import {
  cleanup,
  inDays,
  openPaymentScreen,
  order,
  pageText,
  screen,
  fakeServer,
  waitForUpdates,
} from './testing.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const back = (one: OrderView): string =>
  `/payment-callback?user_id=${newId()}&OrderTrackingId=t-1&OrderMerchantReference=${one.id}`;
const came = (one: OrderView) => ({
  success: one.state === 'paid',
  transaction_id: 'X',
  amount: one.amount,
  plan_type: one.plan,
  user_email: 'w@example.com',
  order: one,
});

test('PAY-13 without a user and a tracking id the page shows a failure and sends no request', async () => {
  const asked = fakeServer({});
  for (const at of [
    '/payment-callback',
    `/payment-callback?user_id=${newId()}`,
    '/payment-callback?OrderTrackingId=t-1',
  ]) {
    await openPaymentScreen(<PaymentScreen />, { at });
    expect(pageText()).toContain('Payment Processing Failed');
    cleanup();
  }
  expect(asked).toEqual([]);
});

test('PAY-14 PAY-15 PAY-16 "Confirming your payment..." shows until confirmed, then the amount, order and end date', async () => {
  const waits = order();
  const paid = {
    ...waits,
    state: 'paid',
    paid_at: inDays(0),
    expires_at: '2027-11-21T09:00:00.000Z',
  } as const;
  fakeServer({ '/api/payments/callback': came(waits), [`/api/payments/orders/${waits.id}`]: paid });
  const { refreshCount } = await openPaymentScreen(<PaymentScreen />, { at: back(waits) });
  expect(pageText()).toContain('Confirming your payment...');
  expect(pageText()).not.toContain('Payment Successful');
  await waitForUpdates(5_500);
  for (const part of ['Payment Successful', 'KES 5,999', waits.id, '21 Nov 2027', en.pay.sandbox])
    expect(pageText()).toContain(part);
  expect(screen.getByRole('link', { name: en.back.toDashboard }).getAttribute('href')).toBe('/dashboard');
  expect(screen.getByRole('link', { name: en.back.toScanner }).getAttribute('href')).toBe('/scanner');
  expect(refreshCount()).toBe(1);
}, 30_000);

test('PAY-15 PAY-47 a confirmed payment leads back to what the farmer wanted to open', async () => {
  localStorage.setItem('upgrade_from', '/market-insights');
  const paid = order({ state: 'paid', paid_at: inDays(0) });
  fakeServer({ '/api/payments/callback': came(paid), [`/api/payments/orders/${paid.id}`]: paid });
  await openPaymentScreen(<PaymentScreen />, { at: back(paid) });
  await userEvent.click(screen.getByRole('link', { name: 'Continue with: Market prices' }));
  expect(localStorage.getItem('upgrade_from')).toBeNull();
});

test('PAY-17 PAY-47 trying a failed payment again still leads to what the farmer wanted to open', async () => {
  localStorage.setItem('upgrade_from', '/market-insights');
  fakeServer({ '/api/payments/callback': came(order({ state: 'failed', why: 'funds' })) });
  await openPaymentScreen(<PaymentScreen />, { at: back(order()) });
  expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe(
    upgradePath('/market-insights'),
  );
  localStorage.removeItem('upgrade_from');
});

test('PAY-52 the phone stores the time of confirmation only when a payment is confirmed', async () => {
  fakeServer({ '/api/payments/callback': came(order()) });
  await openPaymentScreen(<PaymentScreen />, { at: back(order()) });
  expect(localStorage.getItem('payment_confirmed_at')).toBeNull();
  cleanup();
  fakeServer({ '/api/payments/callback': came(order({ state: 'paid' })) });
  await openPaymentScreen(<PaymentScreen />, { at: back(order()) });
  expect(Date.parse(localStorage.getItem('payment_confirmed_at')!)).toBeGreaterThan(Date.now() - 5_000);
});

test('PAY-17 a failed payment shows why, says late money is still found, and links to "Try Again" and the dashboard', async () => {
  fakeServer({ '/api/payments/callback': came(order({ state: 'failed', why: 'funds' })) });
  await openPaymentScreen(<PaymentScreen />, { at: back(order()) });
  for (const part of ['Payment Processing Failed', en.back.failedWhy.funds, en.back.found])
    expect(pageText()).toContain(part);
  expect(screen.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('/upgrade');
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  cleanup();
  await openPaymentScreen(<PaymentScreen />, { at: back(order()), language: 'sw' });
  expect(pageText()).toContain(sw.back.failedWhy.funds);
});

test('PAY-18 an order of another account is reported as such and grants nothing', async () => {
  fakeServer({ '/api/payments/callback': { refused: 'payments.other_user' } });
  const { refreshCount } = await openPaymentScreen(<PaymentScreen />, { at: back(order()) });
  expect(pageText()).toContain(en.back.otherUser);
  expect(refreshCount()).toBe(0);
});

test('a wrong amount is shown with both figures; reversed and expired orders are shown as such', async () => {
  const shows = async (one: OrderView): Promise<string> => {
    fakeServer({ '/api/payments/callback': came(one) });
    await openPaymentScreen(<PaymentScreen />, { at: back(one) });
    const text = pageText();
    cleanup();
    return text;
  };
  expect(
    await shows(order({ state: 'held', why: 'amount', received: { amount: 2999.5, currency: 'KES' } })),
  ).toContain('the price is KES 5,999');
  expect(
    await shows(order({ state: 'held', why: 'code', received: { amount: 5999, currency: 'KES' } })),
  ).toContain(en.back.heldOther);
  expect(await shows(order({ state: 'reversed', paid_at: inDays(-1) }))).toContain(en.back.reversedText);
  expect(await shows(order({ state: 'expired' }))).toContain(en.back.expired);
});

test('a refund of a held payment can be requested once, where it is shown', async () => {
  const one = order({
    state: 'held',
    why: 'amount',
    received: { amount: 499, currency: 'KES' },
    payment_id: newId(),
    refund: null,
  });
  const asked = fakeServer({
    '/api/payments/callback': came(one),
    [`/api/payments/${one.payment_id}/refund`]: { state: 'asked', asked_at: inDays(0) },
    [`/api/payments/orders/${one.id}`]: {
      ...one,
      refund: { state: 'asked', asked_at: inDays(0), note: null },
    },
  });
  await openPaymentScreen(<PaymentScreen />, { at: back(one) });
  await userEvent.click(screen.getByRole('button', { name: en.subscription.refund }));
  await waitForUpdates();
  expect(asked.filter(({ path }) => path.endsWith('/refund'))).toHaveLength(1);
  expect(pageText()).toContain(en.subscription.refundState.asked);
  expect(screen.queryByRole('button', { name: en.subscription.refund })).toBeNull();
});

const refusedHalf = (provider: OrderView['provider']) =>
  order({
    provider,
    sandbox: provider === 'sandbox',
    state: 'held',
    why: 'amount',
    received: { amount: 2999, currency: 'KES' },
    payment_id: newId(),
    refund: { state: 'refused', asked_at: inDays(-1), note: 'Tulipiga simu' },
  });

test.each([
  ['en', en],
  ['sw', sw],
] as const)(
  'PAY-09 a refused refund of a half payment says who keeps the money, why, and where to complain, in %s',
  async (language, words) => {
    const one = refusedHalf('mpesa');
    fakeServer({ [`/api/payments/orders/${one.id}`]: one });
    await openPaymentScreen(<PaymentScreen />, { at: `/payment-callback?order=${one.id}`, language });
    for (const part of [
      words.back.heldDecided,
      words.back.heldText('KES 2,999', 'KES 5,999'),
      words.back.heldRefused('KES 2,999'),
      words.subscription.refundReasonGiven('Tulipiga simu'),
      words.back.disagree,
      one.id,
    ])
      expect(pageText()).toContain(part);
    expect(pageText()).not.toMatch(/nothing is lost|hakuna kilichopotea/i);
    expect(screen.getByRole('link', { name: words.back.support }).getAttribute('href')).toBe(
      'https://help.example.com',
    );
    expect(screen.queryByRole('button', { name: words.subscription.refund })).toBeNull();
  },
);

test.each([
  ['en', en, reviewEn],
  ['sw', sw, reviewSw],
] as const)(
  'PAY-09 a held order that had opened Pro shows as paused while waiting and closed after refusal, in %s',
  async (language, words, held) => {
    const refused = { ...refusedHalf('mpesa'), paid_at: inDays(-2) };
    const waits = { ...refused, refund: null };
    const shows = async (one: OrderView): Promise<string> => {
      fakeServer({ [`/api/payments/orders/${one.id}`]: one });
      await openPaymentScreen(<PaymentScreen />, { at: `/payment-callback?order=${one.id}`, language });
      const text = pageText();
      cleanup();
      return text;
    };
    const [first, then] = [await shows(waits), await shows(refused)];
    for (const part of [words.back.held, held.paused('KES 2,999', 'KES 5,999')])
      expect(first).toContain(part);
    const decided = [held.endedTitle, held.ended('KES 2,999', 'KES 5,999'), words.back.heldRefused('')];
    for (const part of decided) expect(then).toContain(part);
    expect(await shows({ ...waits, received: null })).toContain(held.pausedOther);
    expect(await shows({ ...refused, received: null })).toContain(held.endedOther);
    expect(then).not.toContain(words.back.heldDecided);
    expect(then).not.toContain(held.paused('KES 2,999', 'KES 5,999'));
  },
);

test.each(['mpesa', 'pesapal', 'sandbox'] as const)(
  'PAY-09 without a support address the payment provider is named: %s',
  async (provider) => {
    const one = refusedHalf(provider);
    fakeServer({ [`/api/payments/orders/${one.id}`]: one });
    await openPaymentScreen(<PaymentScreen />, { at: `/payment-callback?order=${one.id}`, supportUrl: null });
    expect(pageText()).toContain(en.back.noSupport[provider]);
    // In the sandbox no money moved, so nobody keeps any.
    expect(pageText().includes(en.back.heldRefused('KES 2,999'))).toBe(provider !== 'sandbox');
    expect(screen.queryByRole('link', { name: en.back.support })).toBeNull();
  },
);

test('PAY-09 a refunded half payment says that it had not opened Pro', async () => {
  const one = order({ state: 'reversed' });
  fakeServer({ [`/api/payments/orders/${one.id}`]: one });
  await openPaymentScreen(<PaymentScreen />, { at: `/payment-callback?order=${one.id}` });
  expect(pageText()).toContain(en.back.reversedUnopened);
});

test('PAY-14 an open order can be continued or cancelled on its page', async () => {
  const one = order();
  const asked = fakeServer({
    [`/api/payments/orders/${one.id}`]: [one, { ...one, state: 'failed', why: 'cancelled' }],
    [`/api/payments/orders/${one.id}/cancel`]: { ...one, state: 'failed', why: 'cancelled' },
  });
  await openPaymentScreen(<PaymentScreen />, { at: `/payment-callback?order=${one.id}` });
  expect(screen.getByRole('button', { name: en.open.goOn })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: en.open.cancel }));
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: en.open.cancel }),
  );
  await waitForUpdates(100);
  expect(asked.some(({ path }) => path.endsWith('/cancel'))).toBe(true);
  expect(pageText()).toContain(en.back.failedWhy.cancelled);
});

test('a signed-out visitor is asked to sign in, and a slow answer can be left', async () => {
  const asked = fakeServer({ '/api/payments/callback': came(order()) });
  await openPaymentScreen(<PaymentScreen />, { at: back(order()), session: null });
  expect(pageText()).toContain(en.back.signIn);
  expect(asked).toEqual([]);
});

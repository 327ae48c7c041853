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
import { paymentsSw as sw } from '../words.sw.ts';
import * as leave from './leave.ts';
import './OpenFirst.tsx';
import {
  cleanup,
  free,
  inDays,
  mine,
  openMoney,
  order,
  pageText,
  screen,
  server,
  settle,
  subscription,
  wanjiku,
} from './testing.tsx';
import { UpgradeScreen } from './UpgradeScreen.tsx';

vi.mock('./leave.ts', () => ({ leaveFor: vi.fn() }));
afterEach(() => {
  cleanup();
  vi.mocked(leave.leaveFor).mockClear();
});

const mpesa = { provider: 'mpesa', push: true, sandbox: false } as const;
const pay = (kes = 'KES 5,999') => screen.getByRole('button', { name: en.pay.act(kes) });

test('PAY-05 PAY-06 annual is chosen first: KES 499 a month, KES 5,999 a year, 50 % saved, one button that pays it', async () => {
  server({ '/api/payments/mine': mine() });
  await openMoney(<UpgradeScreen />);
  expect((screen.getByRole('radio', { name: 'Annual' }) as HTMLInputElement).checked).toBe(true);
  for (const part of [
    'PROFESSIONAL',
    'KES 499 a month',
    'KES 5,999 once a year',
    'You save 50 %',
    en.pay.sandbox,
  ])
    expect(pageText()).toContain(part);
  expect(pay()).toBeTruthy();
});

test('PAY-05 PAY-06 PAY-08 monthly is KES 999; each plan names its own money-back days, and a pass has none', async () => {
  server({ '/api/payments/mine': mine() });
  await openMoney(<UpgradeScreen />);
  expect(pageText()).toContain('Money back within 14 days on the annual plan.');
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(pageText()).toContain('KES 999 a month');
  expect(pageText()).toContain('Money back within 7 days on the monthly plan.');
  expect(pageText()).not.toContain('You save');
  await userEvent.click(screen.getByRole('radio', { name: '120 days · KES 2,499' }));
  expect(pay('KES 2,499')).toBeTruthy();
  expect(pageText()).not.toContain('Money back within');
});

test('PAY-01 the page lists what Pro gives today, in both languages; where nothing can be paid no button takes money', async () => {
  server({ '/api/payments/mine': mine({ ways: [] }) });
  await openMoney(<UpgradeScreen />);
  for (const part of ['Unlimited fields; Free has 1', 'Unlimited leaf checks; Free has 15', en.pay.closed])
    expect(pageText()).toContain(part);
  expect(screen.queryAllByRole('button')).toEqual([]);
  cleanup();
  await openMoney(<UpgradeScreen />, { language: 'sw' });
  expect(pageText()).toContain(`KES 499 ${sw.upgrade.perMonth}`);
  expect(pageText()).toContain(sw.pay.closed);
});

test('PAY-05 PAY-01 without a network stand what Pro costs and gives, each of its parts in words, and that paying needs one', async () => {
  server({});
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openMoney(<UpgradeScreen />);
  for (const part of ['KES 499 a month', 'KES 5,999 once a year', en.upgrade.offline])
    expect(pageText()).toContain(part);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    openAbilities.map((id) => en.upgrade.abilities[id]),
  );
  expect(screen.getAllByRole('listitem').every(({ textContent }) => (textContent ?? '').length > 10)).toBe(
    true,
  );
  network.mockRestore();
});

test('PAY-10 nobody signed in, or without an e-mail, is asked to sign in; an unproven address is asked to confirm it', async () => {
  server({ '/api/payments/mine': mine() });
  await openMoney(<UpgradeScreen />, { session: null });
  expect(pageText()).toContain('Please login to upgrade your account');
  cleanup();
  await openMoney(<UpgradeScreen />, { session: { ...wanjiku, emailVerified: false } });
  expect(pageText()).toContain(en.pay.confirmText(wanjiku.email));
  expect(screen.queryByRole('button', { name: en.pay.act('KES 5,999') })).toBeNull();
});

test('PAY-11 paying orders the plan, says "Redirecting to secure payment..." and goes to the page it was told', async () => {
  const asked = server({
    '/api/payments/mine': mine(),
    '/api/payments': {
      order_id: order().id,
      redirect_url: '/api/pay/sandbox/9',
      push_sent: false,
      sandbox: true,
    },
  });
  await openMoney(<UpgradeScreen />);
  await userEvent.click(pay());
  await settle();
  expect(asked.filter(({ path }) => path === '/api/payments').map(({ body }) => body)).toEqual([
    { id: expect.any(String), plan: 'annual', provider: 'sandbox' },
  ]);
  expect(toasts.read().map(({ text }) => text)).toContain('Redirecting to secure payment...');
  expect(leave.leaveFor).toHaveBeenCalledWith('/api/pay/sandbox/9');
});

test('PAY-48 M-Pesa stands first with the known number; a wrong one is said beside it, and the request for the PIN leads to where it is followed', async () => {
  const sent = { order_id: order().id, redirect_url: null, push_sent: true, sandbox: false };
  const asked = server({
    '/api/payments/mine': mine({
      ways: [mpesa, { provider: 'pesapal', push: false, sandbox: false }],
      phone: '0712345678',
    }),
    '/api/payments': [{ refused: 'payments.phone_wrong' }, sent],
  });
  const { went } = await openMoney(<UpgradeScreen />);
  const number = screen.getByLabelText(en.pay.phone) as HTMLInputElement;
  expect(number.value).toBe('0712345678');
  await userEvent.type(number, '9');
  await userEvent.click(pay());
  await settle();
  expect(pageText()).toContain(en.refusals['payments.phone_wrong']);
  expect((screen.getByLabelText(en.pay.phone) as HTMLInputElement).value).toBe('07123456789');
  await userEvent.click(pay());
  await settle();
  expect(went()).toBe(`/payment-callback?order=${sent.order_id}`);
  expect(
    asked.filter(({ path }) => path === '/api/payments').map(({ body }) => (body as { phone: string }).phone),
  ).toEqual(['07123456789', '07123456789']);
});

test('PAY-12 a payment that cannot begin says so, and the next try after a lost answer is the same order', async () => {
  const asked = server({
    '/api/payments/mine': mine(),
    '/api/payments': [
      { refused: 'payments.init_failed' },
      { refused: 'server.busy' },
      { refused: 'server.busy' },
    ],
  });
  await openMoney(<UpgradeScreen />);
  for (let i = 0; i < 3; i += 1) {
    await userEvent.click(pay());
    await settle();
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
  await settle();
};

test.each([
  ['en', en],
  ['sw', sw],
] as const)('PAY-11 an open order is shown before anything is sold, in %s', async (language, words) => {
  server({ '/api/payments/mine': mine({ orders: [waits] }) });
  await openMoney(<UpgradeScreen />, { language });
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
  expect(leave.leaveFor).toHaveBeenCalledWith(waits.redirect_url);
});

test('PAY-11 a second order needs one more tap, and names the orders that were shown', async () => {
  const asked = server({
    '/api/payments/mine': mine({ orders: [waits] }),
    '/api/payments': {
      order_id: newId(),
      redirect_url: '/api/pay/sandbox/9',
      push_sent: false,
      sandbox: true,
    },
  });
  await openMoney(<UpgradeScreen />);
  await tap(en.open.another);
  await userEvent.click(pay());
  await settle();
  expect(asked.find(({ path }) => path === '/api/payments')?.body).toMatchObject({
    plan: 'annual',
    beside: [waits.id],
  });
});

test('PAY-11 an order that another phone made meanwhile is shown instead of a second payment', async () => {
  server({
    '/api/payments/mine': [mine(), mine({ orders: [waits] })],
    '/api/payments': { refused: 'payments.order_open' },
  });
  await openMoney(<UpgradeScreen />);
  await userEvent.click(pay());
  await settle();
  expect(pageText()).toContain(en.open.title(1));
  expect(payButton()).toBeNull();
  expect(leave.leaveFor).not.toHaveBeenCalled();
});

test('PAY-34 an open order is cancelled where it is shown, and then the plans are shown', async () => {
  const asked = server({
    '/api/payments/mine': [
      mine({ orders: [waits] }),
      mine({ orders: [{ ...waits, state: 'failed', why: 'cancelled' }] }),
    ],
    [`/api/payments/orders/${waits.id}/cancel`]: { ...waits, state: 'failed', why: 'cancelled' },
  });
  await openMoney(<UpgradeScreen />);
  await tap(en.open.cancel);
  expect(asked.some(({ path }) => path.endsWith('/cancel'))).toBe(false);
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: en.open.cancel }),
  );
  await settle();
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
] as const)('PAY-34 cancelling an order that turns out to be %s says that', async (_, over, tone, text) => {
  for (const { id } of toasts.read()) dismissToast(id);
  const answer = { ...cancelled, ...over };
  server({
    '/api/payments/mine': mine({ orders: [waits] }),
    [`/api/payments/orders/${waits.id}/cancel`]: answer,
  });
  await openMoney(<UpgradeScreen />);
  await tap(en.open.cancel);
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: en.open.cancel }),
  );
  await settle();
  expect(toasts.read()).toMatchObject([{ text, tone }]);
});

test('PAY-11 a half payment is shown before the plans until its refund is refused', async () => {
  const half = order({
    state: 'held',
    why: 'amount',
    received: { amount: 2999, currency: 'KES' },
    redirect_url: null,
  });
  server({ '/api/payments/mine': mine({ orders: [half] }) });
  await openMoney(<UpgradeScreen />);
  expect(pageText()).toContain(en.open.held('KES\u00a02,999', 'KES\u00a05,999'));
  expect(screen.queryByRole('button', { name: en.open.cancel })).toBeNull();
  cleanup();
  server({
    '/api/payments/mine': mine({
      orders: [{ ...half, refund: { state: 'refused', asked_at: inDays(-1), note: null } }],
    }),
  });
  await openMoney(<UpgradeScreen />);
  expect(payButton()).toBeTruthy();
});

test.each(['en', 'sw'] as const)(
  'PAY-11 a held order that had opened Pro is shown as paused, in %s',
  async (language) => {
    const received = { amount: 1, currency: 'KES' };
    const paused = order({ state: 'held', why: 'amount', received, paid_at: inDays(-1), redirect_url: null });
    server({ '/api/payments/mine': mine({ orders: [paused] }) });
    await openMoney(<UpgradeScreen />, { language });
    const [held, words] = language === 'en' ? [reviewEn, en] : [reviewSw, sw];
    expect(pageText()).toContain(held.paused('KES\u00a01', 'KES\u00a05,999'));
    expect(pageText()).not.toContain(words.open.held('KES\u00a01', 'KES\u00a05,999'));
    cleanup();
    server({ '/api/payments/mine': mine({ orders: [{ ...paused, received: null }] }) });
    await openMoney(<UpgradeScreen />, { language });
    expect(pageText()).toContain(held.pausedOther);
  },
);

test('PAY-11 an order made since the last visit is shown when the screen opens again', async () => {
  server({ '/api/payments/mine': [mine(), mine({ orders: [waits] })] });
  const session = { ...wanjiku, userId: newId() };
  await openMoney(<UpgradeScreen />, { session });
  expect(payButton()).toBeTruthy();
  cleanup();
  await openMoney(<UpgradeScreen />, { session });
  expect(pageText()).toContain(en.open.title(1));
  expect(payButton()).toBeNull();
});

test('PAY-33 a year bought during a month says that it begins at once and keeps what is left', async () => {
  server({
    '/api/payments/mine': mine({
      subscription: subscription({ plan_type: 'monthly', expires_at: inDays(20) }),
    }),
  });
  await openMoney(<UpgradeScreen />, { plan: { ...free, isPro: true, plan: 'pro', until: inDays(20) } });
  expect(pageText()).toContain(en.upgrade.creditAdds);
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(pageText()).toContain(en.upgrade.adds);
});

test('PAY-27 the trial is offered to who has no Pro, and kept for later by who paid', async () => {
  const plan = { trial: { available: true, why: null, running: false, endsAt: null, daysLeft: 0 } };
  server({ '/api/payments/mine': mine(), '/api/plan': plan });
  await openMoney(<UpgradeScreen />);
  expect(screen.getByRole('button', { name: plansEn.trial.start })).toBeTruthy();
  cleanup();
  await openMoney(<UpgradeScreen />, { plan: { ...free, isPro: true, plan: 'pro', until: inDays(20) } });
  expect(screen.queryByRole('button', { name: plansEn.trial.start })).toBeNull();
});

test('PAY-27 who pays during a trial or a pass is told first when it begins', async () => {
  server({ '/api/payments/mine': mine() });
  await openMoney(<UpgradeScreen />, { plan: { ...free, isPro: true, plan: 'pro', until: inDays(9) } });
  expect(pageText()).toContain(en.upgrade.creditAdds);
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(pageText()).toContain(en.upgrade.adds);
  cleanup();
  // The days of grace do not count as a running period.
  await openMoney(<UpgradeScreen />, { plan: { ...free, isPro: true, plan: 'pro', until: inDays(-2) } });
  expect(pageText()).not.toContain(en.upgrade.creditAdds);
});

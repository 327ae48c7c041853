import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { newId } from '#kit/pure/ids.ts';
import { staffScreenEn } from '#kit/web/staff/words.en.ts';
import { staffEn as en } from '../../words.staff.en.ts';
import { staffSw as sw } from '../../words.staff.sw.ts';
import {
  cleanup,
  inDays,
  openPaymentScreen,
  pageText,
  screen,
  fakeServer,
  waitForUpdates,
  wanjiku,
} from '../testing.tsx';
import { AdminRefundsScreen } from './AdminRefundsScreen.tsx';

afterEach(cleanup);
const admin = { ...wanjiku, role: 'admin' as const };
const refund = (over = {}) => ({
  id: newId(),
  user_id: newId(),
  user_email: 'otieno@example.com',
  payment_id: newId(),
  amount: 5999,
  currency: 'KES',
  provider: 'mpesa',
  confirmation_code: 'SKL4XYZ123',
  plan: 'annual',
  reason: 'Mbegu',
  asked_at: inDays(-1),
  held: false,
  order_id: newId(),
  price: 5999,
  why: null,
  ...over,
});
const held = (over = {}) => ({
  order_id: newId(),
  user_id: newId(),
  user_email: 'cherono@example.com',
  plan: 'monthly',
  amount: 999,
  currency: 'KES',
  received: { amount: 499, currency: 'KES' },
  why: 'amount',
  provider: 'pesapal',
  confirmation_code: null,
  tracking_id: 't-9',
  created_at: inDays(-2),
  opened: false,
  ...over,
});
const tap = async (name: string, within_ = screen): Promise<void> => {
  await userEvent.click(within_.getByRole('button', { name }));
  await waitForUpdates();
};
const sheet = () => within(screen.getByRole('dialog')) as unknown as typeof screen;

test('PAY-09 staff see refund requests with all details needed to pay them, and mark them as paid', async () => {
  const one = refund();
  const asked = fakeServer({
    '/api/admin/refunds': [
      { refunds: [one], held: [] },
      { refunds: [], held: [] },
    ],
    [`/api/admin/refunds/${one.id}`]: { state: 'paid_back' },
  });
  await openPaymentScreen(<AdminRefundsScreen />, { session: admin });
  for (const part of ['KES 5,999', 'otieno@example.com', 'SKL4XYZ123', 'mpesa', 'Mbegu', en.how])
    expect(pageText()).toContain(part);
  await tap(en.back);
  await userEvent.type(sheet().getByLabelText(en.note), 'M-Pesa SKM1');
  await tap(en.back, sheet());
  expect(asked.find(({ path }) => path.endsWith(one.id))?.body).toEqual({
    user_id: one.user_id,
    state: 'paid_back',
    note: 'M-Pesa SKM1',
  });
  expect(pageText()).toContain(staffScreenEn.calm);
});

test('refusing a refund requires a reason', async () => {
  const one = refund({ reason: '' });
  const asked = fakeServer({
    '/api/admin/refunds': { refunds: [one], held: [] },
    [`/api/admin/refunds/${one.id}`]: { state: 'refused' },
  });
  await openPaymentScreen(<AdminRefundsScreen />, { session: admin });
  await tap(en.refuse);
  await tap(en.refuse, sheet());
  expect(pageText()).toContain(en.noteMissing);
  await userEvent.type(sheet().getByLabelText(en.note), 'Muda umepita');
  await tap(en.refuse, sheet());
  expect(asked.find(({ path }) => path.endsWith(one.id))?.body).toMatchObject({
    state: 'refused',
    note: 'Muda umepita',
  });
});

test('a held payment shows what arrived, what was ordered and why; it can be refunded without a request', async () => {
  const one = held();
  const asked = fakeServer({
    '/api/admin/refunds': { refunds: [], held: [one] },
    [`/api/admin/held/${one.order_id}`]: { state: 'paid_back' },
  });
  await openPaymentScreen(<AdminRefundsScreen />, { session: admin, language: 'sw' });
  for (const part of [sw.came('KES 499', 'KES 999'), sw.why.amount, 't-9'])
    expect(pageText()).toContain(part);
  await tap(sw.back);
  await tap(sw.back, sheet());
  expect(asked.find(({ path }) => path.endsWith(one.order_id))?.body).toEqual({
    user_id: one.user_id,
    note: '',
  });
});

test('a held payment with a wrong amount shows both figures, and confirming it requires a note', async () => {
  const one = held({ provider: 'mpesa', received: { amount: 1, currency: 'KES' }, opened: true });
  const path = `/api/admin/held/${one.order_id}/accept`;
  const sent = fakeServer({ '/api/admin/refunds': { refunds: [], held: [one] }, [path]: { state: 'paid' } });
  await openPaymentScreen(<AdminRefundsScreen />, { session: admin });
  for (const part of [en.came('KES 1', 'KES 999'), en.why.amount, en.opened, en.heldHow])
    expect(pageText()).toContain(part);
  await tap(en.accept);
  await tap(en.accept, sheet());
  expect(sent.some((request) => request.path === path)).toBe(false);
  await userEvent.type(sheet().getByLabelText(en.note), 'Statement line 14');
  await tap(en.accept, sheet());
  expect(sent.find((request) => request.path === path)?.body).toEqual({
    user_id: one.user_id,
    note: 'Statement line 14',
  });
});

test('a request about a held payment can be answered with "The full price arrived"', async () => {
  const one = refund({ held: true, why: 'amount', amount: 1, price: 999 });
  const path = `/api/admin/held/${one.order_id}/accept`;
  const sent = fakeServer({ '/api/admin/refunds': { refunds: [one], held: [] }, [path]: { state: 'paid' } });
  await openPaymentScreen(<AdminRefundsScreen />, { session: admin });
  await tap(en.accept);
  for (const part of [en.acceptTitle('KES 999'), en.acceptCloses]) expect(pageText()).toContain(part);
  await userEvent.type(sheet().getByLabelText(en.note), 'Statement line 14');
  await tap(en.accept, sheet());
  const body = sent.find((request) => request.path === path)?.body;
  expect(body).toEqual({ user_id: one.user_id, note: 'Statement line 14' });
});

test('a request about a payment that opened Pro offers no acceptance', async () => {
  fakeServer({ '/api/admin/refunds': { refunds: [refund()], held: [] } });
  await openPaymentScreen(<AdminRefundsScreen />, { session: admin });
  expect(screen.queryByRole('button', { name: en.accept })).toBeNull();
});

test('a receipt that paid another order cannot be confirmed as paid', async () => {
  fakeServer({ '/api/admin/refunds': { refunds: [], held: [held({ why: 'code' })] } });
  await openPaymentScreen(<AdminRefundsScreen />, { session: admin });
  expect(screen.queryByRole('button', { name: en.accept })).toBeNull();
});

test('a user who is not staff does not request the list', async () => {
  const asked = fakeServer({});
  await openPaymentScreen(<AdminRefundsScreen />);
  expect([pageText().includes(staffScreenEn.adminOnly), asked]).toEqual([true, []]);
});

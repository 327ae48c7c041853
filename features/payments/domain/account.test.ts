import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlanId, planIds, prices } from '#features/plans/domain/prices.ts';
import { DAY_MS, HOUR_MS } from '#kit/pure/days.ts';
import { type Account, emptyAccount, accessOf, paidOf, applyEvent } from './account.ts';
import { acceptOrder, applyAnswer, applyStatedAmount, type Order, type ProviderAnswer } from './order.ts';

const orderOf = (id: string, plan: PlanId): Order => ({
  id,
  plan,
  amount: prices[plan].kes,
  currency: 'KES',
  days: prices[plan].days,
  state: 'created',
  why: null,
  received: null,
  paidAt: null,
  revokedAt: null,
});
const completed = (order: Order, over: object = {}): ProviderAnswer => ({
  is: 'completed',
  amount: order.amount,
  currency: 'KES',
  reference: order.id,
  code: `C-${order.id}`,
  method: 'M-Pesa',
  account: null,
  ...over,
});
const T0 = Date.UTC(2026, 10, 21);

test.each([
  ['less than the price', { amount: 500 }, 'amount'],
  ['a negative amount', { amount: -999 }, 'amount'],
  ['nothing', { amount: 0 }, 'amount'],
  ['one cent less', { amount: 998.99 }, 'amount'],
  ['dollars', { currency: 'USD' }, 'currency'],
  ['another order', { reference: 'other' }, 'reference'],
])('%s grants nothing, and the payment is recorded as held', (_, over, why) => {
  const order = orderOf('a', 'monthly');
  const { order: next, step: did } = applyAnswer(order, completed(order, over), T0, false);
  expect([did, next.state, next.why]).toEqual(['held', 'held', why]);
  expect(next.paidAt).toBeNull();
});

test('a confirmation code that paid one order cannot pay a second', () => {
  const order = orderOf('a', 'monthly');
  expect(applyAnswer(order, completed(order), T0, true).order).toMatchObject({
    state: 'held',
    why: 'code',
  });
});

test('a late payment is granted after a failed, expired, held, created or pending state', () => {
  for (const state of ['failed', 'expired', 'held', 'created', 'pending'] as const) {
    const why = state === 'held' ? 'reference' : null;
    expect(
      applyAnswer({ ...orderOf('a', 'annual'), state, why }, completed(orderOf('a', 'annual')), T0, false)
        .step,
    ).toBe('paid');
  }
});

const disagreeing = { amount: 1, currency: 'KES' };
const paidOrder = (): Order =>
  applyAnswer(orderOf('a', 'annual'), completed(orderOf('a', 'annual')), T0, false).order;

test('a differing stated amount holds the order before confirmation and suspends it after', () => {
  const before = applyStatedAmount(orderOf('a', 'annual'), disagreeing, T0);
  expect([before.step, before.order.state]).toEqual(['disputed', 'created']);
  expect(applyAnswer(before.order, completed(before.order), T0, false).order).toMatchObject({
    state: 'held',
    why: 'amount',
    received: disagreeing,
  });
  const after = applyStatedAmount(paidOrder(), disagreeing, T0 + 1);
  expect(after.order).toMatchObject({
    state: 'held',
    why: 'amount',
    received: disagreeing,
    revokedAt: T0 + 1,
  });
  expect(applyAnswer(after.order, completed(after.order), T0 + 2, false).step).toBe('repeated');
});

test('only staff can reopen it; the accepted amount does not hold it again, a different one does', () => {
  const held = applyStatedAmount(paidOrder(), disagreeing, T0 + 1).order;
  const { order, step: did } = acceptOrder(held, T0 + 2);
  expect([did, order.state, order.paidAt, order.revokedAt]).toEqual(['paid', 'paid', T0 + 2, null]);
  expect(applyStatedAmount(order, disagreeing, T0 + 3).step).toBe('repeated');
  expect(applyAnswer(order, completed(order), T0 + 3, false).step).toBe('repeated');
  expect(applyStatedAmount(order, { amount: 2, currency: 'KES' }, T0 + 3).step).toBe('held');
  expect(applyStatedAmount(order, { amount: 5999, currency: 'USD' }, T0 + 3).order.why).toBe('currency');
  expect(acceptOrder(order, T0 + 4).step).toBe('contradiction');
  expect(acceptOrder({ ...held, why: 'code' }, T0 + 4).step).toBe('contradiction');
});

test('an amount too large for the column is held as the largest value that fits', () => {
  for (const amount of [1e300, -1e300])
    expect(
      Math.abs(applyStatedAmount(paidOrder(), { amount, currency: 'KES' }, T0).order.received!.amount),
    ).toBe(9_999_999_999);
});

test('PAY-35 cancelling removes no paid time, and paying for another period undoes the cancellation', () => {
  let account = applyEvent(emptyAccount, { is: 'ordered', order: orderOf('a', 'monthly') }).account;
  account = applyEvent(account, {
    is: 'told',
    id: 'a',
    providerAnswer: completed(orderOf('a', 'monthly')),
    at: T0,
    isCodeTaken: false,
  }).account;
  const before = accessOf(account, T0);
  account = applyEvent(account, { is: 'cancelled' }).account;
  expect([account.cancelled, accessOf(account, T0)]).toEqual([true, before]);
  account = applyEvent(account, { is: 'ordered', order: orderOf('b', 'monthly') }).account;
  account = applyEvent(account, {
    is: 'told',
    id: 'b',
    providerAnswer: completed(orderOf('b', 'monthly')),
    at: T0 + DAY_MS,
    isCodeTaken: false,
  }).account;
  expect([account.cancelled, accessOf(account, T0).until]).toEqual([false, T0 + 60 * DAY_MS]);
});

/** The true state at the provider, which the account is compared with. */
interface Truth {
  word: ProviderAnswer;
  told: boolean;
}
type Act = {
  readonly n: number;
  readonly do:
    | 'order'
    | 'pay'
    | 'pay_wrong'
    | 'fail'
    | 'reverse'
    | 'tell'
    | 'tell_twice'
    | 'give_up'
    | 'cancel'
    | 'crash'
    | 'clock';
  readonly plan: PlanId;
  readonly jump: number;
};
const acts = fc.array(
  fc.record<Act>({
    n: fc.nat(2),
    do: fc.constantFrom(
      'order',
      'pay',
      'pay_wrong',
      'fail',
      'reverse',
      'tell',
      'tell',
      'tell_twice',
      'give_up',
      'cancel',
      'crash',
      'clock',
    ),
    plan: fc.constantFrom(...planIds),
    jump: fc.integer({ min: -3 * HOUR_MS, max: 40 * DAY_MS }),
  }),
  { maxLength: 80 },
);

test('paid orders are granted once and unpaid ones never, whatever providers, clocks, retries and crashes do', () => {
  fc.assert(
    fc.property(acts, (list) => {
      let account: Account = emptyAccount;
      let now = T0;
      const truth = new Map<string, Truth>();
      const money = new Map<string, number>();
      /** Orders for which another amount was once stated: no answer may open them. */
      const disputed = new Set<string>();
      const tell = (id: string, isKept: boolean): void => {
        const known = truth.get(id);
        const order = account.orders.find((one) => one.id === id);
        if (!known || !order) return;
        const next = applyEvent(account, {
          is: 'told',
          id,
          providerAnswer: known.word,
          at: now,
          isCodeTaken: false,
        });
        // A crash before the commit: nothing is stored, and a later query gets the same answer.
        if (!isKept) return;
        account = next.account;
        known.told = true;
        if (known.word.is === 'completed' && known.word.amount !== order.amount) disputed.add(id);
        if (next.step === 'paid') money.set(id, (money.get(id) ?? 0) + 1);
      };
      for (const act of list) {
        const id = `o${act.n}`;
        const known = truth.get(id);
        const order = account.orders.find((one) => one.id === id);
        const isSettled = known?.word.is === 'completed' || known?.word.is === 'reversed';
        if (act.do === 'order' && !order) {
          account = applyEvent(account, { is: 'ordered', order: orderOf(id, act.plan) }).account;
          truth.set(id, { word: { is: 'pending' }, told: false });
        } else if (act.do === 'pay' && order && known && !(isSettled && known.word.is === 'reversed'))
          truth.set(id, { word: completed(order), told: false });
        else if (act.do === 'pay_wrong' && order && known && !isSettled)
          truth.set(id, { word: completed(order, { amount: order.amount - 1 }), told: false });
        else if (act.do === 'fail' && known && !isSettled)
          truth.set(id, { word: { is: 'failed', why: 'cancelled' }, told: false });
        else if (act.do === 'reverse' && known?.word.is === 'completed')
          truth.set(id, { word: { is: 'reversed', reference: id }, told: false });
        else if (act.do === 'tell') tell(id, true);
        else if (act.do === 'tell_twice') {
          tell(id, true);
          const once = account;
          tell(id, true);
          expect(account).toEqual(once);
        } else if (act.do === 'crash') tell(id, false);
        else if (act.do === 'give_up') account = applyEvent(account, { is: 'given_up', id }).account;
        else if (act.do === 'cancel') account = applyEvent(account, { is: 'cancelled' }).account;
        else if (act.do === 'clock') now += act.jump;

        for (const one of account.orders) {
          const { word, told } = truth.get(one.id)!;
          const isRight = word.is === 'completed' && word.amount === one.amount;
          if (told && isRight) expect(one.state).toBe(disputed.has(one.id) ? 'held' : 'paid');
          if (disputed.has(one.id)) expect(one.state).not.toBe('paid');
          if (told && word.is === 'reversed') expect(one.state).toBe('reversed');
          if (one.state === 'paid')
            expect(word.is === 'reversed' ? told : isRight).toBe(word.is !== 'reversed');
          expect(money.get(one.id) ?? 0).toBeLessThanOrEqual(1);
          expect((money.get(one.id) ?? 0) === 1).toBe(one.paidAt !== null);
        }
        const holds = paidOf(account);
        const worth = accessOf(account, now).periods.reduce((sum, { id: of, from, until }) => {
          const o = holds.find((one) => one.id === of)!;
          return sum + ((until - from) / DAY_MS) * (o.amount / o.days);
        }, 0);
        expect(Math.abs(worth - holds.reduce((sum, { amount }) => sum + amount, 0))).toBeLessThan(1);
      }
    }),
    { numRuns: 500 },
  );
});

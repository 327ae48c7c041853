import { cleanup, render, screen } from '@testing-library/react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { DAY_MS } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { SessionProvider, type SessionView } from '#kit/web/session.tsx';
import { waitUntilIdle } from '#kit/web/store/wait-until-idle.testing.ts';
import { SubscriptionProvider, type Subscription } from '#kit/web/subscription.tsx';
import { LanguageProvider, type Language } from '#kit/web/words.tsx';
import type { OrderView, PaymentView, SubscriptionView } from '../contract.ts';
import type { AccountPayments } from './use-account.ts';

export const freePlan: Subscription = {
  isPro: false,
  plan: 'free',
  until: null,
  fieldLimit: 1,
  scanLimit: 15,
};
export const wanjiku: SessionView = {
  userId: newId(),
  email: 'wanjiku@example.com',
  emailVerified: true,
  name: 'Wanjiku',
  role: 'farmer',
  language: 'en',
};
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

export const order = (over: Partial<OrderView> = {}): OrderView => ({
  id: newId(),
  plan: 'annual',
  amount: 5999,
  currency: 'KES',
  provider: 'sandbox',
  sandbox: true,
  state: 'pending',
  why: null,
  received: null,
  redirect_url: '/api/pay/sandbox/x',
  created_at: inDays(0),
  paid_at: null,
  expires_at: null,
  ...over,
});
export const payment = (over: Partial<PaymentView> = {}): PaymentView => ({
  id: newId(),
  user_email: wanjiku.email,
  status: 'COMPLETED',
  created_at: inDays(-2),
  amount: 5999,
  currency: 'KES',
  payment_method: 'M-Pesa',
  confirmation_code: 'SKL4XYZ123',
  order_tracking_id: 't-1',
  merchant_reference: newId(),
  plan_type: 'annual',
  sandbox: false,
  provider: 'mpesa',
  refundable_until: inDays(12),
  refund: null,
  ...over,
});
export const subscription = (over: Partial<SubscriptionView> = {}): SubscriptionView => ({
  id: newId(),
  plan_type: 'annual',
  status: 'active',
  activated_at: inDays(-2),
  expires_at: inDays(363),
  cancel_at_period_end: false,
  next_plan: null,
  ...over,
});
const freeEntitlements = { tier: 'free', until: null, fieldLimit: 1, scanLimit: 15 } as const;
export const currentUserPayments = (over: Partial<AccountPayments> = {}): AccountPayments => ({
  ways: [{ provider: 'sandbox', push: false, sandbox: true }],
  phone: null,
  entitlements: freeEntitlements,
  subscription: null,
  passes: [],
  payments: [],
  orders: [],
  ...over,
});
const plan = {
  entitlements: freeEntitlements,
  trial: { available: false, why: 'used', running: false, endsAt: null, daysLeft: 0 },
  credits: {
    left: 17,
    ofMonth: 17,
    kept: 0,
    monthly: 20,
    renewsAt: inDays(9),
    costs: { answer: 1, document_answer: 2, picture: 5 },
    last: [],
  },
};

type Answer = object | { readonly refused: string };
export interface ReceivedRequest {
  readonly path: string;
  readonly body: unknown;
}

/** Fakes the server for these screens. A list of answers is given one by one, and the last one is repeated. */
export const fakeServer = (
  answers: Readonly<Record<string, Answer | readonly Answer[]>>,
): ReceivedRequest[] => {
  const requests: ReceivedRequest[] = [];
  const callCounts: Record<string, number> = {};
  globalThis.fetch = (async (url: string, init?: RequestInit) => {
    const path = url.split('?')[0]!;
    // A request that is aborted at once does not reach the server.
    await Promise.resolve();
    if (init?.signal?.aborted) throw new DOMException('Aborted', 'AbortError');
    requests.push({ path, body: init?.body ? JSON.parse(String(init.body)) : null });
    const all = { '/api/plan': plan, ...answers }[path];
    if (all === undefined) throw new TypeError('Failed to fetch');
    const list = (Array.isArray(all) ? all : [all]) as readonly Answer[];
    const turn = callCounts[path] ?? 0;
    callCounts[path] = turn + 1;
    const answer = list[Math.min(turn, list.length - 1)]!;
    return 'refused' in answer
      ? new Response(JSON.stringify({ refusal: { code: answer.refused } }), { status: 409 })
      : new Response(JSON.stringify(answer));
  }) as typeof fetch;
  return requests;
};

export const waitForUpdates = (ms = 30): Promise<void> => waitUntilIdle(ms);
export const pageText = (): string => document.body.textContent ?? '';

interface Setting {
  readonly at?: string;
  readonly language?: Language;
  readonly plan?: Subscription;
  readonly session?: SessionView | null;
  readonly supportUrl?: string | null;
}

/** Answers of online calls are cached per account, so each rendering uses a new account. */
export const openPaymentScreen = async (
  element: React.ReactNode,
  {
    at = '/',
    language = 'en',
    plan: own = freePlan,
    session = { ...wanjiku, userId: newId() },
    supportUrl = 'https://help.example.com',
  }: Setting = {},
) => {
  const { hook, searchHook, history } = memoryLocation({ path: at, record: true });
  let refreshCount = 0;
  const control = {
    loading: false,
    session,
    setSession: () => undefined,
    refresh: async () => {
      refreshCount += 1;
      return session;
    },
    serverOptions: { google: { available: false }, supportUrl },
  };
  render(
    <SessionProvider value={control}>
      <SubscriptionProvider value={own}>
        <LanguageProvider initial={language}>
          <Router hook={hook} searchHook={searchHook}>
            {element}
          </Router>
        </LanguageProvider>
      </SubscriptionProvider>
    </SessionProvider>,
  );
  // One answer on screen may trigger another request.
  await waitForUpdates();
  await waitForUpdates();
  return { refreshCount: () => refreshCount, lastPath: () => history[history.length - 1] };
};
export { cleanup, screen };

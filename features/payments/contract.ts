import * as z from 'zod/mini';
import { entitlementsSchema } from '#features/plans/contract-check.ts';
import { operation } from '#kit/pure/contract.ts';
import { idSchema } from '#kit/pure/id-schema.ts';
import { mismatches, failures, orderStates, providers } from './domain/order.ts';

const text = (max: number) => z.string().check(z.maxLength(max));
const nonEmptyText = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));
const planOrPass = z.enum(['monthly', 'annual', 'day', 'week', 'season']);
const subscriptionPlan = z.enum(['monthly', 'annual']);
const isoTime = z.string();

const refundView = z.object({
  state: z.enum(['asked', 'paid_back', 'refused']),
  asked_at: isoTime,
  note: z.nullable(z.string()),
});

/**
 * An order as its farmer sees it. `why`: a failure or a mismatch. `received`: of a held order, the amount
 * that the provider stated.
 */
export const orderView = z.object({
  id: idSchema,
  plan: planOrPass,
  amount: z.number(),
  currency: z.string(),
  provider: z.enum(providers),
  sandbox: z.boolean(),
  state: z.enum(orderStates),
  why: z.nullable(z.enum([...failures, ...mismatches])),
  received: z.nullable(z.object({ amount: z.number(), currency: z.string() })),
  redirect_url: z.nullable(z.string()),
  created_at: isoTime,
  paid_at: z.nullable(isoTime),
  /** The end of the account's current Pro access; null without any. */
  expires_at: z.nullable(isoTime),
  /** Held orders only: the payment's id, for `payments.request_refund`, and the state of its refund request. */
  payment_id: z.optional(z.nullable(idSchema)),
  refund: z.optional(z.nullable(refundView)),
});
export type OrderView = z.output<typeof orderView>;

export const initPayment = operation({
  id: 'payments.init',
  method: 'POST',
  path: '/api/payments',
  access: 'user',
  perMinute: 10,
  summary: 'Order a plan or a pass; the server sets price, currency and owner (PAY-11)',
  body: z.object({
    /** Generated on the device. The same id again means the same order. */
    id: idSchema,
    plan: planOrPass,
    provider: z.optional(z.enum(providers)),
    phone: z.optional(text(30)),
    first_name: z.optional(text(80)),
    last_name: z.optional(text(80)),
    /**
     * Unsettled orders that the farmer has seen. The order is refused if an unsettled order is missing from
     * this list.
     */
    beside: z.optional(z.array(idSchema).check(z.maxLength(50))),
  }),
  /** Either the provider's page, or a PIN request sent to the phone. */
  reply: z.object({
    order_id: idSchema,
    redirect_url: z.nullable(z.string()),
    push_sent: z.boolean(),
    sandbox: z.boolean(),
  }),
  refusals: {
    'payments.off': 503,
    'payments.email_unverified': 403,
    'payments.phone_wrong': 422,
    'payments.push_waiting': 409,
    'payments.push_limit': 429,
    'payments.init_failed': 502,
    'payments.order_taken': 409,
    'payments.order_over': 409,
    /** An unsettled order is not listed in `beside`. */
    'payments.order_open': 409,
  },
});

export const readOrder = operation({
  id: 'payments.order',
  method: 'GET',
  path: '/api/payments/orders/:id',
  access: 'user',
  perMinute: 60,
  summary: 'Status of my order; queries the provider again while the order is open',
  params: z.object({ id: idSchema }),
  reply: orderView,
  refusals: { 'payments.no_order': 404 },
});

export const cancelOrder = operation({
  id: 'payments.cancel_order',
  method: 'POST',
  path: '/api/payments/orders/:id/cancel',
  access: 'user',
  perMinute: 12,
  summary: 'Cancel an unpaid order; a payment that arrives later is still matched and starts Pro',
  params: z.object({ id: idSchema }),
  reply: orderView,
  refusals: { 'payments.no_order': 404, 'payments.provider_away': 503, 'payments.push_waiting': 409 },
});

/** PAY-13, PAY-18, PAY-19: the URL only names the order; the session identifies the user. */
export const paymentCallback = operation({
  id: 'payments.callback',
  method: 'POST',
  path: '/api/payments/callback',
  access: 'user',
  perMinute: 60,
  summary: 'Verify an order now, after the farmer returned from the payment provider',
  body: z.object({
    user_id: text(60),
    OrderTrackingId: nonEmptyText(100),
    OrderMerchantReference: z.optional(text(120)),
  }),
  reply: z.object({
    success: z.boolean(),
    transaction_id: z.nullable(z.string()),
    amount: z.number(),
    plan_type: planOrPass,
    user_email: z.string(),
    order: orderView,
  }),
  refusals: { 'payments.no_order': 404, 'payments.other_user': 403 },
});

export const paymentView = z.object({
  id: idSchema,
  user_email: z.string(),
  status: z.string(),
  created_at: isoTime,
  amount: z.number(),
  currency: z.string(),
  payment_method: z.nullable(z.string()),
  confirmation_code: z.nullable(z.string()),
  order_tracking_id: z.nullable(z.string()),
  merchant_reference: z.string(),
  plan_type: planOrPass,
  sandbox: z.boolean(),
  provider: z.enum(providers),
  /** The deadline for a refund request (PAY-08); null without a guarantee. */
  refundable_until: z.nullable(isoTime),
  refund: z.nullable(refundView),
});
export type PaymentView = z.output<typeof paymentView>;

export const subscriptionView = z.object({
  id: idSchema,
  plan_type: subscriptionPlan,
  status: z.enum(['active', 'cancelled', 'expired']),
  activated_at: isoTime,
  expires_at: isoTime,
  cancel_at_period_end: z.boolean(),
  next_plan: z.nullable(subscriptionPlan),
});
export type SubscriptionView = z.output<typeof subscriptionView>;

export const myPayments = operation({
  id: 'payments.mine',
  method: 'GET',
  path: '/api/payments/mine',
  access: 'user',
  summary:
    'My subscription, passes, ten newest payments, open and held orders, and up to ten recent orders that were not paid',
  reply: z.object({
    /**
     * Available payment methods, the preferred one first; empty when nothing can be paid. `push`: the PIN is
     * requested on the phone.
     */
    ways: z.array(z.object({ provider: z.enum(providers), push: z.boolean(), sandbox: z.boolean() })),
    /** The prefilled number: the last one paid from, else the profile's. */
    phone: z.nullable(z.string()),
    /** The account's current plan, as in the start reply. */
    entitlements: entitlementsSchema,
    subscription: z.nullable(subscriptionView),
    passes: z.array(z.object({ id: idSchema, plan: planOrPass, from: isoTime, until: isoTime })),
    payments: z.array(paymentView),
    orders: z.array(orderView),
  }),
});

export const verifyPayments = operation({
  id: 'payments.verify',
  method: 'POST',
  path: '/api/payments/verify',
  access: 'user',
  perMinute: 6,
  summary:
    'Restore my Pro: checks the subscription, then queries the provider about my orders (PAY-39, PAY-50)',
  reply: z.object({ found: z.enum(['active', 'restored']), until: isoTime }),
  refusals: { 'payments.nothing_found': 404, 'payments.held': 409, 'payments.provider_away': 503 },
});

export const cancelSubscription = operation({
  id: 'payments.cancel',
  method: 'POST',
  path: '/api/payments/cancel',
  access: 'user',
  perMinute: 12,
  summary: 'Stop the renewal; Pro stays until the end of the paid period (PAY-34, PAY-36)',
  reply: z.object({ subscription: subscriptionView }),
  refusals: { 'payments.no_subscription': 404 },
});

export const changePlan = operation({
  id: 'payments.change_plan',
  method: 'POST',
  path: '/api/payments/change-plan',
  access: 'user',
  perMinute: 12,
  summary:
    'Annual to monthly applies when the period ends; monthly to annual starts when it is paid, and the rest of the month is added as days (PAY-33)',
  body: z.object({ plan: subscriptionPlan }),
  /** `pay`: order the plan with payments.init; `credit_days` will be added to it. */
  reply: z.object({ subscription: subscriptionView, pay: z.boolean(), credit_days: z.number() }),
  refusals: { 'payments.no_subscription': 404, 'payments.same_plan': 409 },
});

export const requestRefund = operation({
  id: 'payments.request_refund',
  method: 'POST',
  path: '/api/payments/:id/refund',
  access: 'user',
  perMinute: 6,
  summary: 'Request a refund: within the guarantee (PAY-08, PAY-09), or at any time for a held payment',
  params: z.object({ id: idSchema }),
  body: z.object({ reason: text(500) }),
  reply: z.object({ state: z.enum(['asked', 'paid_back', 'refused']), asked_at: isoTime }),
  refusals: { 'payments.no_payment': 404, 'payments.refund_late': 409 },
});

const languageQuery = z.object({ language: z.optional(z.enum(['en', 'sw'])) });

export const invoice = operation({
  id: 'payments.invoice',
  method: 'GET',
  path: '/api/payments/:id/invoice.json',
  access: 'user',
  perMinute: 30,
  summary: 'The invoice of a payment (PAY-43)',
  params: z.object({ id: idSchema }),
  query: languageQuery,
  reply: z.object({
    invoice_number: z.string(),
    date: z.string(),
    amount: z.number(),
    currency: z.string(),
    payment_method: z.nullable(z.string()),
    confirmation_code: z.nullable(z.string()),
    customer_email: z.string(),
    description: z.string(),
    sandbox: z.boolean(),
  }),
  refusals: { 'payments.no_payment': 404 },
});

export const invoicePdf = operation({
  id: 'payments.invoice_pdf',
  method: 'GET',
  path: '/api/payments/:id/invoice.pdf',
  access: 'user',
  perMinute: 30,
  summary: 'The same invoice as a PDF',
  params: z.object({ id: idSchema }),
  query: languageQuery,
  reply: z.unknown(),
  replyType: 'application/pdf',
  refusals: { 'payments.no_payment': 404 },
});

const noticeDefaults = { access: 'anyone', reply: z.unknown(), perMinute: 600 } as const;

/** Unsigned and stateless: it only makes us query the provider. */
export const pesapalNotice = operation({
  ...noticeDefaults,
  id: 'payments.pesapal_ipn',
  method: 'GET',
  path: '/api/pay/pesapal/ipn',
  summary: "Pesapal's notice that the status of an order changed (IPN)",
  query: z.object({
    OrderTrackingId: z.optional(text(100)),
    OrderMerchantReference: z.optional(text(100)),
    OrderNotificationType: z.optional(text(40)),
  }),
});
export const pesapalNoticePost = operation({
  ...noticeDefaults,
  id: 'payments.pesapal_ipn_post',
  method: 'POST',
  path: '/api/pay/pesapal/ipn',
  summary: "Pesapal's notice, sent by POST (IPN)",
  rawBodyLimit: 16 * 1024,
});

/**
 * M-Pesa does not sign: the secret in the path authenticates it. It can only trigger a query, or hold an
 * order.
 */
export const mpesaNotice = operation({
  ...noticeDefaults,
  id: 'payments.mpesa_callback',
  method: 'POST',
  path: '/api/pay/mpesa/:secret/:order',
  summary: "M-Pesa's callback with the result of a PIN request (STK push)",
  rawBodyLimit: 16 * 1024,
  params: z.object({ secret: text(200), order: text(60) }),
  refusals: { 'payments.unknown_door': 404 },
});

const sandboxOrder = z.object({ id: text(60) });
const sandboxRefusals = { 'payments.no_order': 404 } as const;
export const sandboxPage = operation({
  id: 'payments.sandbox_page',
  method: 'GET',
  path: '/api/pay/sandbox/:id',
  access: 'user',
  summary: 'The sandbox payment page; no money moves',
  params: sandboxOrder,
  query: languageQuery,
  reply: z.unknown(),
  replyType: 'text/html',
  refusals: sandboxRefusals,
});
export const sandboxStyle = operation({
  id: 'payments.sandbox_style',
  method: 'GET',
  path: '/api/pay/sandbox.css',
  access: 'anyone',
  summary: 'The style sheet of the sandbox payment page',
  reply: z.unknown(),
  replyType: 'text/css',
  refusals: sandboxRefusals,
});
export const performSandboxAction = operation({
  id: 'payments.sandbox_act',
  method: 'POST',
  path: '/api/pay/sandbox/:id',
  access: 'user',
  perMinute: 60,
  summary:
    'Choose a result on the sandbox payment page: pay, pay late, fail, cancel, pay a wrong amount or reverse',
  params: sandboxOrder,
  rawBodyLimit: 1024,
  isRedirect: true,
  reply: z.unknown(),
  refusals: sandboxRefusals,
});

const refundDecision = z.enum(['paid_back', 'refused']);
export const listRefunds = operation({
  id: 'payments.refunds',
  method: 'GET',
  path: '/api/admin/refunds',
  access: 'admin',
  summary: 'Open refund requests, and held orders without one, oldest first',
  reply: z.object({
    refunds: z.array(
      z.object({
        id: idSchema,
        user_id: idSchema,
        user_email: z.string(),
        payment_id: idSchema,
        amount: z.number(),
        currency: z.string(),
        provider: z.enum(providers),
        confirmation_code: z.nullable(z.string()),
        plan: planOrPass,
        reason: z.string(),
        asked_at: isoTime,
        /** The payment is held. */
        held: z.boolean(),
        order_id: idSchema,
        price: z.number(),
        why: z.nullable(z.enum(mismatches)),
      }),
    ),
    held: z.array(
      z.object({
        order_id: idSchema,
        user_id: idSchema,
        user_email: z.string(),
        plan: planOrPass,
        amount: z.number(),
        currency: z.string(),
        received: z.nullable(z.object({ amount: z.number(), currency: z.string() })),
        why: z.nullable(z.enum(mismatches)),
        provider: z.enum(providers),
        confirmation_code: z.nullable(z.string()),
        tracking_id: z.nullable(z.string()),
        created_at: isoTime,
        /** Pro was granted before the hold and is paused until a person decides. */
        opened: z.boolean(),
      }),
    ),
  }),
});
export const decideRefund = operation({
  id: 'payments.decide_refund',
  method: 'POST',
  path: '/api/admin/refunds/:id',
  access: 'admin',
  perMinute: 60,
  summary: 'Record a refund as paid back, which ends its Pro, or refuse it',
  params: z.object({ id: idSchema }),
  body: z.object({ user_id: idSchema, state: refundDecision, note: text(300) }),
  reply: z.object({ state: refundDecision }),
  refusals: { 'payments.no_payment': 404, 'payments.refund_decided': 409 },
});

/**
 * A held order without a refund request. It can only be paid back here: refusing needs a request, because the
 * money is the farmer's.
 */
export const returnHeld = operation({
  id: 'payments.return_held',
  method: 'POST',
  path: '/api/admin/held/:id',
  access: 'admin',
  perMinute: 60,
  summary: 'Record that the money of a held order was paid back',
  params: z.object({ id: idSchema }),
  body: z.object({ user_id: idSchema, note: text(300) }),
  reply: z.object({ state: z.literal('paid_back') }),
  refusals: { 'payments.no_payment': 404, 'payments.refund_decided': 409 },
});

/**
 * For an order whose stated amount or currency differs. The note is for the staff's log: what was checked,
 * and where.
 */
export const acceptHeld = operation({
  id: 'payments.accept_held',
  method: 'POST',
  path: '/api/admin/held/:id/accept',
  access: 'admin',
  perMinute: 60,
  summary:
    'Record that the full price arrived although another amount was stated; starts Pro and closes an open refund request',
  params: z.object({ id: idSchema }),
  body: z.object({ user_id: idSchema, note: text(300) }),
  reply: z.object({ state: z.literal('paid') }),
  refusals: { 'payments.no_payment': 404, 'payments.note_missing': 422 },
});

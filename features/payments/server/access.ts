import { newId } from '#kit/pure/ids.ts';
import { defineAccess, made, paidOnly, type Own } from '#kit/server/access.ts';

/** Ids of all the caller's orders, as sent by a phone that has shown them. */
const shown = (own: Own): string[] => Array.from({ length: 20 }, (_, n) => own.has('orders', n));
const nothingFound = '404 payments.nothing_found';
const noSubscription = '404 payments.no_subscription';
const noPayment = '404 payments.no_payment';
const notice = { orderNotificationType: 'IPNCHANGE' };

export const paymentsAccess = defineAccess()({
  operations: {
    'payments.init': {
      who: 'user',
      send: (own) => ({ body: { id: newId(), plan: 'week', beside: shown(own) } }),
      ids: {
        'body.id': made('orders', '409 payments.order_taken'),
        'body.beside': {
          notOne: 'orders the farmer was shown; only open orders of the caller are looked for in it',
        },
      },
    },
    'payments.order': {
      who: 'user',
      send: (own) => ({ params: { id: own.has('orders') } }),
      ids: { 'params.id': 'orders' },
    },
    'payments.cancel_order': {
      who: 'user',
      send: (own) => ({ params: { id: own.has('orders') } }),
      ids: { 'params.id': 'orders' },
    },
    'payments.callback': {
      who: 'user',
      send: (own) => ({ body: { user_id: own.userId, OrderTrackingId: own.has('tracking') } }),
      ids: { 'body.user_id': 'user', 'body.OrderTrackingId': 'tracking' },
    },
    'payments.mine': { who: 'user' },
    'payments.verify': { who: 'user', says: paidOnly(nothingFound, { expired: nothingFound }) },
    'payments.change_plan': {
      who: 'user',
      send: () => ({ body: { plan: 'annual' } }),
      says: paidOnly(noSubscription, { expired: noSubscription, cancelled: noSubscription }),
    },
    'payments.cancel': { who: 'user', says: paidOnly(noSubscription, { expired: noSubscription }) },
    'payments.request_refund': {
      who: 'user',
      send: (own) => ({ params: { id: own.has('payments') }, body: { reason: 'Sihitaji' } }),
      says: paidOnly(noPayment, { expired: '409 payments.refund_late' }),
      ids: { 'params.id': 'payments' },
    },
    'payments.invoice': {
      who: 'user',
      send: (own) => ({ params: { id: own.has('payments') } }),
      says: paidOnly(noPayment),
      ids: { 'params.id': 'payments' },
    },
    'payments.invoice_pdf': {
      who: 'user',
      send: (own) => ({ params: { id: own.has('payments') } }),
      says: paidOnly(noPayment),
      ids: { 'params.id': 'payments' },
    },
    'payments.pesapal_ipn': {
      who: 'anyone',
      send: () => ({
        query: {
          OrderTrackingId: newId(),
          OrderMerchantReference: newId(),
          OrderNotificationType: notice.orderNotificationType,
        },
      }),
    },
    'payments.pesapal_ipn_post': {
      who: 'anyone',
      send: () => ({ bytes: Buffer.from(JSON.stringify(notice)) }),
    },
    'payments.mpesa_callback': {
      who: 'anyone',
      send: () => ({ params: { secret: 'a-guess', order: newId() }, bytes: Buffer.from('{}') }),
      says: '404 payments.unknown_door',
      ids: { 'params.secret': { notOne: 'the key of the door' }, 'params.order': 'orders' },
    },
    'payments.sandbox_page': {
      who: 'user',
      send: (own) => ({ params: { id: own.has('tracking') } }),
      ids: { 'params.id': 'tracking' },
    },
    'payments.sandbox_style': { who: 'anyone' },
    'payments.sandbox_act': {
      who: 'user',
      send: (own) => ({ params: { id: own.has('tracking') }, bytes: Buffer.from('act=cancel') }),
      says: '303',
      ids: { 'params.id': 'tracking' },
    },
    'payments.refunds': { who: 'admin' },
    'payments.decide_refund': {
      who: 'admin',
      send: ({ asker }) => ({
        params: { id: asker.has('refund_requests') },
        body: { user_id: asker.userId, state: 'refused', note: 'Muda umepita' },
      }),
      ids: {
        'params.id': { notOne: 'the staff decide for every farmer' },
        'body.user_id': { notOne: 'the staff decide for every farmer' },
      },
    },
    'payments.accept_held': {
      who: 'admin',
      send: ({ asker }) => ({
        params: { id: asker.has('orders') },
        body: { user_id: asker.userId, note: 'Imelipwa' },
      }),
      says: noPayment,
      ids: {
        'params.id': { notOne: 'the staff decide for every farmer' },
        'body.user_id': { notOne: 'the staff decide for every farmer' },
      },
    },
    'payments.return_held': {
      who: 'admin',
      send: ({ asker }) => ({
        params: { id: asker.has('orders') },
        body: { user_id: asker.userId, note: '' },
      }),
      says: noPayment,
      ids: {
        'params.id': { notOne: 'the staff decide for every farmer' },
        'body.user_id': { notOne: 'the staff decide for every farmer' },
      },
    },
  },
});

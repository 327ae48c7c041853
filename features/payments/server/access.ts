import { newId } from '#kit/pure/ids.ts';
import { defineAccess, createdId, paidOnly, type TestCaller } from '#kit/server/access.ts';

/** Ids of all the caller's orders, as sent by a phone that has shown them. */
const shownOrderIds = (own: TestCaller): string[] =>
  Array.from({ length: 20 }, (_, n) => own.idOf('orders', n));
const nothingFound = '404 payments.nothing_found';
const noSubscription = '404 payments.no_subscription';
const noPayment = '404 payments.no_payment';
const notice = { orderNotificationType: 'IPNCHANGE' };

export const paymentsAccess = defineAccess()({
  operations: {
    'payments.init': {
      who: 'user',
      send: (own) => ({ body: { id: newId(), plan: 'week', beside: shownOrderIds(own) } }),
      ids: {
        'body.id': createdId('orders', '409 payments.order_taken'),
        'body.beside': {
          notPersonalReason:
            'orders the farmer was shown; only open orders of the caller are looked for in it',
        },
      },
    },
    'payments.order': {
      who: 'user',
      send: (own) => ({ params: { id: own.idOf('orders') } }),
      ids: { 'params.id': 'orders' },
    },
    'payments.cancel_order': {
      who: 'user',
      send: (own) => ({ params: { id: own.idOf('orders') } }),
      ids: { 'params.id': 'orders' },
    },
    'payments.callback': {
      who: 'user',
      send: (own) => ({ body: { user_id: own.userId, OrderTrackingId: own.idOf('tracking') } }),
      ids: { 'body.user_id': 'user', 'body.OrderTrackingId': 'tracking' },
    },
    'payments.mine': { who: 'user' },
    'payments.verify': { who: 'user', expectedAnswer: paidOnly(nothingFound, { expired: nothingFound }) },
    'payments.change_plan': {
      who: 'user',
      send: () => ({ body: { plan: 'annual' } }),
      expectedAnswer: paidOnly(noSubscription, { expired: noSubscription, cancelled: noSubscription }),
    },
    'payments.cancel': { who: 'user', expectedAnswer: paidOnly(noSubscription, { expired: noSubscription }) },
    'payments.request_refund': {
      who: 'user',
      send: (own) => ({ params: { id: own.idOf('payments') }, body: { reason: 'Sihitaji' } }),
      expectedAnswer: paidOnly(noPayment, { expired: '409 payments.refund_late' }),
      ids: { 'params.id': 'payments' },
    },
    'payments.invoice': {
      who: 'user',
      send: (own) => ({ params: { id: own.idOf('payments') } }),
      expectedAnswer: paidOnly(noPayment),
      ids: { 'params.id': 'payments' },
    },
    'payments.invoice_pdf': {
      who: 'user',
      send: (own) => ({ params: { id: own.idOf('payments') } }),
      expectedAnswer: paidOnly(noPayment),
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
      expectedAnswer: '404 payments.unknown_door',
      ids: {
        'params.secret': { notPersonalReason: 'the secret in the webhook URL' },
        'params.order': 'orders',
      },
    },
    'payments.sandbox_page': {
      who: 'user',
      send: (own) => ({ params: { id: own.idOf('tracking') } }),
      ids: { 'params.id': 'tracking' },
    },
    'payments.sandbox_style': { who: 'anyone' },
    'payments.sandbox_act': {
      who: 'user',
      send: (own) => ({ params: { id: own.idOf('tracking') }, bytes: Buffer.from('act=cancel') }),
      expectedAnswer: '303',
      ids: { 'params.id': 'tracking' },
    },
    'payments.refunds': { who: 'admin' },
    'payments.decide_refund': {
      who: 'admin',
      send: ({ supportedFarmer }) => ({
        params: { id: supportedFarmer.idOf('refund_requests') },
        body: { user_id: supportedFarmer.userId, state: 'refused', note: 'Muda umepita' },
      }),
      ids: {
        'params.id': { notPersonalReason: 'the staff decide for every farmer' },
        'body.user_id': { notPersonalReason: 'the staff decide for every farmer' },
      },
    },
    'payments.accept_held': {
      who: 'admin',
      send: ({ supportedFarmer }) => ({
        params: { id: supportedFarmer.idOf('orders') },
        body: { user_id: supportedFarmer.userId, note: 'Imelipwa' },
      }),
      expectedAnswer: noPayment,
      ids: {
        'params.id': { notPersonalReason: 'the staff decide for every farmer' },
        'body.user_id': { notPersonalReason: 'the staff decide for every farmer' },
      },
    },
    'payments.return_held': {
      who: 'admin',
      send: ({ supportedFarmer }) => ({
        params: { id: supportedFarmer.idOf('orders') },
        body: { user_id: supportedFarmer.userId, note: '' },
      }),
      expectedAnswer: noPayment,
      ids: {
        'params.id': { notPersonalReason: 'the staff decide for every farmer' },
        'body.user_id': { notPersonalReason: 'the staff decide for every farmer' },
      },
    },
  },
});

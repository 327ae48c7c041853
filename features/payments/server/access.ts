import { newId } from '#kit/pure/ids.ts';
import { defineAccess, createdId, paidOnly, type TestCaller } from '#kit/server/access.ts';

/** Ids of all the caller's orders, as sent by a phone that has shown them. */
const shownOrderIds = (caller: TestCaller): string[] =>
  Array.from({ length: 20 }, (_, n) => caller.idOf('orders', n));
const nothingFound = '404 payments.nothing_found';
const noSubscription = '404 payments.no_subscription';
const noPayment = '404 payments.no_payment';
const notice = { orderNotificationType: 'IPNCHANGE' };

export const paymentsAccess = defineAccess()({
  operations: {
    'payments.init': {
      access: 'user',
      send: (caller) => ({ body: { id: newId(), plan: 'week', beside: shownOrderIds(caller) } }),
      idParams: {
        'body.id': createdId('orders', '409 payments.order_taken'),
        'body.beside': {
          notPersonalReason:
            'orders the farmer was shown; only open orders of the caller are looked for in it',
        },
      },
    },
    'payments.order': {
      access: 'user',
      send: (caller) => ({ params: { id: caller.idOf('orders') } }),
      idParams: { 'params.id': 'orders' },
    },
    'payments.cancel_order': {
      access: 'user',
      send: (caller) => ({ params: { id: caller.idOf('orders') } }),
      idParams: { 'params.id': 'orders' },
    },
    'payments.callback': {
      access: 'user',
      send: (caller) => ({ body: { user_id: caller.userId, OrderTrackingId: caller.idOf('tracking') } }),
      idParams: { 'body.user_id': 'user', 'body.OrderTrackingId': 'tracking' },
    },
    'payments.mine': { access: 'user' },
    'payments.verify': { access: 'user', expectedAnswer: paidOnly(nothingFound, { expired: nothingFound }) },
    'payments.change_plan': {
      access: 'user',
      send: () => ({ body: { plan: 'annual' } }),
      expectedAnswer: paidOnly(noSubscription, { expired: noSubscription, cancelled: noSubscription }),
    },
    'payments.cancel': {
      access: 'user',
      expectedAnswer: paidOnly(noSubscription, { expired: noSubscription }),
    },
    'payments.request_refund': {
      access: 'user',
      send: (caller) => ({ params: { id: caller.idOf('payments') }, body: { reason: 'Sihitaji' } }),
      expectedAnswer: paidOnly(noPayment, { expired: '409 payments.refund_late' }),
      idParams: { 'params.id': 'payments' },
    },
    'payments.invoice': {
      access: 'user',
      send: (caller) => ({ params: { id: caller.idOf('payments') } }),
      expectedAnswer: paidOnly(noPayment),
      idParams: { 'params.id': 'payments' },
    },
    'payments.invoice_pdf': {
      access: 'user',
      send: (caller) => ({ params: { id: caller.idOf('payments') } }),
      expectedAnswer: paidOnly(noPayment),
      idParams: { 'params.id': 'payments' },
    },
    'payments.pesapal_ipn': {
      access: 'anyone',
      send: () => ({
        query: {
          OrderTrackingId: newId(),
          OrderMerchantReference: newId(),
          OrderNotificationType: notice.orderNotificationType,
        },
      }),
    },
    'payments.pesapal_ipn_post': {
      access: 'anyone',
      send: () => ({ bytes: Buffer.from(JSON.stringify(notice)) }),
    },
    'payments.mpesa_callback': {
      access: 'anyone',
      send: () => ({ params: { secret: 'a-guess', order: newId() }, bytes: Buffer.from('{}') }),
      expectedAnswer: '404 payments.unknown_door',
      idParams: {
        'params.secret': { notPersonalReason: 'the secret in the webhook URL' },
        'params.order': 'orders',
      },
    },
    'payments.sandbox_page': {
      access: 'user',
      send: (caller) => ({ params: { id: caller.idOf('tracking') } }),
      idParams: { 'params.id': 'tracking' },
    },
    'payments.sandbox_style': { access: 'anyone' },
    'payments.sandbox_act': {
      access: 'user',
      send: (caller) => ({ params: { id: caller.idOf('tracking') }, bytes: Buffer.from('act=cancel') }),
      expectedAnswer: '303',
      idParams: { 'params.id': 'tracking' },
    },
    'payments.refunds': { access: 'admin' },
    'payments.decide_refund': {
      access: 'admin',
      send: ({ supportedFarmer }) => ({
        params: { id: supportedFarmer.idOf('refund_requests') },
        body: { user_id: supportedFarmer.userId, state: 'refused', note: 'Muda umepita' },
      }),
      idParams: {
        'params.id': { notPersonalReason: 'the staff decide for every farmer' },
        'body.user_id': { notPersonalReason: 'the staff decide for every farmer' },
      },
    },
    'payments.accept_held': {
      access: 'admin',
      send: ({ supportedFarmer }) => ({
        params: { id: supportedFarmer.idOf('orders') },
        body: { user_id: supportedFarmer.userId, note: 'Imelipwa' },
      }),
      expectedAnswer: noPayment,
      idParams: {
        'params.id': { notPersonalReason: 'the staff decide for every farmer' },
        'body.user_id': { notPersonalReason: 'the staff decide for every farmer' },
      },
    },
    'payments.return_held': {
      access: 'admin',
      send: ({ supportedFarmer }) => ({
        params: { id: supportedFarmer.idOf('orders') },
        body: { user_id: supportedFarmer.userId, note: '' },
      }),
      expectedAnswer: noPayment,
      idParams: {
        'params.id': { notPersonalReason: 'the staff decide for every farmer' },
        'body.user_id': { notPersonalReason: 'the staff decide for every farmer' },
      },
    },
  },
});

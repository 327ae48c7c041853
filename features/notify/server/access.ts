import { defineAccess, type IdMeaning, type TestCaller } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const key: IdMeaning = { notPersonalReason: 'the secret in the webhook URL' };
const form = ({ smsSecret }: TestCaller, text: string) => ({
  params: { secret: smsSecret },
  bytes: Buffer.from(text),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

export const notifyAccess = defineAccess<typeof contract>()({
  operations: {
    'notify.whatsapp_verify': {
      access: 'anyone',
      send: () => ({
        query: { 'hub.mode': 'subscribe', 'hub.verify_token': 'a verify token', 'hub.challenge': '42' },
      }),
      expectedAnswer: '404 hooks.unknown',
    },
    'notify.whatsapp_hook': {
      access: 'anyone',
      send: () => ({ bytes: Buffer.from('{}'), headers: { 'content-type': 'application/json' } }),
      expectedAnswer: '401 hooks.signature',
    },
    'notify.sms_report': {
      access: 'anyone',
      send: (caller) => form(caller, 'id=x&status=Success'),
      idParams: { 'params.secret': key },
    },
    'notify.channels': { access: 'user' },
    'notify.push_on': {
      access: 'user',
      send: ({ caller }) => ({
        body: {
          endpoint: `https://fcm.googleapis.com/fcm/send/${caller}`,
          keys: {
            p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
            auth: 'tBHItJI5svbpez7KI4CCXg',
          },
        },
      }),
    },
    'notify.push_off': {
      access: 'user',
      send: ({ caller }) => ({ body: { endpoint: `https://fcm.googleapis.com/fcm/send/${caller}` } }),
    },
    'notify.code': { access: 'user', send: () => ({ body: { channel: 'whatsapp' } }) },
    'notify.confirm': {
      access: 'user',
      send: () => ({ body: { channel: 'whatsapp', code: '000000' } }),
      expectedAnswer: '422 notify.code_wrong',
    },
    'notify.test': { access: 'user', send: () => ({ body: { channel: 'email' } }) },
    'notify.unsubscribe': {
      access: 'anyone',
      send: () => ({ query: { t: 'a-guess' } }),
      expectedAnswer: '410 notify.link_wrong',
    },
    'notify.unsubscribe_page': {
      access: 'anyone',
      send: () => ({ query: { t: 'a-guess' } }),
      expectedAnswer: '303',
    },
  },
  commands: {
    'notify.read': {
      sampleArgs: (caller) => ({ ids: [caller.idOf('notifications')] }),
      idParams: { ids: 'notifications' },
    },
    'notify.set': { sampleArgs: () => ({ toggle: 'market_alerts', on: true }) },
    'notify.set_digest': { sampleArgs: () => ({ hour: 7 }) },
    'notify.set_whatsapp': {
      sampleArgs: () => ({ enabled: true, number: '+254712000000', agreed: 'Nitumie' }),
    },
    'notify.set_sms': { sampleArgs: () => ({ enabled: false, number: '', agreed: '' }) },
  },
});

import type { Policy } from './policy.ts';
import { PASSWORD } from './settings.ts';

const link = () => ({ body: { token: 'a-guess' } });

export const peoplePolicy: Readonly<Record<string, Policy>> = {
  'people.sign_in': {
    who: 'anyone',
    send: () => ({ body: { email: 'nobody-knows@mavuno.test', password: PASSWORD } }),
    says: '404 people.unknown_email',
  },
  'people.sign_up': {
    who: 'anyone',
    send: () => ({ body: { email: 'no address', password: PASSWORD } }),
    says: '422 people.email_invalid',
  },
  'people.session': { who: 'anyone' },
  'people.request_reset': { who: 'anyone', send: () => ({ body: { email: 'nobody-knows@mavuno.test' } }) },
  'people.reset': {
    who: 'anyone',
    send: () => ({ body: { token: 'a-guess', password: PASSWORD } }),
    says: '410 people.token_invalid',
  },
  'people.verify_email': { who: 'anyone', send: () => ({ query: { token: 'a-guess' } }), says: '303' },
  'people.google': { who: 'anyone', says: '404 people.google_off' },
  'people.google_callback': { who: 'anyone', says: '404 people.google_off' },
  'people.confirm_email': { who: 'anyone', send: link, says: '404 people.link_unknown' },
  'people.undo_email': { who: 'anyone', send: link, says: '404 people.link_unknown' },
  'people.invitation': { who: 'anyone', send: () => ({ query: { ref: 'NOBODY' } }) },
  'people.me': { who: 'user' },
  'people.update_me': { who: 'user', send: () => ({ body: { onboarding_complete: true } }) },
  'people.end_session': {
    who: 'user',
    send: (own) => ({ body: { id: own.has('session', 1) } }),
    ids: { 'body.id': 'session' },
  },
  'people.account': { who: 'user' },
  'people.refresh': { who: 'user' },
  'people.my_invitation': { who: 'user' },
  'people.send_verification': { who: 'user', says: '409 people.already_verified' },
  'people.change_email': {
    who: 'user',
    send: ({ caller }) => ({ body: { email: `new-${caller}@mavuno.test`, password: PASSWORD } }),
  },
  'people.cancel_email': { who: 'user' },
  'people.password': { who: 'user', send: () => ({ body: { current: PASSWORD, password: PASSWORD } }) },
  'people.sign_out_others': { who: 'user' },
  'people.grant_role': {
    who: 'admin',
    send: ({ asker }) => ({ body: { email: asker.email, role: 'farmer' } }),
  },
  'people.sign_out': { who: 'anyone', ends: true },
  'privacy.count_pages': { who: 'anyone', send: () => ({ body: { pages: [{ page: '/fields', n: 1 }] } }) },
  'privacy.pages': { who: 'operator' },
  'memory.mine': { who: 'user' },
  'notify.channels': { who: 'user' },
  'notify.push_on': {
    who: 'user',
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
    who: 'user',
    send: ({ caller }) => ({ body: { endpoint: `https://fcm.googleapis.com/fcm/send/${caller}` } }),
  },
  'notify.code': { who: 'user', send: () => ({ body: { channel: 'whatsapp' } }) },
  'notify.confirm': {
    who: 'user',
    send: () => ({ body: { channel: 'whatsapp', code: '000000' } }),
    says: '422 notify.code_wrong',
  },
  'notify.test': { who: 'user', send: () => ({ body: { channel: 'email' } }) },
  'notify.unsubscribe': {
    who: 'anyone',
    send: () => ({ query: { t: 'a-guess' } }),
    says: '410 notify.link_wrong',
  },
  'notify.unsubscribe_page': { who: 'anyone', send: () => ({ query: { t: 'a-guess' } }), says: '303' },
};

import { newId } from '#kit/pure/ids.ts';
import { defineAccess } from '#kit/server/access.ts';
import type * as contract from '../contract-session.ts';

const staff = { notPersonalReason: 'staff may act on every account' };
const why = { why: 'Ombi lake kwa simu' };
const link = () => ({ body: { token: 'a-guess' } });

export const peopleAccess = defineAccess<typeof contract>()({
  operations: {
    'people.find': {
      access: 'admin',
      send: ({ supportedFarmer }) => ({ query: { q: supportedFarmer.email } }),
    },
    'people.suspend': {
      access: 'admin',
      send: () => ({ params: { id: newId() }, body: why }),
      expectedAnswer: '404 people.unknown_person',
      idParams: { 'params.id': staff },
    },
    'people.restore': {
      access: 'admin',
      send: ({ supportedFarmer }) => ({ params: { id: supportedFarmer.userId }, body: why }),
      idParams: { 'params.id': staff },
    },
    'people.send_reset': {
      access: 'admin',
      send: ({ supportedFarmer }) => ({ params: { id: supportedFarmer.userId }, body: why }),
      idParams: { 'params.id': staff },
    },
    'people.sign_in': {
      access: 'anyone',
      send: ({ password }) => ({ body: { email: 'nobody-knows@mavuno.test', password } }),
      expectedAnswer: '404 people.unknown_email',
    },
    'people.sign_up': {
      access: 'anyone',
      send: ({ password }) => ({ body: { email: 'no address', password } }),
      expectedAnswer: '422 people.email_invalid',
    },
    'people.send_phone_code': {
      access: 'anyone',
      send: () => ({ body: { phone: '12', channel: 'sms' } }),
      expectedAnswer: '422 people.phone_wrong',
    },
    'people.verify_phone': {
      access: 'anyone',
      send: () => ({ body: { phone: '0712 000 111', code: '000000' } }),
      expectedAnswer: '410 people.code_late',
    },
    'people.set_phone': {
      access: 'user',
      send: () => ({ body: { phone: '0712 000 111', code: '000000' } }),
      expectedAnswer: '410 people.code_late',
    },
    'people.session': { access: 'anyone' },
    'people.request_reset': {
      access: 'anyone',
      send: () => ({ body: { email: 'nobody-knows@mavuno.test' } }),
    },
    'people.reset': {
      access: 'anyone',
      send: ({ password }) => ({ body: { token: 'a-guess', password } }),
      expectedAnswer: '410 people.token_invalid',
    },
    'people.verify_email': {
      access: 'anyone',
      send: () => ({ query: { token: 'a-guess' } }),
      expectedAnswer: '303',
    },
    'people.google': { access: 'anyone', expectedAnswer: '404 people.google_off' },
    'people.google_callback': { access: 'anyone', expectedAnswer: '404 people.google_off' },
    'people.confirm_email': { access: 'anyone', send: link, expectedAnswer: '404 people.link_unknown' },
    'people.undo_email': { access: 'anyone', send: link, expectedAnswer: '404 people.link_unknown' },
    'people.invitation': { access: 'anyone', send: () => ({ query: { ref: 'NOBODY' } }) },
    'people.me': { access: 'user' },
    'people.update_me': { access: 'user', send: () => ({ body: { onboarding_complete: true } }) },
    'people.end_session': {
      access: 'user',
      send: (caller) => ({ body: { id: caller.idOf('session', 1) } }),
      idParams: { 'body.id': 'session' },
    },
    'people.account': { access: 'user' },
    'people.refresh': { access: 'user' },
    'people.my_invitation': { access: 'user' },
    'people.send_verification': { access: 'user', expectedAnswer: '409 people.already_verified' },
    'people.change_email': {
      access: 'user',
      send: ({ caller, password }) => ({ body: { email: `new-${caller}@mavuno.test`, password } }),
    },
    'people.cancel_email': { access: 'user' },
    'people.password': {
      access: 'user',
      send: ({ password }) => ({ body: { current: password, password } }),
    },
    'people.sign_out_others': { access: 'user' },
    'people.grant_role': {
      access: 'admin',
      send: ({ supportedFarmer }) => ({ body: { email: supportedFarmer.email, role: 'farmer' } }),
    },
    'people.sign_out': { access: 'anyone', endsSession: true },
  },
  commands: {
    'people.set_language': { sampleArgs: () => ({ language: 'sw' }) },
  },
});

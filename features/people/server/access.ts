import { newId } from '#kit/pure/ids.ts';
import { defineAccess } from '#kit/server/access.ts';
import type * as contract from '../contract-session.ts';

const staff = { notPersonalReason: 'staff may act on every account' };
const why = { why: 'Ombi lake kwa simu' };
const link = () => ({ body: { token: 'a-guess' } });

export const peopleAccess = defineAccess<typeof contract>()({
  operations: {
    'people.find': { who: 'admin', send: ({ supportedFarmer }) => ({ query: { q: supportedFarmer.email } }) },
    'people.suspend': {
      who: 'admin',
      send: () => ({ params: { id: newId() }, body: why }),
      expectedAnswer: '404 people.unknown_person',
      ids: { 'params.id': staff },
    },
    'people.restore': {
      who: 'admin',
      send: ({ supportedFarmer }) => ({ params: { id: supportedFarmer.userId }, body: why }),
      ids: { 'params.id': staff },
    },
    'people.send_reset': {
      who: 'admin',
      send: ({ supportedFarmer }) => ({ params: { id: supportedFarmer.userId }, body: why }),
      ids: { 'params.id': staff },
    },
    'people.sign_in': {
      who: 'anyone',
      send: ({ password }) => ({ body: { email: 'nobody-knows@mavuno.test', password } }),
      expectedAnswer: '404 people.unknown_email',
    },
    'people.sign_up': {
      who: 'anyone',
      send: ({ password }) => ({ body: { email: 'no address', password } }),
      expectedAnswer: '422 people.email_invalid',
    },
    'people.session': { who: 'anyone' },
    'people.request_reset': { who: 'anyone', send: () => ({ body: { email: 'nobody-knows@mavuno.test' } }) },
    'people.reset': {
      who: 'anyone',
      send: ({ password }) => ({ body: { token: 'a-guess', password } }),
      expectedAnswer: '410 people.token_invalid',
    },
    'people.verify_email': {
      who: 'anyone',
      send: () => ({ query: { token: 'a-guess' } }),
      expectedAnswer: '303',
    },
    'people.google': { who: 'anyone', expectedAnswer: '404 people.google_off' },
    'people.google_callback': { who: 'anyone', expectedAnswer: '404 people.google_off' },
    'people.confirm_email': { who: 'anyone', send: link, expectedAnswer: '404 people.link_unknown' },
    'people.undo_email': { who: 'anyone', send: link, expectedAnswer: '404 people.link_unknown' },
    'people.invitation': { who: 'anyone', send: () => ({ query: { ref: 'NOBODY' } }) },
    'people.me': { who: 'user' },
    'people.update_me': { who: 'user', send: () => ({ body: { onboarding_complete: true } }) },
    'people.end_session': {
      who: 'user',
      send: (own) => ({ body: { id: own.idOf('session', 1) } }),
      ids: { 'body.id': 'session' },
    },
    'people.account': { who: 'user' },
    'people.refresh': { who: 'user' },
    'people.my_invitation': { who: 'user' },
    'people.send_verification': { who: 'user', expectedAnswer: '409 people.already_verified' },
    'people.change_email': {
      who: 'user',
      send: ({ caller, password }) => ({ body: { email: `new-${caller}@mavuno.test`, password } }),
    },
    'people.cancel_email': { who: 'user' },
    'people.password': { who: 'user', send: ({ password }) => ({ body: { current: password, password } }) },
    'people.sign_out_others': { who: 'user' },
    'people.grant_role': {
      who: 'admin',
      send: ({ supportedFarmer }) => ({ body: { email: supportedFarmer.email, role: 'farmer' } }),
    },
    'people.sign_out': { who: 'anyone', endsSession: true },
  },
  commands: {
    'people.set_language': { args: () => ({ language: 'sw' }) },
  },
});

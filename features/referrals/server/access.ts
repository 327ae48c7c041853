import { newId } from '#kit/pure/ids.ts';
import { defineAccess, proOnly } from '#kit/server/access.ts';

const device = '0123456789abcdef0123456789abcdef';
const channelBody = { via: 'whatsapp', variant: 'sw', device };
const anyReferral = { notPersonalReason: 'the staff decide for every farmer' };

export const referralsAccess = defineAccess()({
  operations: {
    'referrals.click': { access: 'anyone', send: () => ({ body: { ref: 'NOBODY', ...channelBody } }) },
    'referrals.claim': {
      access: 'user',
      send: () => ({ body: { code: 'NOBODY', ...channelBody } }),
      expectedAnswer: '404 referrals.unknown_code',
    },
    'referrals.credit': {
      access: 'user',
      send: ({ userId }) => ({ body: { referrerId: userId, referredId: userId } }),
      expectedAnswer: '404 referrals.not_found',
      idParams: { 'body.referrerId': 'user', 'body.referredId': 'user' },
    },
    'referrals.mine': { access: 'user' },
    'referrals.share': { access: 'user', send: () => ({ body: channelBody }) },
    'referrals.analytics': { access: 'user', send: () => ({ query: { period: '30d' } }) },
    'referrals.insights': {
      access: 'user',
      send: () => ({ query: { period: 'all' } }),
      expectedAnswer: proOnly('403 plans.pro_only', '200'),
    },
    'referrals.board': {
      access: 'user',
      send: () => ({ body: { shown: { name: 'Amina', county: 'Nakuru' } } }),
      expectedAnswer: proOnly('403 plans.pro_only', '200'),
    },
    'referrals.held': { access: 'admin' },
    'referrals.decide': {
      access: 'admin',
      send: () => ({ params: { id: newId() }, body: { approve: true, note: '' } }),
      expectedAnswer: '404 referrals.not_found',
      idParams: { 'params.id': anyReferral },
    },
  },
});

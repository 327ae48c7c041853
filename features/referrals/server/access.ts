import { newId } from '#kit/pure/ids.ts';
import { defineAccess, proOnly } from '#kit/server/access.ts';

const device = '0123456789abcdef0123456789abcdef';
const channelBody = { via: 'whatsapp', variant: 'sw', device };
const anyReferral = { notPersonalReason: 'the staff decide for every farmer' };

export const referralsAccess = defineAccess()({
  operations: {
    'referrals.click': { who: 'anyone', send: () => ({ body: { ref: 'NOBODY', ...channelBody } }) },
    'referrals.claim': {
      who: 'user',
      send: () => ({ body: { code: 'NOBODY', ...channelBody } }),
      expectedAnswer: '404 referrals.unknown_code',
    },
    'referrals.credit': {
      who: 'user',
      send: ({ userId }) => ({ body: { referrerId: userId, referredId: userId } }),
      expectedAnswer: '404 referrals.not_found',
      ids: { 'body.referrerId': 'user', 'body.referredId': 'user' },
    },
    'referrals.mine': { who: 'user' },
    'referrals.share': { who: 'user', send: () => ({ body: channelBody }) },
    'referrals.analytics': { who: 'user', send: () => ({ query: { period: '30d' } }) },
    'referrals.insights': {
      who: 'user',
      send: () => ({ query: { period: 'all' } }),
      expectedAnswer: proOnly('403 plans.pro_only', '200'),
    },
    'referrals.board': {
      who: 'user',
      send: () => ({ body: { shown: { name: 'Amina', county: 'Nakuru' } } }),
      expectedAnswer: proOnly('403 plans.pro_only', '200'),
    },
    'referrals.held': { who: 'admin' },
    'referrals.decide': {
      who: 'admin',
      send: () => ({ params: { id: newId() }, body: { approve: true, note: '' } }),
      expectedAnswer: '404 referrals.not_found',
      ids: { 'params.id': anyReferral },
    },
  },
});

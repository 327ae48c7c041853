import { newId } from '#kit/pure/ids.ts';
import { defineAccess, proOnly } from '#kit/server/access.ts';

const device = '0123456789abcdef0123456789abcdef';
const way = { via: 'whatsapp', variant: 'sw', device };
const everybodys = { notOne: 'the staff decide for every farmer' };

export const referralsAccess = defineAccess()({
  operations: {
    'referrals.click': { who: 'anyone', send: () => ({ body: { ref: 'NOBODY', ...way } }) },
    'referrals.claim': {
      who: 'user',
      send: () => ({ body: { code: 'NOBODY', ...way } }),
      says: '404 referrals.unknown_code',
    },
    'referrals.credit': {
      who: 'user',
      send: ({ userId }) => ({ body: { referrerId: userId, referredId: userId } }),
      says: '404 referrals.not_found',
      ids: { 'body.referrerId': 'user', 'body.referredId': 'user' },
    },
    'referrals.mine': { who: 'user' },
    'referrals.share': { who: 'user', send: () => ({ body: way }) },
    'referrals.analytics': { who: 'user', send: () => ({ query: { period: '30d' } }) },
    'referrals.insights': {
      who: 'user',
      send: () => ({ query: { period: 'all' } }),
      says: proOnly('403 plans.pro_only', '200'),
    },
    'referrals.board': {
      who: 'user',
      send: () => ({ body: { shown: { name: 'Amina', county: 'Nakuru' } } }),
      says: proOnly('403 plans.pro_only', '200'),
    },
    'referrals.held': { who: 'admin' },
    'referrals.decide': {
      who: 'admin',
      send: () => ({ params: { id: newId() }, body: { approve: true, note: '' } }),
      says: '404 referrals.not_found',
      ids: { 'params.id': everybodys },
    },
  },
});

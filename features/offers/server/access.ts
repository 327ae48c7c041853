import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { defineAccess } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const goods = {
  crop: 'maize',
  grade: 'grade_1',
  unit: 'bag_90kg',
  kg_each: null,
  price: 3_600,
  county: 'Nakuru',
  ward: null,
  note: '',
  phone: '0712345678',
};
/** Repeated offers are refused. */
let bags = 0;
const everybodys = { notOne: 'an offer that everybody signed in reads' } as const;

export const offersAccess = defineAccess<typeof contract>()({
  operations: {
    'offers.list': {
      who: 'user',
      send: (own) => ({ query: { crop: 'maize', near: own.has('fields') } }),
      ids: { 'query.near': 'fields' },
    },
    'offers.one': {
      who: 'user',
      send: (own) => ({ params: { id: own.has('sell_offers') } }),
      ids: { 'params.id': 'sell_offers' },
    },
    'offers.queue': { who: 'admin' },
    'offers.judge': {
      who: 'admin',
      send: (own) => ({ params: { id: own.has('sell_offers') }, body: { act: 'approve', note: null } }),
      says: '404 offers.not_found',
      ids: { 'params.id': { notOne: 'staff judge what every farmer offers' } },
    },
  },
  commands: {
    'offers.post': {
      args: (own) => ({
        id: newId(),
        ...goods,
        quantity: (bags += 1),
        field_id: own.has('fields'),
        ready_from: addDays(dayInNairobi(new Date()), 3),
      }),
      ids: { id: { made: 'sell_offers', taken: 'offers.posted_already' }, field_id: 'fields' },
    },
    'offers.reply': {
      args: () => ({ id: newId(), offer_id: newId(), price: 3_600, message: '', phone: '0712345678' }),
      says: 'offers.not_found',
      ids: { id: { made: 'sell_replies', taken: 'offers.not_found' }, offer_id: everybodys },
    },
    'offers.accept': { args: () => ({ id: newId() }), says: 'offers.not_found', ids: { id: 'sell_replies' } },
    'offers.withdraw_reply': {
      args: (own) => ({ id: own.has('sell_replies') }),
      ids: { id: 'sell_replies' },
    },
    'offers.report': {
      args: () => ({ id: newId(), target: 'offer', target_id: newId(), reason: 'spam', note: null }),
      says: 'offers.not_found',
      ids: { id: { made: 'sell_reports', taken: 'offers.not_found' }, target_id: everybodys },
    },
    'offers.change': {
      args: (own) => ({
        id: own.has('sell_offers'),
        grade: 'grade_2',
        quantity: 7,
        price: 3_500,
        ready_from: addDays(dayInNairobi(new Date()), 4),
        note: '',
      }),
      says: 'offers.not_open',
      ids: { id: 'sell_offers' },
    },
    'offers.close': { args: (own) => ({ id: own.has('sell_offers') }), ids: { id: 'sell_offers' } },
  },
});

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
const readByEveryone = { notPersonalReason: 'any signed-in user can read an offer' } as const;

export const offersAccess = defineAccess<typeof contract>()({
  operations: {
    'offers.list': {
      who: 'user',
      send: (own) => ({ query: { crop: 'maize', near: own.idOf('fields') } }),
      ids: { 'query.near': 'fields' },
    },
    'offers.one': {
      who: 'user',
      send: (own) => ({ params: { id: own.idOf('sell_offers') } }),
      ids: { 'params.id': 'sell_offers' },
    },
    'offers.queue': { who: 'admin' },
    'offers.judge': {
      who: 'admin',
      send: (own) => ({ params: { id: own.idOf('sell_offers') }, body: { act: 'approve', note: null } }),
      expectedAnswer: '404 offers.not_found',
      ids: { 'params.id': { notPersonalReason: 'staff moderate the offers of all farmers' } },
    },
  },
  commands: {
    'offers.post': {
      args: (own) => ({
        id: newId(),
        ...goods,
        quantity: (bags += 1),
        field_id: own.idOf('fields'),
        ready_from: addDays(dayInNairobi(new Date()), 3),
      }),
      ids: { id: { createdFor: 'sell_offers', refusalIfTaken: 'offers.posted_already' }, field_id: 'fields' },
    },
    'offers.reply': {
      args: () => ({ id: newId(), offer_id: newId(), price: 3_600, message: '', phone: '0712345678' }),
      expectedAnswer: 'offers.not_found',
      ids: {
        id: { createdFor: 'sell_replies', refusalIfTaken: 'offers.not_found' },
        offer_id: readByEveryone,
      },
    },
    'offers.accept': {
      args: () => ({ id: newId() }),
      expectedAnswer: 'offers.not_found',
      ids: { id: 'sell_replies' },
    },
    'offers.withdraw_reply': {
      args: (own) => ({ id: own.idOf('sell_replies') }),
      ids: { id: 'sell_replies' },
    },
    'offers.report': {
      args: () => ({ id: newId(), target: 'offer', target_id: newId(), reason: 'spam', note: null }),
      expectedAnswer: 'offers.not_found',
      ids: {
        id: { createdFor: 'sell_reports', refusalIfTaken: 'offers.not_found' },
        target_id: readByEveryone,
      },
    },
    'offers.change': {
      args: (own) => ({
        id: own.idOf('sell_offers'),
        grade: 'grade_2',
        quantity: 7,
        price: 3_500,
        ready_from: addDays(dayInNairobi(new Date()), 4),
        note: '',
      }),
      expectedAnswer: 'offers.not_open',
      ids: { id: 'sell_offers' },
    },
    'offers.close': { args: (own) => ({ id: own.idOf('sell_offers') }), ids: { id: 'sell_offers' } },
  },
});

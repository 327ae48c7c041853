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
      access: 'user',
      send: (caller) => ({ query: { crop: 'maize', near: caller.idOf('fields') } }),
      idParams: { 'query.near': 'fields' },
    },
    'offers.one': {
      access: 'user',
      send: (caller) => ({ params: { id: caller.idOf('sell_offers') } }),
      idParams: { 'params.id': 'sell_offers' },
    },
    'offers.queue': { access: 'admin' },
    'offers.judge': {
      access: 'admin',
      send: (caller) => ({
        params: { id: caller.idOf('sell_offers') },
        body: { act: 'approve', note: null },
      }),
      expectedAnswer: '404 offers.not_found',
      idParams: { 'params.id': { notPersonalReason: 'staff moderate the offers of all farmers' } },
    },
  },
  commands: {
    'offers.post': {
      sampleArgs: (caller) => ({
        id: newId(),
        ...goods,
        quantity: (bags += 1),
        field_id: caller.idOf('fields'),
        ready_from: addDays(dayInNairobi(new Date()), 3),
      }),
      idParams: {
        id: { createdFor: 'sell_offers', refusalIfTaken: 'offers.posted_already' },
        field_id: 'fields',
      },
    },
    'offers.reply': {
      sampleArgs: () => ({ id: newId(), offer_id: newId(), price: 3_600, message: '', phone: '0712345678' }),
      expectedAnswer: 'offers.not_found',
      idParams: {
        id: { createdFor: 'sell_replies', refusalIfTaken: 'offers.not_found' },
        offer_id: readByEveryone,
      },
    },
    'offers.accept': {
      sampleArgs: () => ({ id: newId() }),
      expectedAnswer: 'offers.not_found',
      idParams: { id: 'sell_replies' },
    },
    'offers.withdraw_reply': {
      sampleArgs: (caller) => ({ id: caller.idOf('sell_replies') }),
      idParams: { id: 'sell_replies' },
    },
    'offers.report': {
      sampleArgs: () => ({ id: newId(), target: 'offer', target_id: newId(), reason: 'spam', note: null }),
      expectedAnswer: 'offers.not_found',
      idParams: {
        id: { createdFor: 'sell_reports', refusalIfTaken: 'offers.not_found' },
        target_id: readByEveryone,
      },
    },
    'offers.change': {
      sampleArgs: (caller) => ({
        id: caller.idOf('sell_offers'),
        grade: 'grade_2',
        quantity: 7,
        price: 3_500,
        ready_from: addDays(dayInNairobi(new Date()), 4),
        note: '',
      }),
      expectedAnswer: 'offers.not_open',
      idParams: { id: 'sell_offers' },
    },
    'offers.close': {
      sampleArgs: (caller) => ({ id: caller.idOf('sell_offers') }),
      idParams: { id: 'sell_offers' },
    },
  },
});

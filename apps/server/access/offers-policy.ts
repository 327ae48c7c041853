import { addDays, dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import type { CommandPolicy, Policy } from './policy.ts';

const everybodys = { notOne: 'an offer that everybody signed in reads' } as const;

export const offersPolicy: Readonly<Record<string, Policy>> = {
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
  'price_alerts.markets': { who: 'user', send: () => ({ query: { crop: 'maize' } }) },
  'offers.queue': { who: 'admin' },
  'offers.judge': {
    who: 'admin',
    send: (own) => ({ params: { id: own.has('sell_offers') }, body: { act: 'approve', note: null } }),
    says: '404 offers.not_found',
    ids: { 'params.id': { notOne: 'staff judge what every farmer offers' } },
  },
};

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
let bags = 0;

export const offersCommands: Readonly<Record<string, CommandPolicy>> = {
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
  'offers.withdraw_reply': { args: (own) => ({ id: own.has('sell_replies') }), ids: { id: 'sell_replies' } },
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
  'price_alerts.set': {
    args: () => ({
      id: newId(),
      crop: 'maize',
      market: null,
      county: null,
      direction: 'above',
      price: 4_000,
      unit: 'bag_90kg',
      kg_each: null,
    }),
    ids: { id: { made: 'price_alerts' } },
  },
  'price_alerts.remove': { args: (own) => ({ id: own.has('price_alerts') }), ids: { id: 'price_alerts' } },
};

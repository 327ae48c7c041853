import { dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { defineAccess, made, proOnly, type Names } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const everyFarmer: Names = { notOne: 'the staff look at what every farmer reported' };
const ofAsker = { 'params.id': everyFarmer } as const;

export const marketAccess = defineAccess<typeof contract>()({
  operations: {
    'market.insights': {
      who: 'user',
      send: (own) => ({ query: { crop: 'maize', field: own.has('fields') } }),
      says: proOnly('403 plans.pro_only', '200'),
      ids: { 'query.field': 'fields' },
    },
    'market.desk': { who: 'admin' },
    'market.list': {
      who: 'admin',
      send: () => ({ query: { name: 'x.csv' }, bytes: Buffer.from('a,b\n1,2\n') }),
      says: '422 market.list_columns',
    },
    'market.sync': { who: 'admin', says: '503 market.no_feed' },
    'market.report_photo': {
      who: 'admin',
      send: ({ asker }) => ({
        params: { id: asker.has('market_reports') },
        query: { user_id: asker.userId },
      }),
      says: '404 photo.not_found',
      ids: { ...ofAsker, 'query.user_id': everyFarmer },
    },
    'market.decide': {
      who: 'admin',
      send: ({ asker }) => ({
        params: { id: asker.has('market_reports') },
        body: { user_id: asker.userId, count: false },
      }),
      ids: { ...ofAsker, 'body.user_id': everyFarmer },
    },
  },
  commands: {
    'market.report': {
      args: () => ({
        id: newId(),
        kind: 'board',
        crop: 'maize',
        market: 'Njoro',
        county: 'Nakuru',
        price: 4200,
        measure: 'bag_90kg',
        each_kg: 90,
        day: dayInNairobi(new Date()),
        photo: null,
      }),
      ids: { id: made('market_reports'), photo: 'photo' },
    },
  },
});

import { dayInNairobi } from '#kit/pure/days.ts';
import { newId } from '#kit/pure/ids.ts';
import { defineAccess, createdId, proOnly, type IdMeaning } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const everyFarmer: IdMeaning = { notPersonalReason: 'staff review the reports of all farmers' };
const ofAsker = { 'params.id': everyFarmer } as const;

export const marketAccess = defineAccess<typeof contract>()({
  operations: {
    'market.insights': {
      access: 'user',
      send: (caller) => ({ query: { crop: 'maize', field: caller.idOf('fields') } }),
      expectedAnswer: proOnly('403 plans.pro_only', '200'),
      idParams: { 'query.field': 'fields' },
    },
    'market.desk': { access: 'admin' },
    'market.list': {
      access: 'admin',
      send: () => ({ query: { name: 'x.csv' }, bytes: Buffer.from('a,b\n1,2\n') }),
      expectedAnswer: '422 market.list_columns',
    },
    'market.sync': { access: 'admin', expectedAnswer: '503 market.no_feed' },
    'market.report_photo': {
      access: 'admin',
      send: ({ supportedFarmer }) => ({
        params: { id: supportedFarmer.idOf('market_reports') },
        query: { user_id: supportedFarmer.userId },
      }),
      expectedAnswer: '404 photo.not_found',
      idParams: { ...ofAsker, 'query.user_id': everyFarmer },
    },
    'market.decide': {
      access: 'admin',
      send: ({ supportedFarmer }) => ({
        params: { id: supportedFarmer.idOf('market_reports') },
        body: { user_id: supportedFarmer.userId, count: false },
      }),
      idParams: { ...ofAsker, 'body.user_id': everyFarmer },
    },
  },
  commands: {
    'market.report': {
      sampleArgs: () => ({
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
      idParams: { id: createdId('market_reports'), photo: 'photo' },
    },
  },
});

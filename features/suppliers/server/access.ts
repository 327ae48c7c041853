import { newId } from '#kit/pure/ids.ts';
import { defineAccess, made, type Names } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

const shop = {
  name: 'Duka la Kuresoi',
  kind: 'agrovet',
  products: [],
  phone: null,
  whatsapp: null,
  place: 'Kuresoi',
  county: 'Nakuru',
  lat: null,
  lng: null,
  opening_hours: null,
  languages: [],
  licence_no: null,
};
const everyFarmer: Names = { notOne: 'the staff decide for every farmer' };

export const suppliersAccess = defineAccess<typeof contract>()({
  operations: {
    'suppliers.near': { who: 'user', send: () => ({ body: { lat: -0.3, lng: 36.1, product: 'seed' } }) },
    'suppliers.sms': {
      who: 'user',
      send: () => ({
        body: { id: newId(), supplierPhone: '+254700000001', productName: 'mbegu', farmerLocation: 'Njoro' },
      }),
      says: '404 suppliers.not_listed',
      ids: { 'body.id': made('supplier_messages') },
    },
    'suppliers.queue': { who: 'admin' },
    'suppliers.decide': {
      who: 'admin',
      send: ({ asker }) => ({
        params: { id: asker.has('supplier_suggestions') },
        body: { user_id: asker.userId, accept: false, reason: 'Halipo', corrected: null },
      }),
      ids: { 'params.id': everyFarmer, 'body.user_id': everyFarmer },
    },
    'suppliers.settle_report': {
      who: 'admin',
      send: ({ asker }) => ({
        params: { id: asker.has('supplier_reports') },
        body: { user_id: asker.userId, act: 'keep', corrected: null },
      }),
      ids: { 'params.id': everyFarmer, 'body.user_id': everyFarmer },
    },
  },
  commands: {
    'suppliers.suggest': {
      args: () => ({ id: newId(), own: false, ...shop }),
      ids: { id: made('supplier_suggestions') },
    },
    'suppliers.report': {
      args: () => ({ id: newId(), listing_id: newId(), what: 'closed', note: null }),
      says: 'suppliers.not_found',
      ids: {
        id: made('supplier_reports'),
        listing_id: { notOne: 'a shop of the directory that everybody reads' },
      },
    },
  },
});

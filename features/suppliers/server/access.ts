import { newId } from '#kit/pure/ids.ts';
import { defineAccess, createdId, type IdMeaning } from '#kit/server/access.ts';
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
const everyFarmer: IdMeaning = { notPersonalReason: 'the staff decide for every farmer' };

export const suppliersAccess = defineAccess<typeof contract>()({
  operations: {
    'suppliers.near': { access: 'user', send: () => ({ body: { lat: -0.3, lng: 36.1, product: 'seed' } }) },
    'suppliers.sms': {
      access: 'user',
      send: () => ({
        body: { id: newId(), supplierPhone: '+254700000001', productName: 'mbegu', farmerLocation: 'Njoro' },
      }),
      expectedAnswer: '404 suppliers.not_listed',
      idParams: { 'body.id': createdId('supplier_messages') },
    },
    'suppliers.queue': { access: 'admin' },
    'suppliers.decide': {
      access: 'admin',
      send: ({ supportedFarmer }) => ({
        params: { id: supportedFarmer.idOf('supplier_suggestions') },
        body: { user_id: supportedFarmer.userId, accept: false, reason: 'Halipo', corrected: null },
      }),
      idParams: { 'params.id': everyFarmer, 'body.user_id': everyFarmer },
    },
    'suppliers.settle_report': {
      access: 'admin',
      send: ({ supportedFarmer }) => ({
        params: { id: supportedFarmer.idOf('supplier_reports') },
        body: { user_id: supportedFarmer.userId, act: 'keep', corrected: null },
      }),
      idParams: { 'params.id': everyFarmer, 'body.user_id': everyFarmer },
    },
  },
  commands: {
    'suppliers.suggest': {
      sampleArgs: () => ({ id: newId(), own: false, ...shop }),
      idParams: { id: createdId('supplier_suggestions') },
    },
    'suppliers.report': {
      sampleArgs: () => ({ id: newId(), listing_id: newId(), what: 'closed', note: null }),
      expectedAnswer: 'suppliers.not_found',
      idParams: {
        id: createdId('supplier_reports'),
        listing_id: { notPersonalReason: 'a shop of the directory that everybody reads' },
      },
    },
  },
});

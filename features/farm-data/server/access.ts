import { newId } from '#kit/pure/ids.ts';
import { defineAccess, made } from '#kit/server/access.ts';

export const farmDataAccess = defineAccess()({
  operations: {
    'data.size': { who: 'user' },
    'data.export': { who: 'user' },
    'data.export_zip': { who: 'user', send: () => ({ query: { photos: '1' } }) },
    'data.fields_geojson': { who: 'user' },
    'data.make_copy': {
      who: 'user',
      send: () => ({ body: { id: newId(), photos: false } }),
      ids: { 'body.id': made('data_exports') },
    },
    'data.copies': { who: 'user' },
    'data.copy': {
      who: 'user',
      send: (own) => ({ params: { id: own.has('data_exports') } }),
      ids: { 'params.id': 'data_exports' },
    },
    'data.restore': {
      who: 'user',
      send: () => ({ bytes: Buffer.from('{}') }),
      says: '422 data.file_not_ours',
    },
    'data.make_statement': {
      who: 'user',
      send: (own) => ({ body: { id: newId(), field_id: own.has('fields'), season: '2026', language: 'sw' } }),
      ids: { 'body.id': made('statements'), 'body.field_id': 'fields' },
    },
    'data.statements': { who: 'user' },
    'data.statement_pdf': {
      who: 'user',
      send: (own) => ({ params: { code: own.has('code') } }),
      ids: { 'params.code': 'code' },
    },
    'data.verify': {
      who: 'anyone',
      send: (own) => ({ params: { code: own.asker.has('code') } }),
      ids: { 'params.code': { notOne: 'whoever holds the paper may ask' } },
    },
    'data.delete': { who: 'user', send: () => ({ body: { what: 'scans' } }), ends: true },
    'data.delete_account': { who: 'user', send: () => ({ body: { when: 'later' } }), ends: true },
  },
});

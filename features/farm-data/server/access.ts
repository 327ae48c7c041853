import { newId } from '#kit/pure/ids.ts';
import { defineAccess, createdId } from '#kit/server/access.ts';

export const farmDataAccess = defineAccess()({
  operations: {
    'data.size': { who: 'user' },
    'data.export': { who: 'user' },
    'data.export_zip': { who: 'user', send: () => ({ query: { photos: '1' } }) },
    'data.fields_geojson': { who: 'user' },
    'data.make_copy': {
      who: 'user',
      send: () => ({ body: { id: newId(), photos: false } }),
      ids: { 'body.id': createdId('data_exports') },
    },
    'data.copies': { who: 'user' },
    'data.copy': {
      who: 'user',
      send: (own) => ({ params: { id: own.idOf('data_exports') } }),
      ids: { 'params.id': 'data_exports' },
    },
    'data.restore': {
      who: 'user',
      send: () => ({ bytes: Buffer.from('{}') }),
      expectedAnswer: '422 data.file_not_ours',
    },
    'data.make_statement': {
      who: 'user',
      send: (own) => ({
        body: { id: newId(), field_id: own.idOf('fields'), season: '2026', language: 'sw' },
      }),
      ids: { 'body.id': createdId('statements'), 'body.field_id': 'fields' },
    },
    'data.statements': { who: 'user' },
    'data.statement_pdf': {
      who: 'user',
      send: (own) => ({ params: { code: own.idOf('code') } }),
      ids: { 'params.code': 'code' },
    },
    'data.verify': {
      who: 'anyone',
      send: (own) => ({ params: { code: own.supportedFarmer.idOf('code') } }),
      ids: { 'params.code': { notPersonalReason: 'anyone with the printed code may verify it' } },
    },
    'data.delete': { who: 'user', send: () => ({ body: { what: 'scans' } }), endsSession: true },
    'data.delete_account': { who: 'user', send: () => ({ body: { when: 'later' } }), endsSession: true },
  },
});

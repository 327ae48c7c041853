import { newId } from '#kit/pure/ids.ts';
import { defineAccess, createdId } from '#kit/server/access.ts';

export const farmDataAccess = defineAccess()({
  operations: {
    'data.size': { access: 'user' },
    'data.export': { access: 'user' },
    'data.export_zip': { access: 'user', send: () => ({ query: { photos: '1' } }) },
    'data.fields_geojson': { access: 'user' },
    'data.make_copy': {
      access: 'user',
      send: () => ({ body: { id: newId(), photos: false } }),
      idParams: { 'body.id': createdId('data_exports') },
    },
    'data.copies': { access: 'user' },
    'data.copy': {
      access: 'user',
      send: (caller) => ({ params: { id: caller.idOf('data_exports') } }),
      idParams: { 'params.id': 'data_exports' },
    },
    'data.restore': {
      access: 'user',
      send: () => ({ bytes: Buffer.from('{}') }),
      expectedAnswer: '422 data.file_not_ours',
    },
    'data.make_statement': {
      access: 'user',
      send: (caller) => ({
        body: { id: newId(), field_id: caller.idOf('fields'), season: '2026', language: 'sw' },
      }),
      idParams: { 'body.id': createdId('statements'), 'body.field_id': 'fields' },
    },
    'data.statements': { access: 'user' },
    'data.statement_pdf': {
      access: 'user',
      send: (caller) => ({ params: { code: caller.idOf('code') } }),
      idParams: { 'params.code': 'code' },
    },
    'data.verify': {
      access: 'anyone',
      send: (caller) => ({ params: { code: caller.supportedFarmer.idOf('code') } }),
      idParams: { 'params.code': { notPersonalReason: 'anyone with the printed code may verify it' } },
    },
    'data.delete': { access: 'user', send: () => ({ body: { what: 'scans' } }), endsSession: true },
    'data.delete_account': { access: 'user', send: () => ({ body: { when: 'later' } }), endsSession: true },
  },
});

import { newId } from '#kit/pure/ids.ts';
import { made, type Names, type Policy } from './policy.ts';
import { HOOK_SECRET, VERIFY_TOKEN } from './settings.ts';

const key: Names = { notOne: 'the key of the door' };
const form = (text: string) => ({
  params: { secret: HOOK_SECRET },
  bytes: Buffer.from(text),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

export const dataPolicy: Readonly<Record<string, Policy>> = {
  openapi: { who: 'anyone' },
  start: {
    who: 'anyone',
    send: (own) => ({ query: { user: own.userId, cursor: 0 } }),
    ids: { 'query.user': 'user' },
  },
  'health.alive': { who: 'anyone' },
  'health.ready': { who: 'anyone' },
  'operator.metrics': { who: 'operator' },
  'notify.whatsapp_verify': {
    who: 'anyone',
    send: () => ({
      query: { 'hub.mode': 'subscribe', 'hub.verify_token': VERIFY_TOKEN, 'hub.challenge': '42' },
    }),
    says: '404 hooks.unknown',
  },
  'notify.whatsapp_hook': {
    who: 'anyone',
    send: () => ({ bytes: Buffer.from('{}'), headers: { 'content-type': 'application/json' } }),
    says: '401 hooks.signature',
  },
  'notify.sms_report': {
    who: 'anyone',
    send: () => form('id=x&status=Success'),
    ids: { 'params.secret': key },
  },
  'text_line.sms': {
    who: 'anyone',
    send: () => form(`from=%2B254799000001&to=22384&text=habari&id=${newId()}`),
    ids: { 'params.secret': key },
  },
  'text_line.ussd': {
    who: 'anyone',
    send: () => form('sessionId=s&serviceCode=*384*1%23&phoneNumber=%2B254799000001&text='),
    ids: { 'params.secret': key },
  },
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
  'data.restore': { who: 'user', send: () => ({ bytes: Buffer.from('{}') }), says: '422 data.file_not_ours' },
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
};

import { defineAccess, proOnly } from '#kit/server/access.ts';

export const satelliteAccess = defineAccess()({
  operations: {
    'satellite.analyze': {
      access: 'user',
      send: (caller) => ({ body: { field_id: caller.idOf('fields') } }),
      expectedAnswer: proOnly('403 plans.pro_only', '503 satellite.off'),
      idParams: { 'body.field_id': 'fields' },
    },
    'satellite.run': {
      access: 'user',
      send: (caller) => ({ params: { id: caller.idOf('satellite_runs') } }),
      idParams: { 'params.id': 'satellite_runs' },
    },
    'satellite.latest_run': {
      access: 'user',
      send: (caller) => ({ params: { id: caller.idOf('fields') } }),
      idParams: { 'params.id': 'fields' },
    },
    'satellite.report_pdf': {
      access: 'user',
      send: (caller) => ({ params: { id: caller.idOf('satellite_results') }, query: { language: 'en' } }),
      expectedAnswer: '404 satellite.not_found',
      idParams: { 'params.id': 'satellite_results' },
    },
  },
});

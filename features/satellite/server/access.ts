import { defineAccess, proOnly } from '#kit/server/access.ts';

export const satelliteAccess = defineAccess()({
  operations: {
    'satellite.analyze': {
      who: 'user',
      send: (own) => ({ body: { field_id: own.idOf('fields') } }),
      expectedAnswer: proOnly('403 plans.pro_only', '503 satellite.off'),
      ids: { 'body.field_id': 'fields' },
    },
    'satellite.run': {
      who: 'user',
      send: (own) => ({ params: { id: own.idOf('satellite_runs') } }),
      ids: { 'params.id': 'satellite_runs' },
    },
    'satellite.latest_run': {
      who: 'user',
      send: (own) => ({ params: { id: own.idOf('fields') } }),
      ids: { 'params.id': 'fields' },
    },
    'satellite.report_pdf': {
      who: 'user',
      send: (own) => ({ params: { id: own.idOf('satellite_results') }, query: { language: 'en' } }),
      expectedAnswer: '404 satellite.not_found',
      ids: { 'params.id': 'satellite_results' },
    },
  },
});

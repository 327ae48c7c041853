import { defineAccess } from '#kit/server/access.ts';

export const weatherAccess = defineAccess()({
  operations: {
    'weather.get': {
      who: 'user',
      send: (own) => ({ query: { field: own.has('fields') } }),
      ids: { 'query.field': 'fields' },
    },
  },
});

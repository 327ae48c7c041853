import { defineAccess } from '#kit/server/access.ts';

export const weatherAccess = defineAccess()({
  operations: {
    'weather.get': {
      who: 'user',
      send: (own) => ({ query: { field: own.idOf('fields') } }),
      ids: { 'query.field': 'fields' },
    },
  },
});

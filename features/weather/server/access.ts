import { defineAccess } from '#kit/server/access.ts';

export const weatherAccess = defineAccess()({
  operations: {
    'weather.get': {
      access: 'user',
      send: (caller) => ({ query: { field: caller.idOf('fields') } }),
      idParams: { 'query.field': 'fields' },
    },
  },
});

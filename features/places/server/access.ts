import { defineAccess } from '#kit/server/access.ts';

export const placesAccess = defineAccess()({
  operations: {
    'places.wider': { who: 'user' },
    'places.search': { who: 'user', send: () => ({ body: { query: 'Njoro', language: 'sw' } }) },
    'places.reverse': { who: 'user', send: () => ({ body: { lat: -0.3, lng: 36.1, language: 'sw' } }) },
  },
});

import { defineAccess } from '#kit/server/access.ts';

export const placesAccess = defineAccess()({
  operations: {
    'places.wider': { access: 'user' },
    'places.search': { access: 'user', send: () => ({ body: { query: 'Njoro', language: 'sw' } }) },
    'places.reverse': { access: 'user', send: () => ({ body: { lat: -0.3, lng: 36.1, language: 'sw' } }) },
  },
});

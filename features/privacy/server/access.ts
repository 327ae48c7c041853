import { defineAccess } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

export const privacyAccess = defineAccess<typeof contract>()({
  operations: {
    'privacy.count_pages': {
      access: 'anyone',
      send: () => ({ body: { pages: [{ page: '/fields', n: 1 }] } }),
    },
    'privacy.pages': { access: 'operator' },
  },
  commands: {
    'privacy.consent': {
      sampleArgs: () => ({ purpose: 'page_counts', given: true, wording: 1, language: 'sw' }),
    },
  },
});

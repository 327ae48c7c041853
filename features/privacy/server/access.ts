import { defineAccess } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

export const privacyAccess = defineAccess<typeof contract>()({
  operations: {
    'privacy.count_pages': { who: 'anyone', send: () => ({ body: { pages: [{ page: '/fields', n: 1 }] } }) },
    'privacy.pages': { who: 'operator' },
  },
  commands: {
    'privacy.consent': { args: () => ({ purpose: 'page_counts', given: true, wording: 1, language: 'sw' }) },
  },
});

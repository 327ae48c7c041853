import { defineAccess, proOnly } from '#kit/server/access.ts';

export const adminAccess = defineAccess()({
  operations: {
    'admin.mission': { who: 'user', expectedAnswer: proOnly('403 plans.pro_only', '200') },
    'admin.system': { who: 'admin' },
    'admin.retry_jobs': { who: 'admin', send: () => ({ body: { name: 'people.mail' } }) },
    'admin.database': { who: 'admin' },
    'admin.acts': { who: 'admin' },
  },
});

import { defineAccess, proOnly } from '#kit/server/access.ts';

export const adminAccess = defineAccess()({
  operations: {
    'admin.mission': { access: 'user', expectedAnswer: proOnly('403 plans.pro_only', '200') },
    'admin.system': { access: 'admin' },
    'admin.retry_jobs': { access: 'admin', send: () => ({ body: { name: 'people.mail' } }) },
    'admin.database': { access: 'admin' },
    'admin.acts': { access: 'admin' },
  },
});

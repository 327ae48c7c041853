import { defineAccess } from '#kit/server/access.ts';

export const plansAccess = defineAccess()({
  operations: {
    'plans.check': { access: 'user' },
    'plans.read': { access: 'user' },
    'plans.start_trial': {
      access: 'user',
      send: () => ({ body: {} }),
      expectedAnswer: { trial: '409 plans.trial_used' },
      endsSession: true,
    },
  },
});

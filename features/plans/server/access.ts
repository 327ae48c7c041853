import { defineAccess } from '#kit/server/access.ts';

export const plansAccess = defineAccess()({
  operations: {
    'plans.check': { who: 'user' },
    'plans.read': { who: 'user' },
    'plans.start_trial': {
      who: 'user',
      send: () => ({ body: {} }),
      expectedAnswer: { trial: '409 plans.trial_used' },
      endsSession: true,
    },
  },
});

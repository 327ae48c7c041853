import { defineAccess } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

/** Access rules, with example arguments for the access test (apps/server/access). */
export const alertsAccess = defineAccess<typeof contract>()({
  operations: {
    'alerts.look': { access: 'user' },
    'alerts.list': { access: 'user' },
    'alerts.hit_rates': { access: 'user' },
  },
  commands: {
    'alerts.mute': { sampleArgs: () => ({ theme: 'frost' }) },
    'alerts.unmute': { sampleArgs: () => ({ theme: 'frost' }) },
    'alerts.feedback': {
      sampleArgs: (caller) => ({ id: caller.idOf('alerts'), answer: 'no' }),
      idParams: { id: 'alerts' },
    },
    'alerts.seen': {
      sampleArgs: (caller) => ({ ids: [caller.idOf('alerts')] }),
      idParams: { ids: 'alerts' },
    },
  },
});

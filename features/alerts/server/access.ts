import { defineAccess } from '#kit/server/access.ts';
import type * as contract from '../contract.ts';

export const alertsAccess = defineAccess<typeof contract>()({
  operations: {
    'alerts.look': { who: 'user' },
    'alerts.list': { who: 'user' },
    'alerts.hit_rates': { who: 'user' },
  },
  commands: {
    'alerts.mute': { args: () => ({ theme: 'frost' }) },
    'alerts.unmute': { args: () => ({ theme: 'frost' }) },
    'alerts.feedback': { args: (own) => ({ id: own.idOf('alerts'), answer: 'no' }), ids: { id: 'alerts' } },
    'alerts.seen': { args: (own) => ({ ids: [own.idOf('alerts')] }), ids: { ids: 'alerts' } },
  },
});

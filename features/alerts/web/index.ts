import { defineWebFeature, route, routeWithId } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';

export const alertsWeb = defineWebFeature<typeof contract>()({
  routes: [
    route('/alerts', 'user', async () => (await import('./AlertsScreen.tsx')).AlertsScreen),
    routeWithId('/alerts/:id', 'user', async () => (await import('./AlertScreen.tsx')).AlertScreen),
  ],
  projections: async () => (await import('./projections.ts')).alertProjections,
  outboxText: async () => (await import('./outbox-text.ts')).alertOutboxText,
});

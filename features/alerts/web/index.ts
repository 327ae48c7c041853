import { defineWebFeature, route, routeWithId } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';

export const alertsWeb = defineWebFeature<typeof contract>()({
  routes: [
    route('/alerts', 'user', async () => (await import('./AlertsScreen.tsx')).AlertsScreen),
    routeWithId('/alerts/:id', 'user', async () => (await import('./AlertScreen.tsx')).AlertScreen),
  ],
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

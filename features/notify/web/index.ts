import { defineWebFeature, route } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';

export const notifyWeb = defineWebFeature<typeof contract>()({
  routes: [
    route(
      '/notifications',
      'user',
      async () => (await import('./NotificationsScreen.tsx')).NotificationsScreen,
    ),
    route('/unsubscribe', 'public', async () => (await import('./UnsubscribeScreen.tsx')).UnsubscribeScreen),
  ],
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

import { defineWebFeature, route, routeWithId } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';

export const historyWeb = defineWebFeature<typeof contract>()({
  routes: [
    routeWithId(
      '/fields/:id/history/add',
      'user',
      async () => (await import('./AddEntryScreen.tsx')).AddEntryScreen,
    ),
    route('/fields/:id/history/:entry', 'user', async () => (await import('./EntryScreen.tsx')).EntryScreen),
  ],
  lazyKinds: { field_event: 'field_id' },
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

import { defineWebFeature, route } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';

export const memoryWeb = defineWebFeature<typeof contract>()({
  routes: [route('/settings/memory', 'user', async () => (await import('./MemoryScreen.tsx')).MemoryScreen)],
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

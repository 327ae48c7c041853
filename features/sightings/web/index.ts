import type { ResultSlots } from '#features/scanner/web/result/result-slots.tsx';
import { defineWebFeature, route } from '#kit/web/feature.ts';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';
import type * as contract from '../contract.ts';

export const sightingsWeb = defineWebFeature<typeof contract>()({
  routes: [route('/sightings', 'user', async () => (await import('./SightingsScreen.tsx')).SightingsScreen)],
  slots: {
    Share: lazyComponent(async () => (await import('./ShareScan.tsx')).ShareScan),
  } satisfies ResultSlots,
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

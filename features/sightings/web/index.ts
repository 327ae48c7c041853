import type { ResultSlots } from '#features/scanner/web/result/result-slots.tsx';
import { defineWebFeature, route } from '#kit/web/feature.ts';
import { part } from '#kit/web/ui/part.ts';
import type * as contract from '../contract.ts';

export const sightingsWeb = defineWebFeature<typeof contract>()({
  routes: [route('/sightings', 'user', async () => (await import('./SightingsScreen.tsx')).SightingsScreen)],
  slots: {
    Share: part(async () => (await import('./ShareScan.tsx')).ShareScan),
  } satisfies ResultSlots,
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

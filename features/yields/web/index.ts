// @cache later

import { defineWebFeature, route } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';

export const yieldsWeb = defineWebFeature<typeof contract>()({
  routes: [route('/yield-predictor', 'pro', async () => (await import('./YieldScreen.tsx')).YieldScreen)],
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

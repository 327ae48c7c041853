// @cache later

import { defineWebFeature, route } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';

export const marketWeb = defineWebFeature<typeof contract>()({
  routes: [
    route('/admin/prices', 'user', async () => (await import('./AdminPricesScreen.tsx')).AdminPricesScreen),
  ],
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

// @cache later

import { defineWebFeature, route } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';

export const priceAlertsWeb = defineWebFeature<typeof contract>()({
  routes: [
    route('/price-alerts', 'user', async () => (await import('./PriceAlertsScreen.tsx')).PriceAlertsScreen),
  ],
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

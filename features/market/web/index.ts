import { defineWebFeature, route } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';

export const marketWeb = defineWebFeature<typeof contract>()({
  routes: [
    route('/admin/prices', 'user', async () => (await import('./AdminPricesScreen.tsx')).AdminPricesScreen),
  ],
  projections: async () => (await import('./projections.ts')).marketProjections,
  outboxText: async () => (await import('./outbox-text.ts')).marketOutboxText,
});

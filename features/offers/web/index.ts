// @cache later

import { defineWebFeature, route, routeWithId } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';

export const offersWeb = defineWebFeature<typeof contract>()({
  routes: [
    route('/offers', 'user', async () => (await import('./OffersScreen.tsx')).OffersScreen),
    route('/offers/new', 'user', async () => (await import('./NewOfferScreen.tsx')).NewOfferScreen),
    routeWithId('/offers/:id', 'user', async () => (await import('./OfferScreen.tsx')).OfferScreen),
    route('/admin/offers', 'user', async () => (await import('./AdminOffersScreen.tsx')).AdminOffersScreen),
  ],
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

// @cache later

import { defineWebFeature, route } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';

export const organicWeb = defineWebFeature<typeof contract>()({
  routes: [route('/organic', 'user', async () => (await import('./OrganicScreen.tsx')).OrganicScreen)],
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

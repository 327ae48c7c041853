// @cache later

import { defineWebFeature, route, routeWithId } from '#kit/web/feature.ts';

export const farmDataWeb = defineWebFeature()({
  routes: [
    route('/settings/data', 'user', async () => (await import('./DataScreen.tsx')).DataScreen),
    route(
      '/settings/data/statement',
      'user',
      async () => (await import('./StatementScreen.tsx')).StatementScreen,
    ),
    route('/settings/data/import', 'user', async () => (await import('./ImportScreen.tsx')).ImportScreen),
    route('/settings/data/delete', 'user', async () => (await import('./DeleteScreen.tsx')).DeleteScreen),
    routeWithId('/verify/:id', 'public', async () => (await import('./VerifyScreen.tsx')).VerifyScreen),
  ],
});

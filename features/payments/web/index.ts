// @cache later

import { defineWebFeature, route } from '#kit/web/feature.ts';

export const paymentsWeb = defineWebFeature()({
  routes: [
    route(
      '/admin/refunds',
      'user',
      async () => (await import('./staff/AdminRefundsScreen.tsx')).AdminRefundsScreen,
    ),
    route('/upgrade', 'user', async () => (await import('./UpgradeScreen.tsx')).UpgradeScreen),
    route('/payment-callback', 'public', async () => (await import('./PaymentScreen.tsx')).PaymentScreen),
    route(
      '/subscription-settings',
      'user',
      async () => (await import('./subscription/SubscriptionScreen.tsx')).SubscriptionScreen,
    ),
  ],
});

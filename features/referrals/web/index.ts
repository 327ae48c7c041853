// @cache later

import { defineWebFeature, route } from '#kit/web/feature.ts';

export const referralsWeb = defineWebFeature()({
  routes: [
    route('/join', 'public', async () => (await import('./ArrivalScreen.tsx')).ArrivalScreen),
    route('/referrals', 'user', async () => (await import('./ReferralsScreen.tsx')).ReferralsScreen),
    route(
      '/admin/referrals',
      'user',
      async () => (await import('./AdminReferralsScreen.tsx')).AdminReferralsScreen,
    ),
  ],
});

// @cache later

import { defineWebFeature, route } from '#kit/web/feature.ts';

export const communityDemoWeb = defineWebFeature()({
  routes: [route('/community/legacy', 'user', async () => (await import('./DemoScreen.tsx')).DemoScreen)],
});

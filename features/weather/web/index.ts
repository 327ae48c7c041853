import { defineWebFeature, route } from '#kit/web/feature.ts';

export const weatherWeb = defineWebFeature()({
  routes: [route('/weather', 'user', async () => (await import('./WeatherScreen.tsx')).WeatherScreen)],
});

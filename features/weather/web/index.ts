import type { FieldSlots } from '#features/fields/web/field-slots.tsx';
import { defineWebFeature, route } from '#kit/web/feature.ts';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';

export const weatherWeb = defineWebFeature()({
  routes: [route('/weather', 'user', async () => (await import('./WeatherScreen.tsx')).WeatherScreen)],
  slots: {
    Sky: lazyComponent(async () => (await import('./FieldSky.tsx')).FieldSky),
  } satisfies FieldSlots,
});

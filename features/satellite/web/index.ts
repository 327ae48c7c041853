// @cache later

import type { FieldSlots } from '#features/fields/web/field-slots.tsx';
import { defineWebFeature } from '#kit/web/feature.ts';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';

export const satelliteWeb = defineWebFeature()({
  slots: {
    SatelliteBrief: lazyComponent(async () => (await import('./Brief.tsx')).Brief),
  } satisfies FieldSlots,
  outboxText: () => import('./outbox-text.ts'),
});

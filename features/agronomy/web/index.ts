import type { FieldSlots } from '#features/fields/web/field-slots.tsx';
import { defineWebFeature } from '#kit/web/feature.ts';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';

export const agronomyWeb = defineWebFeature()({
  slots: {
    Water: lazyComponent(async () => (await import('./WaterCard.tsx')).WaterCard),
  } satisfies FieldSlots,
});

import type { FieldSlots } from '#features/fields/web/field-slots.tsx';
import { defineWebFeature } from '#kit/web/feature.ts';
import { part } from '#kit/web/ui/part.ts';

export const agronomyWeb = defineWebFeature()({
  slots: {
    Water: part(async () => (await import('./WaterCard.tsx')).WaterCard),
  } satisfies FieldSlots,
});

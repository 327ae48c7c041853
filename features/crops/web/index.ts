import type { FieldSlots } from '#features/fields/web/field-slots.tsx';
import { defineWebFeature, route } from '#kit/web/feature.ts';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';
import type * as contract from '../contract.ts';

export const cropsWeb = defineWebFeature<typeof contract>()({
  routes: [
    route(
      '/fields/:id/crops/add',
      'user',
      async () => (await import('./form/AddCropScreen.tsx')).AddCropScreen,
    ),
    route(
      '/fields/:id/crops/:cropId',
      'user',
      async () => (await import('./crop/CropScreen.tsx')).CropScreen,
    ),
    route(
      '/fields/:id/crops/:cropId/edit',
      'user',
      async () => (await import('./form/EditCropScreen.tsx')).EditCropScreen,
    ),
  ],
  slots: {
    Crops: lazyComponent(async () => (await import('./CropsTab.tsx')).CropsTab),
  } satisfies FieldSlots,
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

import { openGazetteer } from '#features/places/web/gazetteer.ts';
import { defineWebFeature, route, routeWithId } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';
import type { FieldSlots } from './field-slots.tsx';

/** The first tab of a field's page; the other tabs load on demand. */
const fieldPagePrefetch = [
  ...([
    'Scene',
    'Sky',
    'Figures',
    'Latest',
    'HealthWhy',
    'Water',
    'Insights',
    'Tasks',
    'Crops',
  ] satisfies (keyof FieldSlots)[]),
  { fetch: openGazetteer },
];

export const fieldsWeb = defineWebFeature<typeof contract>()({
  routes: [
    route('/fields', 'user', async () => (await import('./list/FieldsScreen.tsx')).FieldsScreen, [
      'Plot',
      'Health',
      'Latest',
      'SatelliteBrief',
    ]),
    route(
      '/manage-fields',
      'user',
      async () => (await import('./list/ManageFieldsScreen.tsx')).ManageFieldsScreen,
    ),
    routeWithId(
      '/fields/:id/edit',
      'user',
      async () => (await import('./edit/EditFieldScreen.tsx')).EditFieldScreen,
    ),
    routeWithId(
      '/fields/:id/boundary',
      'user',
      async () => (await import('./boundary/BoundaryScreen.tsx')).BoundaryScreen,
    ),
    routeWithId(
      '/fields/:id',
      'user',
      async () => (await import('./field/FieldScreen.tsx')).FieldScreen,
      fieldPagePrefetch,
    ),
    routeWithId(
      '/fields/:id/activity',
      'user',
      async () => (await import('./field/FieldScreen.tsx')).FieldScreen,
      fieldPagePrefetch,
    ),
  ],
  mirrors: [{ key: 'mavuno_offline_fields', kind: 'field' }],
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

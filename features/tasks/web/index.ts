// @cache later

import type { FieldSlots } from '#features/fields/web/field-slots.tsx';
import { defineWebFeature, route } from '#kit/web/feature.ts';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';
import type * as contract from '../contract.ts';

export const tasksWeb = defineWebFeature<typeof contract>()({
  routes: [
    route('/farm-planning', 'user', async () => (await import('./PlanningScreen.tsx')).PlanningScreen),
  ],
  slots: {
    Tasks: lazyComponent(async () => (await import('./FieldTasks.tsx')).FieldTasks),
  } satisfies FieldSlots,
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

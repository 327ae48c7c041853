// @cache later

import { defineWebFeature, route, routeWithId } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';

export const trainingWeb = defineWebFeature<typeof contract>()({
  routes: [
    route('/training', 'user', async () => (await import('./TrainingScreen.tsx')).TrainingScreen),
    routeWithId('/training/:id', 'user', async () => (await import('./LessonScreen.tsx')).LessonScreen),
    route('/pro-resource', 'pro', async () => (await import('./ProResourceScreen.tsx')).ProResourceScreen),
    route('/documents', 'pro', async () => (await import('./DocumentScreen.tsx')).DocumentScreen),
  ],
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

// @cache later

import { defineWebFeature, route, routeWithId } from '#kit/web/feature.ts';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';
import type * as contract from '../contract.ts';

export const communityWeb = defineWebFeature<typeof contract>()({
  routes: [
    route('/community', 'user', async () => (await import('./feed/CommunityScreen.tsx')).CommunityScreen),
    route(
      '/community/saved',
      'user',
      async () => (await import('./feed/SavedQuestionsScreen.tsx')).SavedQuestionsScreen,
    ),
    route(
      '/community/review',
      'user',
      async () => (await import('./CommunityReviewScreen.tsx')).CommunityReviewScreen,
    ),
    routeWithId(
      '/community/questions/:id',
      'user',
      async () => (await import('./question/QuestionScreen.tsx')).QuestionScreen,
    ),
  ],
  slots: {
    Community: lazyComponent<object>(async () => (await import('./dashboard/JoinCard.tsx')).JoinCard),
  },
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

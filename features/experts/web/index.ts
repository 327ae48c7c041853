import type { ResultSlots } from '#features/scanner/web/result/result-slots.tsx';
import { defineWebFeature, route, routeWithId } from '#kit/web/feature.ts';
import { lazyComponent } from '#kit/web/ui/lazy-component.ts';
import type * as contract from '../contract.ts';

export const expertsWeb = defineWebFeature<typeof contract>()({
  routes: [
    route('/expert', 'user', async () => (await import('./workbench/ExpertScreen.tsx')).ExpertScreen),
    routeWithId(
      '/expert/:id',
      'user',
      async () => (await import('./workbench/ExpertCaseScreen.tsx')).ExpertCaseScreen,
    ),
    route('/donation', 'user', async () => (await import('./DonationScreen.tsx')).DonationScreen),
  ],
  slots: {
    Experts: lazyComponent(async () => (await import('./ReviewCard.tsx')).ReviewCard),
    Said: lazyComponent(async () => (await import('./ReviewCard.tsx')).AnsweredCard),
    News: lazyComponent(async () => (await import('./UnreadAnswers.tsx')).UnreadAnswers),
  } satisfies ResultSlots,
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

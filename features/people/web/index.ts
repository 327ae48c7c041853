import { defineWebFeature, route } from '#kit/web/feature.ts';
import type * as contract from '../contract-session.ts';

export const peopleWeb = defineWebFeature<typeof contract>()({
  routes: [
    route('/auth/callback', 'public', async () => (await import('./CallbackScreen.tsx')).CallbackScreen),
    route('/auth/reset-password', 'public', async () => (await import('./ResetScreen.tsx')).ResetScreen),
    route(
      '/settings/account',
      'user',
      async () => (await import('./account/AccountScreen.tsx')).AccountScreen,
    ),
    route(
      '/auth/email',
      'public',
      async () => (await import('./account/EmailLinkScreen.tsx')).EmailLinkScreen,
    ),
  ],
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

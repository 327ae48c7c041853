// @cache later

import { defineWebFeature, route } from '#kit/web/feature.ts';
import type * as contract from '../contract.ts';

export const chatWeb = defineWebFeature<typeof contract>()({
  routes: [route('/chat', 'user', async () => (await import('./ChatScreen.tsx')).ChatScreen)],
  lazyKinds: { chat_message: 'conversation_id' },
  projections: () => import('./projections.ts'),
  outboxText: () => import('./outbox-text.ts'),
});

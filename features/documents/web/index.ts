// @cache later

import { defineWebFeature, route } from '#kit/web/feature.ts';

export const documentsWeb = defineWebFeature()({
  routes: [
    route(
      '/document-chat',
      'user',
      async () => (await import('./DocumentChatScreen.tsx')).DocumentChatScreen,
    ),
  ],
});

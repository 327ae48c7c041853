/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { keepOnFirstUse, isHeavy } from './heavy-cache.ts';
import { openPushed, showPushed } from './push-messages.ts';
import { isTile, keepTile } from './tile-cache.ts';

declare const self: ServiceWorkerGlobalScope;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
// Every screen is index.html; the interface and real files (a last part with a dot) are not screens.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\/api\//, /\/[^/?]*\.[^/?]*(\?|$)/] }));
registerRoute(({ url, sameOrigin }) => sameOrigin && isHeavy(url.pathname), ({ request, event }) => keepOnFirstUse(request, event));
registerRoute(({ url, sameOrigin }) => sameOrigin && isTile(url.pathname), ({ request, event }) => keepTile(request, event));

self.addEventListener('push', (event) => event.waitUntil(showPushed(self, event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPushed(self, event.notification.data));
});

// The first visit is served too, so that what the scanner loads then is already kept.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
// A new version waits until the farmer says so: half-written forms survive.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

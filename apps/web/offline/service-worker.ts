/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { dropOld, installCached, isHeavy, cacheOnFirstUse, cachePart, type Part } from './heavy-cache.ts';
import { openPushed, showPushed } from './push-messages.ts';
import { isTile, cacheTile } from './tile-cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** The part of the Static Routing API used here; available since Chrome 123. */
interface StaticRouting {
  addRoutes(rule: {
    readonly condition: { readonly urlPattern: { readonly pathname: string } };
    readonly source: 'network';
  }): Promise<void>;
}

const all = self.__WB_MANIFEST.map((entry) => ({
  entry,
  path: `/${typeof entry === 'string' ? entry : entry.url}`,
}));
const saved = all.flatMap(({ path }) => (isHeavy(path) ? path : []));

precacheAndRoute(all.flatMap(({ entry, path }) => (isHeavy(path) ? [] : entry)));
cleanupOutdatedCaches();
self.addEventListener('install', (event: ExtendableEvent & Partial<StaticRouting>) => {
  event.waitUntil(installCached(saved));
  // Lets API calls bypass this worker where supported. They are faster without starting it, and a request
  // that restarts it during an update delays the update (Chromium).
  if (event.addRoutes)
    event.waitUntil(
      event.addRoutes({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' }),
    );
});
// Every screen is index.html. API paths and real files (a last segment with a dot) are not screens.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), {
    denylist: [/^\/api\//, /\/[^/?]*\.[^/?]*(\?|$)/],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHeavy(url.pathname),
  ({ request, event }) => cacheOnFirstUse(request, event),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isTile(url.pathname),
  ({ request, event }) => cacheTile(request, event),
);

self.addEventListener('push', (event) => event.waitUntil(showPushed(self, event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPushed(self, event.notification.data));
});

// Controls the first visit too, so that what the scanner loads is cached.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), dropOld(saved)])),
);
let letGo = (): void => undefined;
const replaced = new Promise<void>((resolve) => {
  letGo = resolve;
});
// A new version waits for the user's consent: half-written forms survive.
self.addEventListener('message', (event) => {
  const { type, part, fetched } = (event.data ?? {}) as {
    readonly type?: string;
    readonly part?: Part;
    readonly fetched?: readonly string[];
  };
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  // Ends caching: a new version takes over only when no work is left.
  if (type === 'STOP_KEEPING') letGo();
  // If it fails offline, it is requested again at the next start.
  if (type === 'KEEP' && part)
    event.waitUntil(Promise.race([cachePart(saved, part, fetched).catch(() => undefined), replaced]));
});

/// <reference lib="webworker" />
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import {
  deleteOldVersions,
  refreshCachedAssets,
  isLazyAsset,
  cacheOnFirstUse,
  cacheAssetGroup,
  type AssetGroup,
} from './lazy-asset-cache.ts';
import { openNotification, showPushNotification } from './push-messages.ts';
import { isTile, cacheTile } from './tile-cache.ts';

declare const self: ServiceWorkerGlobalScope;

/** The part of the Static Routing API used here; available since Chrome 123. */
interface StaticRouting {
  addRoutes(rule: {
    readonly condition: { readonly urlPattern: { readonly pathname: string } };
    readonly source: 'network';
  }): Promise<void>;
}

const manifestEntries = self.__WB_MANIFEST.map((entry) => ({
  entry,
  path: `/${typeof entry === 'string' ? entry : entry.url}`,
}));
const lazyPaths = manifestEntries.flatMap(({ path }) => (isLazyAsset(path) ? path : []));

precacheAndRoute(manifestEntries.flatMap(({ entry, path }) => (isLazyAsset(path) ? [] : entry)));
cleanupOutdatedCaches();
self.addEventListener('install', (event: ExtendableEvent & Partial<StaticRouting>) => {
  event.waitUntil(refreshCachedAssets(lazyPaths));
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
  ({ url, sameOrigin }) => sameOrigin && isLazyAsset(url.pathname),
  ({ request, event }) => cacheOnFirstUse(request, event),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isTile(url.pathname),
  ({ request, event }) => cacheTile(request, event),
);

self.addEventListener('push', (event) => event.waitUntil(showPushNotification(self, event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotification(self, event.notification.data));
});

// Controls the first visit too, so that what the scanner loads is cached. A page that was still loading is
// missed; it sends `CLAIM`.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), deleteOldVersions(lazyPaths)])),
);
let stopCaching = (): void => undefined;
const cachingStopped = new Promise<void>((resolve) => {
  stopCaching = resolve;
});
// A new version waits until the user accepts it, so that unsaved forms are not lost.
self.addEventListener('message', (event) => {
  const { type, part, fetched } = (event.data ?? {}) as {
    readonly type?: string;
    readonly part?: AssetGroup;
    readonly fetched?: readonly string[];
  };
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (type === 'CLAIM') event.waitUntil(self.clients.claim());
  // Ends caching: a new version takes over only when no work is left.
  if (type === 'STOP_KEEPING') stopCaching();
  // If it fails offline, it is requested again at the next start.
  if (type === 'KEEP' && part)
    event.waitUntil(
      Promise.race([cacheAssetGroup(lazyPaths, part, fetched).catch(() => undefined), cachingStopped]),
    );
});

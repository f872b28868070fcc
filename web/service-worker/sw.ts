import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { StaleWhileRevalidate } from 'workbox-strategies';
import { isPageVisit, pageOrShell } from './page-visit.ts';
import { isStoredPicture } from './stored-picture.ts';

/**
 * The service worker. Precaches the shell and the public pages' files, and caches the pictures that the visitor has
 * seen. The public pages register it (web/public-site/content/offline.ts).
 */
declare const self: ServiceWorkerGlobalScope;

const days = 24 * 60 * 60;

// A page requests the activation of a new version at a moment when the visitor is not typing.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

// The browser fetches the page while the worker starts.
enableNavigationPreload();
registerRoute(isPageVisit, ({ event }) => pageOrShell(event as FetchEvent, () => matchPrecache('/app.html')));

registerRoute(
  isStoredPicture,
  // Responses of Cloud Storage are opaque (no CORS), so a broken one cannot be detected. Every use fetches the
  // picture again in the background, usually from the browser's HTTP cache.
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [
      new CacheableResponsePlugin({ statuses: [0, 200] }),
      new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * days, purgeOnQuotaError: true }),
    ],
  }),
);

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
 * The service worker: stores the shell, everything that the public pages are built from, and the pictures one has
 * seen. The page registers it (web/public-site/content/offline.ts).
 */
declare const self: ServiceWorkerGlobalScope;

const days = 24 * 60 * 60;

// A new version is activated when the page asks for it, at a moment when nobody types.
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST);

// While the worker starts, the browser fetches the page beside it.
enableNavigationPreload();
registerRoute(isPageVisit, ({ event }) => pageOrShell(event as FetchEvent, () => matchPrecache('/app.html')));

registerRoute(
  isStoredPicture,
  // Cloud Storage answers pictures without CORS, so whether one arrived whole cannot be seen: the next look
  // fetches it again (out of the browser's own cache, as long as that has it).
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [
      new CacheableResponsePlugin({ statuses: [0, 200] }),
      new ExpirationPlugin({ maxEntries: 80, maxAgeSeconds: 30 * days, purgeOnQuotaError: true }),
    ],
  }),
);

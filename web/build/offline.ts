import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { chosenVenue as venue } from '../../scripts/venue-config/chosen-venue.js';
import { officePaths } from '../../domain/src/paths.ts';
import { publicFiles } from './public-files.ts';

const hostingConfig = fileURLToPath(new URL('../../firebase.json', import.meta.url));
const days = 24 * 60 * 60;

/**
 * What makes the site installable and lets it open without a line: the web app manifest, and a
 * service worker that keeps the shell, everything the public pages are built from, and the pictures
 * one has seen. The page registers it itself (web/public-site/content/offline.ts).
 * @param outDir where Vite builds
 */
export function offline(outDir: string) {
  return VitePWA({
    injectRegister: false,
    registerType: 'prompt',
    // The system keeps the icons itself once the site is installed.
    includeManifestIcons: false,
    manifest,
    workbox: workbox(outDir),
  });
}

const manifest: VitePWAOptions['manifest'] = {
  id: '/',
  name: venue.name,
  short_name: venue.name,
  description: venue.tagline,
  lang: 'en-IE',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#0b1720',
  theme_color: '#0b1720',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

function workbox(outDir: string): VitePWAOptions['workbox'] {
  return {
    globPatterns: ['app.html', 'favicon.svg', 'assets/**/*.{js,css,woff2}'],
    // Fonts for letters that hardly any page has; without a line a font of the device stands in.
    globIgnores: ['assets/*-latin-*.woff2'],
    manifestTransforms: [
      (entries) => {
        const isPublic = publicFiles(outDir);
        const kept = entries.filter(({ url }) => !url.startsWith('assets/') || isPublic.has(url));
        return { manifest: kept.map((entry) => withRevision(entry, outDir)), warnings: [] };
      },
    ],
    // Names of built files carry their hash, so their address says which version they are.
    dontCacheBustURLsMatching: /^assets\//,
    // Pages come from the server first (below), never straight from the shell.
    navigateFallback: null,
    // While one goes to the server for the page, the browser starts the worker beside it.
    navigationPreload: true,
    runtimeCaching: [
      { urlPattern: isPageVisit(), handler: pageOrShell },
      {
        // No handler sees anything but GET: uploads and other writes go past the service worker.
        urlPattern: ({ url, request }) =>
          request.destination === 'image' && /^\/v0\/b\/[^/]+\/o\/images(%2F|\/)/i.test(url.pathname),
        // Cloud Storage answers pictures without CORS, so whether one arrived whole cannot be seen:
        // the next look fetches it again (out of the browser's own cache, as long as that has it).
        handler: 'StaleWhileRevalidate',
        options: {
          cacheName: 'pictures',
          cacheableResponse: { statuses: [0, 200] },
          expiration: { maxEntries: 80, maxAgeSeconds: 30 * days, purgeOnQuotaError: true },
        },
      },
    ],
    // A new version takes over when the page finds a quiet moment for it.
    skipWaiting: false,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  };
}

/**
 * Pages come from the server as long as it answers. Without it, or when it takes longer than anybody wants
 * to look at the page before, the kept shell stands in and fills itself with the kept content.
 * Workbox writes this function into the worker as text: it may use nothing from outside itself.
 */
async function pageOrShell(options: object): Promise<Response> {
  const patience = 1_500;
  const { event } = options as {
    event: { request: Request; preloadResponse: Promise<Response | undefined> };
  };
  const shell = () => caches.match('/app.html', { ignoreSearch: true });
  const page = Promise.resolve(event.preloadResponse).then((preloaded) => preloaded ?? fetch(event.request));
  const late = new Promise<Response | undefined>((resolve) => {
    setTimeout(() => resolve(shell()), patience);
  });
  return (await Promise.race([page.catch(shell), late])) ?? page;
}

/** Whether somebody opens a public page: not what the server answers itself, no file, not the back office. */
function isPageVisit(): () => boolean {
  const others = [/^\/(?:api|__)(?:\/|$)/, /\.[a-z0-9]+$/i, ...officePaths.map(addressesBelow)];
  const isOther = others.map((pattern) => `${pattern}.test(url.pathname)`).join(' || ');
  // Written into the worker as text, with the patterns in it.
  return new Function(
    '{ request, url }',
    `return request.mode === 'navigate' && !(${isOther});`,
  ) as () => boolean;
}

type Entry = { url: string; revision: string | null; size: number };

/** The kept shell keeps the headers it came with, so new headers make it a new shell. */
function withRevision(entry: Entry, outDir: string): Entry {
  if (entry.url !== 'app.html') return entry;
  const hash = createHash('sha256');
  for (const file of [join(outDir, 'app.html'), hostingConfig]) hash.update(readFileSync(file));
  return { ...entry, revision: hash.digest('hex').slice(0, 16) };
}

/** "/admin-dashboard/*" as a pattern for that address and all below it. */
function addressesBelow(path: string): RegExp {
  return new RegExp(`^${path.replace('/*', '')}(?:/|$)`);
}

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { chunksOf, readManifest } from '../../scripts/building/built-files.js';
import { venueConfigForVite } from '../../scripts/venue-config/build-plugins.js';
import { chosenVenue as venue } from '../../scripts/venue-config/chosen-venue.js';

const hostingConfig = fileURLToPath(new URL('../../firebase.json', import.meta.url));

/**
 * Makes the site installable and available offline: builds the web app manifest and the service worker
 * (web/service-worker/sw.ts) with its precache manifest.
 * @param outDir Vite's output folder
 */
export function offline(outDir: string) {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'service-worker',
    filename: 'sw.ts',
    injectRegister: false,
    registerType: 'prompt',
    // The operating system stores the icons when the site is installed.
    includeManifestIcons: false,
    manifest,
    injectManifest: {
      globPatterns: ['app.html', 'favicon.svg', 'assets/**/*.{js,css,woff2}'],
      // Fonts for rare letters; offline the device's fonts are used instead.
      globIgnores: ['assets/*-latin-*.woff2'],
      manifestTransforms: [
        (entries) => {
          const isPublic = publicFiles(outDir);
          const precached = entries.filter(({ url }) => !url.startsWith('assets/') || isPublic.has(url));
          return { manifest: precached.map((entry) => withRevision(entry, outDir)), warnings: [] };
        },
      ],
      // The names of built files contain a hash, so they need no revision.
      dontCacheBustURLsMatching: /^assets\//,
      buildPlugins: { vite: [venueConfigForVite()] },
      rollupFormat: 'iife',
    },
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

/** The built files that public pages use, as paths relative to the output folder. Framed pages are not included. */
function publicFiles(outDir: string): Set<string> {
  const chunks = chunksOf(readManifest(outDir), ['app.html'], { withLater: true });
  return new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
}

type Entry = { url: string; revision: string | null; size: number };

/** The shell is cached with its response headers, so its revision also depends on the hosting configuration. */
function withRevision(entry: Entry, outDir: string): Entry {
  if (entry.url !== 'app.html') return entry;
  const hash = createHash('sha256');
  for (const file of [join(outDir, 'app.html'), hostingConfig]) hash.update(readFileSync(file));
  return { ...entry, revision: hash.digest('hex').slice(0, 16) };
}

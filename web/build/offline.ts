import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { chunksOf, readManifest } from '../../scripts/built-files.js';
import { venueConfigForVite } from '../../scripts/venue-config/build-plugins.js';
import { chosenVenue as venue } from '../../scripts/venue-config/chosen-venue.js';

const hostingConfig = fileURLToPath(new URL('../../firebase.json', import.meta.url));

/**
 * What makes the site installable and lets it open offline: the web app manifest, and the service worker
 * (web/service-worker/sw.ts) with the list of the files it stores.
 * @param outDir where Vite builds
 */
export function offline(outDir: string) {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'service-worker',
    filename: 'sw.ts',
    injectRegister: false,
    registerType: 'prompt',
    // The system keeps the icons itself once the site is installed.
    includeManifestIcons: false,
    manifest,
    injectManifest: {
      globPatterns: ['app.html', 'favicon.svg', 'assets/**/*.{js,css,woff2}'],
      // Fonts for letters that hardly any page has; offline a font of the device stands in.
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

/** Every built file that some public page needs, by its path below the built site. Pages in frames are not among them. */
function publicFiles(outDir: string): Set<string> {
  const chunks = chunksOf(readManifest(outDir), ['app.html'], { withLater: true });
  return new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
}

type Entry = { url: string; revision: string | null; size: number };

/** The kept shell keeps the headers it came with, so new headers make it a new shell. */
function withRevision(entry: Entry, outDir: string): Entry {
  if (entry.url !== 'app.html') return entry;
  const hash = createHash('sha256');
  for (const file of [join(outDir, 'app.html'), hostingConfig]) hash.update(readFileSync(file));
  return { ...entry, revision: hash.digest('hex').slice(0, 16) };
}

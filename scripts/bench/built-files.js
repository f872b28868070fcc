import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The bundler's own list of what it built.
 * @typedef {Record<string, { file: string, imports?: string[] }>} Manifest
 */

/** @param {string} built folder of the built site @returns {Manifest} */
export function readManifest(built) {
  return JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
}

/**
 * Names of a chunk and of all that it imports at once.
 * @param {Manifest} manifest @param {string} entry @param {Set<string>} [found] @returns {Set<string>}
 */
export function chunksOf(manifest, entry, found = new Set()) {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const chunk of manifest[entry]?.imports ?? []) chunksOf(manifest, chunk, found);
  return found;
}

/**
 * Paths of the files that only the live content needs: Firestore.
 * @param {string} built
 */
export function liveContentFiles(built) {
  const manifest = readManifest(built);
  const ofPages = chunksOf(manifest, 'app.html');
  const files = [...chunksOf(manifest, 'public-site/content/live-content.ts')]
    .filter((chunk) => !ofPages.has(chunk))
    .map((chunk) => `/${manifest[chunk]?.file}`);
  return new Set(files);
}

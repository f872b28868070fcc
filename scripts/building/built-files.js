import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The bundler's own list of what it built, by what it was built from. @typedef {import('vite').Manifest} Manifest */

/** @param {string} built folder of the built site @returns {Manifest} */
export function readManifest(built) {
  return JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
}

/**
 * Every chunk that these chunks import, directly or not, and the chunks themselves, in execution order.
 * @param {Manifest} manifest @param {string[]} names
 * @param {{ withLater?: boolean }} [options] `withLater`: also what they may fetch when it is needed
 * @returns {import('vite').ManifestChunk[]}
 */
export function chunksOf(manifest, names, { withLater = false } = {}) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} name @returns {import('vite').ManifestChunk[]} */
  const visit = (name) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return [];
    seen.add(name);
    const { imports = [], dynamicImports = [] } = chunk;
    return [...imports.flatMap(visit), chunk, ...(withLater ? dynamicImports.flatMap(visit) : [])];
  };
  return names.flatMap(visit);
}

import { chunksOf, readManifest } from '../building/built-files.js';

const liveContent = 'public-site/content/live-content.ts';

/** Paths of the files that only the live content needs, such as Firestore. @param {string} built */
export function liveContentFiles(built) {
  const manifest = readManifest(built);
  const filesOf = (/** @type {string} */ entry) => chunksOf(manifest, [entry]).map(({ file }) => `/${file}`);
  const ofPages = new Set(filesOf('app.html'));
  return new Set(filesOf(liveContent).filter((path) => !ofPages.has(path)));
}

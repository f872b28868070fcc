import { chunksOf, readManifest } from '../building/built-files.js';

const liveContent = 'public-site/content/live-content.ts';

/** Paths of the live content's chunk, which comes last, and of all chunks it imports. @param {string} built */
export function liveContentPaths(built) {
  return chunksOf(readManifest(built), [liveContent]).map(({ file }) => `/${file}`);
}

/** Paths of the files that only the live content needs, such as Firestore. @param {string} built */
export function liveContentFiles(built) {
  const ofPages = new Set(chunksOf(readManifest(built), ['app.html']).map(({ file }) => `/${file}`));
  return new Set(liveContentPaths(built).filter((path) => !ofPages.has(path)));
}

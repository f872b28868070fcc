import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../shared/paths.js';

const ignored = new Set(['node_modules', 'dist', '.cache', '.data', 'rendered']);

/**
 * A hash over the names and contents of files, and over settings: equal only if nothing has changed. Tests are
 * left out, as nothing is built from them.
 * @param {string[]} paths files and folders @param {unknown} settings
 */
export function hashFiles(paths, settings) {
  const hash = createHash('sha256').update(JSON.stringify([process.version, settings]));
  for (const file of paths.flatMap(filesIn)) {
    const content = readFileSync(file);
    hash.update(`${relative(root, file)}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !ignored.has(name) && !/\.test\.\w+$/.test(name))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

import { readdirSync } from 'node:fs';
import { inProject } from '../shared/paths.js';

/** Where the tests of each kind are. */
const folders = {
  unit: ['domain', 'functions/src', 'demo', 'scripts', 'web'],
  emulators: ['tests/rules', 'tests/contract'],
  browser: ['tests/browser'],
  machine: ['tests/machine'],
};

/**
 * Which kinds of tests a choice needs: those with a test file that has one of the words in its path. Without
 * words, every kind.
 * @param {string[]} words such as "menus"
 * @returns {Record<keyof typeof folders, boolean>}
 */
export function neededKinds(words) {
  const entries = Object.entries(folders).map(([kind, where]) => [
    kind,
    words.length === 0 || where.some((folder) => testFiles(folder).some(matches(words))),
  ]);
  return Object.fromEntries(entries);
}

/** @param {string} folder @returns {string[]} paths inside the project */
function testFiles(folder) {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`);
}

/** @param {string[]} words @returns {(path: string) => boolean} */
function matches(words) {
  return (path) => words.some((word) => path.includes(word));
}

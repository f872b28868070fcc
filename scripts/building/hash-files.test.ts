import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashFiles } from './hash-files.js';

const folder = mkdtempSync(join(tmpdir(), 'hash-files-'));
const file = join(folder, 'menu.ts');
const hash = (settings: object = {}) => hashFiles([folder], settings);

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(file, 'soup');
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each<[what: string, change: () => void]>([
  ['a time', () => utimesSync(file, 1, 1)],
  ['a test', () => writeFileSync(join(folder, 'menu.test.ts'), 'it()')],
  ['what was built', () => mkdirSync(join(folder, 'dist'))],
])('%s changes nothing', (_what, change) => {
  const before = hash();
  change();
  expect(hash()).toBe(before);
});

it.each<[what: string, change: () => void]>([
  ['a content of the same length', () => writeFileSync(file, 'stew')],
  ['a name', () => renameSync(file, join(folder, 'menus.ts'))],
  ['a new file', () => writeFileSync(join(folder, 'empty.ts'), '')],
  ['a file that is gone', () => rmSync(file)],
])('%s changes it', (_what, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});

it('settings count', () => {
  expect(hash({ ports: 1 })).not.toBe(hash({ ports: 2 }));
});

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { lintCache } from './lint-cache.js';

const folder = mkdtempSync(join(tmpdir(), 'lint-cache-'));
const types = join(folder, 'types');
const caches = join(folder, 'caches');
afterAll(() => rmSync(folder, { recursive: true }));

it('what was linted counts until a type changes', () => {
  expect(lintCache(caches, types)).toBeUndefined();
  mkdirSync(join(types, 'domain'), { recursive: true });
  writeFileSync(join(types, 'domain/menu.d.ts'), 'export type Menu = { title: string };');
  writeFileSync(join(types, 'domain/tsconfig.tsbuildinfo'), '1');
  const first = lintCache(caches, types)!;
  mkdirSync(first, { recursive: true });
  writeFileSync(join(types, 'domain/tsconfig.tsbuildinfo'), '2');
  expect(lintCache(caches, types)).toBe(first);
  expect(readdirSync(caches)).toEqual([basename(first)]);

  writeFileSync(join(types, 'domain/menu.d.ts'), 'export type Menu = { title: number };');
  expect(lintCache(caches, types)).not.toBe(first);
  expect(readdirSync(caches)).toEqual([]);
});

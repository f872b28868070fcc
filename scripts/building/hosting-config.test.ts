import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { officePaths } from '../../domain/src/office-paths.js';
import { firebaseConfig } from './hosting-config.js';

const folder = mkdtempSync(join(tmpdir(), 'venue-hosting-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build(names: string[]): string {
  const web = mkdtempSync(join(folder, 'web-'));
  mkdirSync(join(web, 'assets'));
  for (const name of names) writeFileSync(join(web, 'assets', name), '');
  return web;
}

type Rule = { source: string; headers: { key: string; value: string }[] };

it('the files of the build are kept for ever by their names, and no folder is', () => {
  const names = Array.from({ length: 60 }, (_, i) => `page-${i}_x.js`);
  const headers: Rule[] = firebaseConfig(build(names)).hosting.headers;
  const forever = headers.filter(({ headers: each }) =>
    each.some(({ value }) => value.includes('immutable')),
  );
  const named = forever.flatMap(({ source }) => /^\/assets\/@\((.*)\)$/.exec(source)![1]!.split('|'));
  expect(named.sort()).toEqual(names.sort());
  expect(forever.every(({ source }) => source.length < 1_500)).toBe(true);
});

it('the back office has its own page and its own headers at every one of its paths', () => {
  const { rewrites, headers } = firebaseConfig(build(['a.js'])).hosting;
  const names = officePaths.map((path) => path.slice(1));
  const pathsOf = ({ source }: { source: string }) => /^\/@\((.*)\)\{/.exec(source)?.[1]?.split('|') ?? [];
  const page = rewrites.find(({ destination }: { destination?: string }) => destination === '/office.html');
  expect(pathsOf(page)).toEqual(names);
  const rules = headers.filter((rule: Rule) => pathsOf(rule).includes('office.html'));
  expect(rules).toHaveLength(2);
  for (const rule of rules) expect(pathsOf(rule)).toEqual(expect.arrayContaining(names));
});

it('a name that would be read as a pattern stops the build', () => {
  expect(() => firebaseConfig(build(['a(b).js']))).toThrow('a(b).js');
});

it('HTTPS is demanded for the site’s own name only: what else is under an owner’s domain may not have it', () => {
  const { headers } = firebaseConfig(build(['a.js'])).hosting as { headers: Rule[] };
  const values = headers
    .flatMap((rule) => rule.headers)
    .filter(({ key }) => key === 'Strict-Transport-Security')
    .map(({ value }) => value);
  expect(values).toEqual(['max-age=31536000']);
});

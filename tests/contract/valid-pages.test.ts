import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultsOfData } from './schema-org.ts';

const site = process.env['SITE_URL'] ?? process.env['API_URL']!.replace(/\/api$/, '');
const checker = String(createRequire(import.meta.url)('vnu-jar'));
const folder = mkdtempSync(join(tmpdir(), 'venue-html-'));

/** Properties, units and kinds of links that browsers know and the checker does not yet. It takes an address for a mask, no gradient. */
const unknownToChecker = new RegExp(
  [
    '^CSS: “(animation-timeline|animation-range|scroll-initial-target|container-type|field-sizing)”',
    '^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”',
    '^CSS: “--fitted”: Unknown dimension',
    '^CSS: “mask”: (“linear-gradient|Too many values)',
  ].join('|'),
);

/** The HTML of every page that the sitemap names, and of one that does not exist, by path. */
const pages = new Map<string, string>();

beforeAll(async () => {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  for (const path of [...paths, '/nothing-here']) pages.set(path, await (await fetch(site + path)).text());
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('every page is valid HTML', { timeout: 300_000 }, async () => {
  expect(pages.size).toBeGreaterThan(25);
  const files = new Map([...pages].map(([path, html], at) => [`${at}.html`, { path, html }]));
  for (const [file, { html }] of files) writeFileSync(join(folder, file), html);
  const output = await new Promise<string>((resolve) => {
    // A large stack, for its schemas are nested deeply.
    const options = [
      '-Xss8m',
      '-jar',
      checker,
      '--format',
      'json',
      '--errors-only',
      '--exit-zero-always',
      folder,
    ];
    execFile('java', options, { maxBuffer: 10_000_000 }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
  const { messages } = JSON.parse(output.slice(output.indexOf('{"'))) as {
    messages: { type: string; url?: string; message: string; extract?: string }[];
  };
  const found = messages
    .filter(({ message }) => !unknownToChecker.test(message))
    .map(({ url = '', message, extract }) => {
      const { path } = files.get(url.replace(/^.*\//, '')) ?? { path: url };
      return `${path}: ${message} ${extract ?? ''}`;
    });
  expect(found).toEqual([]);
});

it('the structured data of every page keep to the vocabulary of schema.org', () => {
  const data = [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
      ([, json]) => [path, JSON.parse(json!) as unknown] as const,
    ),
  );
  expect(data.length).toBeGreaterThan(20);
  expect(data.flatMap(([path, each]) => faultsOfData(each, path))).toEqual([]);
});

it('what schema.org does not know is found', () => {
  const band = {
    '@type': 'MusicGroup',
    name: 'The Eleven Steps',
    openingHours: 'Mo',
    album: { '@type': 'Person' },
  };
  expect(faultsOfData({ '@type': 'MusicEvent', performer: band, doors: '20:00' })).toEqual([
    '.performer.openingHours is no property of MusicGroup',
    '.performer.album: Person is none of MusicAlbum',
    '.doors is no property of MusicEvent',
  ]);
  expect(faultsOfData({ '@type': 'Gig' })).toEqual([': no type Gig']);
  expect(faultsOfData({ '@type': 'Event', eventStatus: 'https://schema.org/InStock' })).toHaveLength(1);
});

import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildsToKeep, carryAssets, listBuild } from './carry-assets.js';

const now = new Date('2026-11-24T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1_000).toISOString();
const built = (days: number, ...assets: string[]) => ({ builtAt: daysAgo(days), assets });

const folder = mkdtempSync(join(tmpdir(), 'venue-carry-'));
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A built site with these files in /assets. */
function build(...names: string[]): string {
  const web = mkdtempSync(join(folder, 'web-'));
  mkdirSync(join(web, 'assets'));
  for (const name of names) writeFileSync(join(web, 'assets', name), `new ${name}`);
  return web;
}

/** A live site with these answers by path; 404 for others. */
async function open(answers: Record<string, string | number>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const answer = answers[url] ?? 404;
    if (typeof answer === 'number') response.writeHead(answer).end('<h1>Sorry</h1>');
    else response.end(answer);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const nowhere = 'http://127.0.0.1:9';
const listOf = (web: string) => JSON.parse(readFileSync(join(web, 'builds.json'), 'utf8')).builds;
const filesOf = (web: string) => readdirSync(join(web, 'assets')).sort();

it('the files of the live build, and of those before it, are beside those of the new one', async () => {
  const builds = [built(3, 'app-2.js', 'same-1.js'), built(5, 'app-1.js', 'same-1.js')];
  const origin = await open({
    '/builds.json': JSON.stringify({ builds }),
    ...{ '/assets/app-1.js': 'old 1', '/assets/app-2.js': 'old 2', '/assets/same-1.js': 'old same' },
  });
  const web = build('app-3.js', 'same-1.js');
  expect(await carryAssets(web, [origin], now)).toBe('2 files of 2 earlier builds stay online.');
  expect(filesOf(web)).toEqual(['app-1.js', 'app-2.js', 'app-3.js', 'same-1.js']);
  expect(readFileSync(join(web, 'assets/app-1.js'), 'utf8')).toBe('old 1');
  expect(readFileSync(join(web, 'assets/same-1.js'), 'utf8')).toBe('new same-1.js');
  expect(listOf(web)).toEqual([built(0, 'app-3.js', 'same-1.js'), ...builds]);
});

it('the list of a build stays its own when earlier files lie beside it', async () => {
  const web = build('app-3.js');
  listBuild(web, now);
  writeFileSync(join(web, 'assets/app-1.js'), '');
  listBuild(web, new Date());
  expect(listOf(web)).toEqual([built(0, 'app-3.js')]);
});

describe('the builds that stay', () => {
  const own = built(0, 'app-9.js');
  const keep = (...live: ReturnType<typeof built>[]) =>
    buildsToKeep(own, live, now).flatMap(({ assets }) => assets);

  it('are the live one, however old, and those that were replaced within two weeks', () => {
    expect(keep(built(400, 'a.js'))).toEqual(['a.js']);
    expect(keep(built(13, 'b.js'), built(400, 'a.js'))).toEqual(['b.js', 'a.js']);
    expect(keep(built(15, 'b.js'), built(16, 'a.js'))).toEqual(['b.js']);
  });

  it('are ten at most', () => {
    const many = Array.from({ length: 30 }, (_, index) => built(1, `old-${index}.js`));
    expect(keep(...many)).toEqual(many.slice(0, 10).flatMap(({ assets }) => assets));
  });

  it('name a build that is deployed again once', () => {
    expect(keep(built(1, 'app-9.js'), built(2, 'a.js'), built(3, 'app-9.js'))).toEqual(['a.js']);
  });
});

it('before the first deploy, and at the address of another site, there is nothing to keep', async () => {
  for (const list of [404, '<h1>Another site</h1>', '{"builds":7}']) {
    const web = build('app-1.js');
    expect(await carryAssets(web, [await open({ '/builds.json': list }), nowhere], now)).toMatch(
      'No files of earlier builds',
    );
    expect(listOf(web)).toEqual([built(0, 'app-1.js')]);
  }
});

it('a domain that does not lead to the site yet is no obstacle', async () => {
  const origin = await open({
    '/builds.json': JSON.stringify({ builds: [built(1, 'app-1.js')] }),
    '/assets/app-1.js': 'old',
  });
  const web = build('app-2.js');
  await carryAssets(web, [nowhere, origin], now);
  expect(filesOf(web)).toEqual(['app-1.js', 'app-2.js']);
});

it('a file that the live site has lost is left out and counted', async () => {
  const builds = [built(1, 'app-1.js')];
  const origin = await open({ '/builds.json': JSON.stringify({ builds }) });
  expect(await carryAssets(build('app-2.js'), [origin], now)).toBe(
    '0 files of 1 earlier builds stay online. 1 were no longer there.',
  );
});

it('nothing is deployed while the live site cannot be asked, or sends a file with an error', async () => {
  const refused = await open({ '/builds.json': 503 });
  for (const origins of [[nowhere], [nowhere, refused]])
    await expect(carryAssets(build('a.js'), origins, now)).rejects.toThrow(
      /Nothing was deployed.*could not be asked/,
    );
  const builds = [built(1, 'app-1.js')];
  const broken = await open({ '/builds.json': JSON.stringify({ builds }), '/assets/app-1.js': 500 });
  await expect(carryAssets(build('a.js'), [broken], now)).rejects.toThrow(
    '/assets/app-1.js could not be fetched',
  );
});

it('a name that leads out of the folder counts as no build', async () => {
  const builds = [built(1, '../sw.js'), built(2, 'app-1.js')];
  const origin = await open({ '/builds.json': JSON.stringify({ builds }), '/assets/app-1.js': 'old' });
  const web = build('app-2.js');
  await carryAssets(web, [origin], now);
  expect(filesOf(web)).toEqual(['app-1.js', 'app-2.js']);
});

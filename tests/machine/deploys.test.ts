import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { logLines } from '../../functions/src/logging/log-lines.ts';
import { createPageHandler } from '../../functions/src/pages/create-page-handler.ts';
import type { PublishedReader } from '../../functions/src/pages/site/read-site.ts';
import { loadSiteBuild } from '../../functions/src/pages/site/site-build.ts';
import { carryAssets } from '../../scripts/deploy/carry-assets.js';
import { firebaseConfig } from '../../scripts/building/hosting-config.js';
import { openHosting, type Release } from './hosting-stand-in.ts';

/*
 * Hosting and the function `page` are released one after the other, and each can be taken back alone. Here both are
 * those of a real build, and a second build of which every file in /assets has another name, which is the worst case.
 */
const project = fileURLToPath(new URL('../..', import.meta.url));
const built = {
  web: process.env.WEB_FOLDER ?? join(project, 'web/dist'),
  page: join(process.env.FUNCTIONS_FOLDER ?? join(project, 'functions/dist'), 'page'),
};
const { VALID_DEPLOY_TARGETS } = createRequire(import.meta.url)('firebase-tools/lib/commands/deploy.js');

const folder = mkdtempSync(join(tmpdir(), 'venue-deploys-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Handler = ReturnType<typeof createPageHandler>;
type Build = { web: string; page: Handler };

let isDatabaseDown = false;
/** A venue before its first save, of which every page can be rendered. */
const published: PublishedReader = {
  site: async () => {
    if (isDatabaseDown) throw new Error('The database is down.');
    return undefined;
  },
  part: async () => undefined,
  unnamedPart: async () => undefined,
};

/** A copy of the build in which the hashes of all files in /assets are read backwards. */
async function copyBuild(name: string, isRenamed: boolean): Promise<Build> {
  const [web, page] = [join(folder, name, 'web'), join(folder, name, 'page')];
  cpSync(built.web, web, { recursive: true });
  cpSync(built.page, page, { recursive: true });
  if (isRenamed) {
    const names = readdirSync(join(web, 'assets'));
    const renamed = names.map((file) =>
      file.replace(
        /-(.{8})(\.\w+)$/,
        (_, hash: string, ending: string) => `-${[...hash].reverse().join('')}${ending}`,
      ),
    );
    for (const place of [web, page]) {
      for (const file of readdirSync(place, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|json)$/.test(file)) continue;
        const text = readFileSync(join(place, file), 'utf8');
        writeFileSync(
          join(place, file),
          names.reduce((changed, each, index) => changed.replaceAll(each, renamed[index]!), text),
        );
      }
      const assets = join(place, place === web ? 'assets' : 'site/assets');
      names.forEach((each, index) => renameSync(join(assets, each), join(assets, renamed[index]!)));
    }
  }
  const siteBuild = await loadSiteBuild(pathToFileURL(`${join(page, 'site')}/`));
  return { web, page: createPageHandler(published, async () => siteBuild) };
}

let first: Build;
let second: Build;

beforeAll(async () => {
  // A page that cannot be rendered is logged.
  vi.spyOn(logLines, 'write').mockImplementation(() => {});
  first = await copyBuild('first', false);
  second = await copyBuild('second', true);
});

/** A project: the function and the release that are online, the releases before, and how to deploy. */
async function openProject() {
  const online: { page?: Handler } = {};
  const hosting = await openHosting({ page: (req, res) => online.page?.(req, res) });
  const { origin } = hosting;
  const releases: Release[] = [];
  let day = 1;
  return {
    origin,
    /** Deploys in firebase-tools' order from a fresh checkout, and calls `check` after each step. */
    async deploy(build: Build, check: () => Promise<void>) {
      const web = mkdtempSync(join(folder, 'checkout-'));
      cpSync(build.web, web, { recursive: true });
      await carryAssets(web, [origin], new Date(Date.UTC(2026, 10, day)));
      day += 1;
      const release = { folder: web, config: firebaseConfig(web).hosting };
      for (const target of VALID_DEPLOY_TARGETS) {
        if (target === 'functions') online.page = build.page;
        else if (target === 'hosting') {
          releases.push(release);
          hosting.release(release);
        } else continue;
        await check();
      }
    },
    rollBackHosting: (number: number) => hosting.release(releases[number]!),
    rollBackPage: (build: Build) => void (online.page = build.page),
    close: hosting.close,
  };
}

type Project = Awaited<ReturnType<typeof openProject>>;

const paths = [
  ...['/', '/menus', '/contact', '/music-at-fathoms', '/book-a-table', '/gallery', '/our-team', '/gifts'],
  ...['/privacy-policy', '/no-such-page', '/app.html', '/reservation.html', '/map.html', '/admin-signin'],
];

/** The texts of all pages that can be had now, also of those that cannot be rendered. */
async function readPages({ origin }: Project): Promise<string[]> {
  const read = async (path: string) => {
    const answer = await fetch(origin + path);
    expect([path, answer.headers.get('content-type')]).toEqual([path, expect.stringContaining('text/html')]);
    return answer.text();
  };
  const pages = await Promise.all(paths.map(read));
  isDatabaseDown = true;
  const shell = await read('/');
  isDatabaseDown = false;
  return [...pages, shell];
}

/** Names of built files in a text, as in `/assets/app-1a2b3c4d.js` or `import("./app-1a2b3c4d.js")`. */
const named = (text: string) => text.match(/[\w.-]+-[\w-]{8}\.(?:js|css|svg|woff2)\b/g) ?? [];

/** The files that pages name, themselves or in their scripts and styles, and that are not there. */
async function findMissing({ origin }: Project, pages: string[]): Promise<string[]> {
  const seen = new Set(pages.flatMap(named));
  const missing: string[] = [];
  for (const name of seen) {
    const answer = await fetch(`${origin}/assets/${name}`);
    const text = await answer.text();
    if (answer.status !== 200 || answer.headers.get('content-type')?.includes('html')) missing.push(name);
    else if (/\.(js|css)$/.test(name)) named(text).forEach((each) => seen.add(each));
  }
  expect(seen.size).toBeGreaterThan(60);
  return missing;
}

describe('a project to which two builds were deployed', () => {
  let online: Project;
  /** Pages that guests have open, or that a cache holds: those of every moment so far. */
  const open: string[] = [];

  async function expectWhole(): Promise<void> {
    open.push(...(await readPages(online)));
    expect(await findMissing(online, open)).toEqual([]);
  }

  beforeAll(async () => {
    online = await openProject();
    await online.deploy(first, async () => {});
  });
  afterAll(() => online.close());

  it('has every file that a page names at each step of the deploys, also of pages from before', async () => {
    await expectWhole();
    const before = open.length;
    await online.deploy(second, expectWhole);
    // The function of the first step renders pages of the new build already.
    expect(open.slice(before).map((page) => named(page).sort().join())).not.toEqual(
      expect.arrayContaining(open.slice(0, 1).map((page) => named(page).sort().join())),
    );
  });

  it('has them when only Hosting is taken back', async () => {
    online.rollBackHosting(0);
    await expectWhole();
    online.rollBackHosting(1);
  });

  it('has them when only the function is taken back', async () => {
    online.rollBackPage(first);
    await expectWhole();
    online.rollBackPage(second);
  });

  it('has them when both are taken back, but for pages of the later build that are still open', async () => {
    online.rollBackHosting(0);
    online.rollBackPage(first);
    expect(await findMissing(online, await readPages(online))).toEqual([]);
    expect(await findMissing(online, open)).not.toEqual([]);
    online.rollBackHosting(1);
    online.rollBackPage(second);
  });

  it('has them, those of open pages included, when the earlier build is deployed again', async () => {
    await online.deploy(first, expectWhole);
  });
});

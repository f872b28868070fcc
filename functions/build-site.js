import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { build } from 'vite';
import { chunksOf, readManifest } from '../scripts/building/built-files.js';
import { allowEmulators } from '../scripts/emulators/allow-emulators.js';
import { styleRules } from './style-rules.js';

const here = dirname(fileURLToPath(import.meta.url));
const web = join(here, '../web');

/**
 * Builds the server renderer of the public pages, and a description of the built site (script URLs, CSS rules, shell).
 * @param {string} outDir @param {string} webDist folder of the built site
 */
export async function buildSite(outDir, webDist) {
  process.env.SERVER_OUT_DIR = outDir;
  await build({ configFile: join(web, 'vite.server.config.ts'), logLevel: 'error' });
  /** @type {typeof import('../web/public-site/render/render-page.tsx')} */
  const { buildZone } = await import(pathToFileURL(join(outDir, 'render-page.js')).href);
  const description = { ...(await describeWeb(webDist)), zone: buildZone(new Date()) };
  writeFileSync(join(outDir, 'web-build.json'), JSON.stringify(description));
}

/**
 * @param {string} webDist
 * @returns {Promise<Omit<import('../web/public-site/render/web-build.ts').WebBuild, 'zone'>>}
 */
async function describeWeb(webDist) {
  const manifest = readManifest(webDist);
  const entry = manifest['app.html'];
  if (!entry) throw new Error('The built site has no app.html.');
  const loadLate = manifest['public-site/late-start/load-late.js'];
  if (!loadLate) throw new Error('The built site has no script that loads the others.');
  const headingFont = manifest['ui/fonts/fraunces.woff2'];
  if (!headingFont) throw new Error('The built site has no heading font.');
  const pages = Object.fromEntries(
    Object.keys(manifest).flatMap((name) => {
      // The page's component is its folder's only dynamic import.
      const [, folder] = /^public-site\/pages\/([^/]+)\/[^/]+-page\.tsx$/.exec(name) ?? [];
      if (!folder) return [];
      // The entry comes last, so that its imports and the page have loaded before it runs.
      const scripts = addresses(chunksOf(manifest, [name, 'app.html']).map(({ file }) => file));
      const styles = addresses(chunksOf(manifest, ['app.html', name]).flatMap(({ css = [] }) => css));
      return [[folder, { scripts, styles }]];
    }),
  );
  const sheets = new Set(Object.values(pages).flatMap(({ styles }) => styles));
  const styles = [...sheets].map((sheet) => [sheet, styleRules(readFileSync(join(webDist, sheet), 'utf8'))]);
  return {
    shell: readFileSync(join(webDist, 'app.html'), 'utf8'),
    entry: `/${entry.file}`,
    headingFont: `/${headingFont.file}`,
    pages,
    styles: Object.fromEntries(styles),
    loadLate: `/${loadLate.file}`,
    inline: { beforePaint: await inline('before-paint'), splash: await inline('splash') },
    headers: headersOf('/app.html'),
  };
}

/** Addresses of files, once each. @param {string[]} files */
function addresses(files) {
  return [...new Set(files.map((file) => `/${file}`))];
}

/** An inline script, minified. @param {string} name */
async function inline(name) {
  const source = readFileSync(join(web, `public-site/late-start/${name}.js`), 'utf8');
  const { code } = await transform(source, { minify: true, format: 'iife', target: 'es2022' });
  return code.trim();
}

/**
 * The headers that Hosting sends for a path; the server sends the same for pages that it renders in its place.
 * @param {string} address one that a rule of firebase.json names, besides the rule for all of them
 */
function headersOf(address) {
  const { hosting } = JSON.parse(readFileSync(join(here, '../firebase.json'), 'utf8'));
  const ports = process.env.VITE_EMULATOR_PORTS;
  if (ports) allowEmulators(hosting.headers, JSON.parse(ports));
  /** @type {{ source: string, headers: { key: string, value: string }[] }[]} */
  const rules = hosting.headers;
  const matching = rules.filter(({ source }) => source === '**' || source.includes(address.slice(1)));
  return Object.fromEntries(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

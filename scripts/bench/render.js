import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { atMost, figure, percentile } from './report.js';

/** Renders before counting, as an instance that has been up for a while has done. */
const warmUp = 200;
const counted = 300;
/** CPU time of one render, in ms: 19 of 20 stay below. */
const budget = 15;

/**
 * What it costs the server to draw a page: CPU time in this process, from the bundle that is deployed, with
 * the demo's content; home, and a menu of 100 dishes.
 * @param {import('./shared-venue.js').SharedVenue} venue
 */
export async function measureRender(venue) {
  const { siteUrl, functions } = await venue.open();
  const { renderPage } = await import(pathToFileURL(join(functions, 'site/render-page.js')).href);
  const build = JSON.parse(readFileSync(join(functions, 'site/web-build.json'), 'utf8'));
  const site = await readContent(siteUrl);
  const longMenu = { ...site, menus: [{ ...site.menus[0], contents: dishes(100) }] };
  const cases = [
    { name: 'home', pathname: '/', site },
    { name: 'a menu of 100 dishes', pathname: '/menus', site: longMenu },
  ];
  const figures = [];
  for (const { name, ...request } of cases) {
    const page = { ...request, search: '', now: new Date(), build };
    const times = [];
    for (let run = 0; run < warmUp + counted; run += 1) {
      const before = process.cpuUsage();
      await renderPage(page);
      const { user, system } = process.cpuUsage(before);
      if (run >= warmUp) times.push((user + system) / 1_000);
    }
    figures.push(
      atMost(`render: ${name}, 19 of 20`, percentile(times, 95), budget, 'ms CPU', 1),
      figure(
        `render: ${name}, on average`,
        times.reduce((sum, time) => sum + time, 0) / counted,
        'ms CPU',
        1,
      ),
    );
  }
  return figures;
}

/** The content that the server puts into its pages. @param {string} siteUrl */
async function readContent(siteUrl) {
  const html = await (await fetch(siteUrl)).text();
  const [, json] = /<script\b[^>]*\bid="published-site"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  if (!json) throw new Error('The home page carries no content.');
  return JSON.parse(json);
}

/** @param {number} count */
function dishes(count) {
  return Array.from({ length: count }, (_, index) => ({
    elementType: 'Dish',
    content: [
      { contentString: `Dish ${index + 1}` },
      { contentString: 'Hake, brown butter, capers & sea vegetables from the bay' },
      { contentString: `€${10 + (index % 20)}` },
    ],
  }));
}

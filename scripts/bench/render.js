import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { atMost, figure, percentile } from './report.js';

/** The number of warm-up renders. */
const warmUp = 200;
const counted = 300;
/** CPU time of one render in ms, as 95th percentile. */
const budget = 15;

/**
 * Measures the CPU time of rendering a page with the deployed bundle and the demo's content: the home page, and a
 * menu of 100 dishes.
 * @param {import('./shared-venue.js').SharedVenue} venue
 */
export async function measureRender(venue) {
  const { siteUrl, functions } = await venue.open();
  const { renderPage } = await import(pathToFileURL(join(functions, 'page/site/render-page.js')).href);
  const build = JSON.parse(readFileSync(join(functions, 'page/site/web-build.json'), 'utf8'));
  const site = await readContent(siteUrl, 'site');
  const menu = await readContent(siteUrl, `menu-${site.menus[0]._id}`);
  const longMenu = { ...menu, menu: { ...menu.menu, contents: dishes(100) } };
  const cases = [
    { name: 'home', pathname: '/', part: undefined },
    { name: 'a menu of 100 dishes', pathname: '/menus', part: longMenu },
  ];
  const figures = [];
  for (const { name, ...request } of cases) {
    const page = { ...request, site, search: '', now: new Date(), build };
    const times = [];
    for (let run = 0; run < warmUp + counted; run += 1) {
      const before = process.cpuUsage();
      await renderPage(page);
      const { user, system } = process.cpuUsage(before);
      if (run >= warmUp) times.push((user + system) / 1_000);
    }
    const average = times.reduce((sum, time) => sum + time, 0) / counted;
    figures.push(
      atMost(`render: ${name}, 19 of 20`, percentile(times, 95), budget, 'ms CPU', 1),
      figure(`render: ${name}, on average`, average, 'ms CPU', 1),
    );
  }
  return figures;
}

/** Fetches published content. @param {string} siteUrl @param {string} name @returns {Promise<any>} */
async function readContent(siteUrl, name) {
  const response = await fetch(`${siteUrl}/content/${name}.json`);
  if (!response.ok) throw new Error(`Fetching the content ${name} failed with status ${response.status}.`);
  return response.json();
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

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

/** What is published. @param {string} siteUrl @param {string} name @returns {Promise<any>} */
async function readContent(siteUrl, name) {
  const answer = await fetch(`${siteUrl}/content/${name}.json`);
  if (!answer.ok) throw new Error(`The content ${name} was answered with ${answer.status}.`);
  return answer.json();
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

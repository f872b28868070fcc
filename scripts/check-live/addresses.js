import { ask } from './request.js';
import { judge } from './result.js';

/** The addresses that robots and browsers use. @type {import('./result.js').Check} */
export const addresses = {
  title: 'addresses',
  async run({ url, project = 'ID' }) {
    const deploy = `npm run deploy -- --project ${project}`;
    const siteUrlAdvice = `set siteUrl in venue.config.ts to this address, then: ${deploy}`;
    const [page, robots, sitemap, unknownPage, unknownFile] = await Promise.all(
      ['/', '/robots.txt', '/sitemap.xml', '/no-such-page', '/assets/no-such-file.js'].map((path) =>
        ask(url + path),
      ),
    );
    if (!page || !robots || !sitemap || !unknownPage || !unknownFile) return [];
    const strangers = [...sitemap.text.matchAll(/<loc>(.*?)<\/loc>/g)].filter(
      ([, address]) => !address?.startsWith(`${url}/`),
    );
    const maps = await sourceMaps(url, page.text);
    const card = await shareCard(url, sitemap.text);
    return [
      judge(
        'the front page',
        page.status === 200 && page.text.includes('<h1'),
        `status ${page.status}`,
        `read the log: npx firebase functions:log --only page --project ${project}`,
      ),
      judge(
        'robots.txt names this site',
        robots.text.includes(`Sitemap: ${url}/sitemap.xml`),
        robots.text.match(/Sitemap: .*/)?.[0] ?? `status ${robots.status}`,
        siteUrlAdvice,
      ),
      judge(
        'the sitemap names this site',
        sitemap.status === 200 && strangers.length === 0,
        strangers[0]?.[1] ?? `status ${sitemap.status}`,
        siteUrlAdvice,
      ),
      judge(
        'unknown pages are 404 and not cached',
        isUncached404(unknownPage),
        describe(unknownPage),
        `deploy again: ${deploy}`,
      ),
      judge(
        'unknown files are 404 and not cached for long',
        unknownFile.status === 404 &&
          !/max-age=[1-9]\d{4,}/.test(unknownFile.headers.get('cache-control') ?? ''),
        describe(unknownFile),
        `deploy with the command that names every file in the header rules: ${deploy}`,
      ),
      judge(
        'no source maps are online',
        maps.length === 0,
        maps.join(', '),
        `build and deploy again: ${deploy}`,
      ),
      ...(card
        ? [
            judge(
              'a gig has its share card',
              card.status === 200 && card.headers.get('content-type') === 'image/jpeg',
              `status ${card.status}, ${card.headers.get('content-type') ?? 'no type'}`,
              `read the log: npx firebase functions:log --only shareCard --project ${project}`,
            ),
          ]
        : []),
    ];
  },
};

/** @param {{ status: number, headers: Headers }} answer */
function isUncached404({ status, headers }) {
  return status === 404 && (headers.get('cache-control') ?? '').includes('no-store');
}

/** @param {{ status: number, headers: Headers }} answer */
function describe({ status, headers }) {
  return `status ${status}, ${headers.get('cache-control') ?? 'no Cache-Control'}`;
}

/** The picture in link previews of the first gig that the sitemap names, if there is one. @param {string} url @param {string} sitemap */
async function shareCard(url, sitemap) {
  const [, path] = /<loc>[^<]*(\/music-at-[^/<]+\/[^<]+)<\/loc>/.exec(sitemap) ?? [];
  if (!path) return undefined;
  const [, card = '/share'] =
    /"og:image" content="[^"]*?(\/share\/[^"]+)"/.exec((await ask(url + path)).text) ?? [];
  return ask(url + card);
}

/** Source maps of the page's scripts. @param {string} url @param {string} html */
async function sourceMaps(url, html) {
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])];
  const found = await Promise.all(
    scripts
      .slice(0, 10)
      .map(async (script) => ({ map: `${script}.map`, status: (await ask(`${url}${script}.map`)).status })),
  );
  return found.filter(({ status }) => status === 200).map(({ map }) => map);
}

import {
  emptySite,
  gig,
  gigPart,
  gigsPart,
  menuPart,
  pagePart,
  playedGigs,
  readRecord,
  toJson,
  upcomingGigs,
  writeZone,
  zoneTable,
  type Media,
  type PartJson,
  type PartName,
  type Site,
  type SiteJson,
} from '@venue/domain';
import { altTexts } from '../../demo/artwork/alt-texts.ts';
import { events } from '../../demo/content/events.ts';
import { demoImages } from '../../demo/content/images.ts';
import { menus } from '../../demo/content/menus.ts';
import { openingHours, specialDays } from '../../demo/content/opening-hours.ts';
import { privacy } from '../../demo/content/privacy.ts';
import { routes } from '../../demo/content/routes.ts';
import { terms } from '../../demo/content/terms.ts';
import { website } from '../../demo/content/website.ts';
import type { WebBuild } from '../public-site/render/web-build.ts';

const media = Object.fromEntries(
  demoImages.map((file): [string, Media] => [
    file,
    {
      width: 2000,
      height: 1250,
      widths: [480, 960, 1440],
      contentType: 'image/jpeg',
      alt: altTexts[file] ?? '',
    },
  ]),
);

/** A site with its parts. */
export type DemoSite = { site: SiteJson; parts: Partial<Record<PartName, PartJson>> };

/** The demo venue as it would be published at a moment, for tests of whole pages. */
export function buildDemoSite(now: Date): DemoSite {
  const gigs = events(now).map((stored) =>
    readRecord(gig, stored._id, { ...stored, slug: `gig-${stored._id.toLowerCase()}` }),
  );
  const upcoming = upcomingGigs(gigs, now);
  const published = { version: 'v1', files: [], media };
  const contents: [PartName, object][] = [
    ...menus.map((menu): [PartName, object] => [menuPart(menu._id), { menu }]),
    ...routes.map((customPage): [PartName, object] => [pagePart(customPage._id), { customPage }]),
    ['termsAndConditions', { legalText: { _id: 'main', ...terms } }],
    ['privacyPolicy', { legalText: { _id: 'main', ...privacy } }],
    [gigsPart, { upcoming, past: playedGigs(gigs, now) }],
    ...upcoming.map((event): [PartName, object] => [gigPart(event.slug!), { gig: event }]),
  ];
  const site: Site = {
    ...emptySite,
    ...published,
    publishedAt: now,
    website: { _id: 'main', ...website },
    openingHours: { _id: 'main', ...openingHours, specialDays: specialDays(now) },
    menus: menus.map(({ contents: card, ...menu }) => ({
      ...menu,
      begins: [{ name: 'Kilvara oysters', price: '€11 / €21' }],
      wines: card.filter(({ elementType }) => elementType === 'WineItem').length,
    })),
    customPages: routes.map(({ _id, title, route }) => ({ _id, title, route })),
    nextGigs: upcoming.map((event) => ({ ...event, desc: '', img: '' })),
    parts: Object.fromEntries(contents.map(([name]) => [name, 'v1'])),
  };
  const parts = contents.map(([name, content]) => [name, toJson({ ...published, ...content })]);
  return { site: toJson(site), parts: Object.fromEntries(parts) as DemoSite['parts'] };
}

/** A built site that is just enough to render pages for. */
export const smallBuild: WebBuild = {
  shell: `<!doctype html>
<html lang="en-IE">
  <head>
    <title>Shell</title>
    <meta name="description" content="The shell's own" />
    <script type="module" crossorigin src="/assets/app.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/ui.js">
    <link rel="stylesheet" crossorigin href="/assets/ui.css">
  </head>
  <body>
    <div id="root"></div>
    <noscript>This page needs JavaScript.</noscript>
  </body>
</html>`,
  entry: '/assets/app.js',
  headingFont: '/assets/heading.woff2',
  pages: {
    home: {
      scripts: ['/assets/home.js', '/assets/app.js'],
      styles: ['/assets/ui.css'],
    },
  },
  styles: { '/assets/ui.css': [{ selectors: [{ text: 'body', classes: [] }], body: '{margin:0}' }] },
  loadLate: '/assets/load-late.js',
  inline: { beforePaint: '"before"', splash: '"splash"' },
  headers: {},
  zone: writeZone(zoneTable(Date.UTC(2024, 0), Date.UTC(2034, 0))),
};

import type { PublishedSiteJson } from '@venue/domain';
import { writePublishedSite, type Media } from '@venue/domain';
import { altTexts } from '../../demo/artwork/alt-texts.ts';
import { events } from '../../demo/content/events.ts';
import { demoImages } from '../../demo/content/images.ts';
import { menus } from '../../demo/content/menus.ts';
import { openingHours } from '../../demo/content/opening-hours.ts';
import { privacy } from '../../demo/content/privacy.ts';
import { routes } from '../../demo/content/routes.ts';
import { terms } from '../../demo/content/terms.ts';
import { website } from '../../demo/content/website.ts';
import type { WebBuild } from '../public-site/render/web-build.ts';

/** The demo venue as it would be published at a moment, for tests of whole pages. */
export function buildDemoSite(now: Date): PublishedSiteJson {
  const media = demoImages.map((file): [string, Media] => [
    file,
    {
      width: 2000,
      height: 1250,
      widths: [480, 960, 1440],
      contentType: 'image/jpeg',
      alt: altTexts[file] ?? '',
    },
  ]);
  return writePublishedSite({
    version: 1,
    publishedAt: now,
    website: { _id: 'main', ...website },
    menus,
    openingHours: { _id: 'main', ...openingHours },
    termsAndConditions: { _id: 'main', ...terms },
    privacyPolicy: { _id: 'main', ...privacy },
    routes,
    events: events(now),
    media: Object.fromEntries(media),
  });
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
    'public-site/pages/home/home-page.tsx': {
      scripts: ['/assets/home.js', '/assets/app.js'],
      styles: ['/assets/ui.css'],
    },
  },
  styles: { '/assets/ui.css': 'body{margin:0}' },
  inline: { loadLate: '"late"', splash: '"splash"' },
  headers: {},
};

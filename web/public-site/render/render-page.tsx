import {
  noticeMoments,
  nowWordsUntil,
  readPart,
  readSite,
  type PartJson,
  type SiteJson,
} from '@venue/domain';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { venue } from '../../../venue.config.ts';
import { MediaContext } from '../../ui/picture.tsx';
import type { PageContent } from '../page-definition.tsx';
import { notFoundPage } from '../pages.ts';
import { resolvePage } from '../resolve-page.ts';
import { Document, splashHtml } from './document.tsx';
import { Head } from './head.tsx';
import { pageZone, readByBuildZone } from './page-zone.ts';
import { PreviewDocument } from './preview-document.tsx';
import { PreviewBar, previewBarStyle, type PreviewOf } from './preview-bar.tsx';
import { renderRoot } from './render-root.tsx';
import { speculationRules } from './speculation-rules.ts';
import { structuredData } from './structured-data/structured-data.ts';
import { stylesInUse } from './style-rules.ts';
import type { WebBuild } from './web-build.ts';

export { resolvePage, type ResolvedPage } from '../resolve-page.ts';
export { buildZone } from './page-zone.ts';
export { writeSitemap } from './sitemap.ts';

/** The input of `renderPage`. */
type PageRequest = {
  /** Path and query, percent-encoded. */
  pathname: string;
  search: string;
  site: SiteJson;
  /** The part that the page shows in addition, as named by `resolvePage(…).partOf(site)`. */
  part: PartJson | undefined;
  now: Date;
  build: WebBuild;
  /** For a page of a preview: a document without scripts, and with a bar that says what it is. */
  preview?: PreviewOf;
};

/** A rendered page, with its inline scripts and styles, whose hashes its Content-Security-Policy must contain. */
export type RenderedPage = { status: 200 | 404; html: string; scripts: string[]; style: string };

/**
 * Renders the public page at an address. The result is the same for every visitor and device.
 * @throws when the page cannot be rendered
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { pathname, search, site, part, now, build, preview } = request;
  readByBuildZone(build.zone);
  const { params, canonical, pageOf, partOf } = resolvePage(pathname, search);
  const wanted = pageOf(site);
  const name = partOf(site);
  const absent = wanted.needsPart && !part ? name : undefined;
  const page = absent ? notFoundPage : wanted;
  await page.load();
  const parts = name && part ? { [name]: part } : {};
  const root = await renderRoot(
    pathname + search,
    { site, parts, absent: absent ? [absent] : [] },
    now,
    preview?.base,
  );

  const content: PageContent = {
    ...{ params, search, site: readSite(site) },
    part: name && part && readPart(name, part),
  };
  const isFound = page !== notFoundPage;
  const { scripts, styles } = build.pages[page.folder] ?? { scripts: [build.entry], styles: [] };
  const sheets = styles.map((address) => build.styles[address] ?? []);
  const files = [...styles, ...scripts];
  const status = isFound ? 200 : 404;
  if (preview) {
    const bar = <PreviewBar {...{ preview, at: now, livePath: pathname + search }} />;
    const { title } = page.meta(content);
    const style = stylesInUse(sheets, root) + previewBarStyle;
    const html = htmlOf(<PreviewDocument {...{ build, title, root, bar, style }} />);
    return { status, html, scripts: [], style };
  }
  const layer = page.splash(content);
  const splash = layer && splashHtml(<MediaContext value={content.site.media}>{layer}</MediaContext>);
  const style = stylesInUse(sheets, root + (splash ?? ''));
  const source = {
    site: site.version,
    part: name && part && [name, part.version],
    absent,
    now: now.toISOString(),
    zone: pageZone(now),
  };
  const own = canonical && (page.canonical?.({ params, search }, site) ?? canonical);
  const url = isFound && own ? venue.siteUrl + own : undefined;
  const data =
    url === undefined || page.isPrivate ? undefined : await structuredData(page, content, url, now);
  const head = <Head {...{ page, content, url }} />;
  const { notice, openingHours, nextGigs } = content.site;
  const changes = {
    notice: nextOf(noticeMoments(notice), now),
    words: nowWordsUntil(openingHours, nextGigs, now),
  };
  const html = htmlOf(<Document {...{ build, head, root, source, splash, changes, style, files, data }} />);
  return {
    status,
    html,
    scripts: [build.inline.beforePaint, ...(splash ? [build.inline.splash] : []), speculationRules],
    style,
  };
}

function htmlOf(document: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** The first of some moments after a time. */
function nextOf(moments: Date[], now: Date): Date | undefined {
  return moments.filter((moment) => moment > now).sort((a, b) => a.getTime() - b.getTime())[0];
}

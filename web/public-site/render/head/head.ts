import { readPublishedSite } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';
import type { LazyPage } from '../../lazy-page.tsx';
import { canonicalPath, type PageRequest } from '../render-page.tsx';
import type { Drawing } from '../draw.tsx';
import { attribute, jsonText } from '../escape.ts';
import { cardPicture } from './card-picture.ts';
import { structuredData } from './structured-data.ts';

/** What search engines and link previews read: title, description, address, picture, structured data. */
export function headOf(request: PageRequest, drawing: Drawing, page: LazyPage): string {
  const { title, description } = drawing;
  const words = [
    `<title>${title}</title>`,
    ...(description ? [`<meta name="description" content="${description}">`] : []),
  ];
  if (drawing.status === 404) return [...words, '<meta name="robots" content="noindex">'].join('\n');
  const site = readPublishedSite(request.site);
  const url = venue.siteUrl + (canonicalPath(request.pathname) ?? request.pathname);
  const picture = cardPicture(site, page, request.pathname);
  const card: [string, string][] = [
    ['og:type', 'website'],
    ['og:site_name', attribute(venue.name)],
    ['og:locale', 'en_IE'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', attribute(url)],
    ...(picture
      ? ([
          ['og:image', attribute(picture.url)],
          ['og:image:width', String(picture.width || '')],
          ['og:image:height', String(picture.height || '')],
          ['og:image:alt', attribute(picture.alt)],
        ] satisfies [string, string][])
      : []),
  ];
  const named: [string, string][] = [['twitter:card', picture ? 'summary_large_image' : 'summary']];
  return [
    ...words,
    `<link rel="canonical" href="${attribute(url)}">`,
    ...card.filter(([, text]) => text).map(([name, text]) => `<meta property="${name}" content="${text}">`),
    ...named.map(([name, text]) => `<meta name="${name}" content="${text}">`),
    `<script type="application/ld+json">${jsonText(structuredData({ site, page, request, url, title: plain(title) }))}</script>`,
  ].join('\n');
}

/** A text that React escaped, as it was. */
function plain(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');
}

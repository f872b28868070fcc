import { splashTimes } from '@venue/domain';
import type { LazyPage } from '../lazy-page.tsx';
import { pageSiteId } from '../content/content-store.ts';
import type { Drawing } from './draw.tsx';
import { attribute, jsonText } from './escape.ts';
import { firstPicturePreload } from './first-picture.ts';
import { headOf } from './head/head.ts';
import { pageContent } from './page-content.ts';
import { pageZone } from './page-zone.ts';
import type { PageRequest } from './render-page.tsx';
import { splashTemplate } from './splash-template.tsx';

/**
 * Puts a drawn page into a whole document: the built shell with its head filled and its scripts taken
 * out, because they are fetched late.
 */
export function pageHtml(
  request: PageRequest,
  drawing: Drawing,
  page: LazyPage,
): { html: string; scripts: string[]; style: string } {
  const { build } = request;
  const { scripts, styles } = build.pages[page.file] ?? { scripts: [build.entry], styles: [] };
  const style = styles.map((address) => build.styles[address] ?? '').join('');
  const head = [
    firstPicturePreload(drawing.root),
    // Titles stand in it at twice the size of anything else: they are what would move if it came late.
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${build.headingFont}">`,
    headOf(request, drawing, page),
    `<style>${style}</style>`,
    // Already in the page: so named, the app does not fetch them again.
    ...styles.map((address) => `<link rel="stylesheet" href="${address}" disabled>`),
  ];
  const { extraLogo1, extraLogo2 } = request.site.website;
  // Without a logo it would be four seconds of darkness.
  const hasSplash = page.path === '/' && Boolean(extraLogo1 || extraLogo2);
  const body = [
    ...(hasSplash ? [splash(request)] : []),
    `<div id="root">${drawing.root}</div>`,
    contentScript(request, drawing, page),
    `<script data-chunks="${scripts.join(' ')}">${build.inline.loadLate}</script>`,
  ];
  return {
    html: fillShell(build.shell, head.join('\n'), body.join('\n')),
    scripts: [...(hasSplash ? [build.inline.splash] : []), build.inline.loadLate],
    style,
  };
}

/** What the browser takes the page over with: its content, the moment it was drawn at, the venue's zone. */
function contentScript(request: PageRequest, drawing: Drawing, page: LazyPage): string {
  const attributes = `id="${pageSiteId}" data-now="${request.now.toISOString()}" data-zone="${pageZone(request.now)}"`;
  const json = jsonText(pageContent(request, drawing, page));
  return `<script type="application/json" ${attributes}>${json}</script>`;
}

/** The shell around it all: its language, viewport, colours, icons and manifest. */
function fillShell(shell: string, head: string, body: string): string {
  const filled = shell
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/\s*<noscript>.*?<\/noscript>/s, '')
    .replace(/\s*<meta name="description"[^>]*>/, '')
    // As functions, because texts may hold "$&" and the like.
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('<div id="root"></div>', () => body);
  return filled;
}

function splash({ site, build }: PageRequest): string {
  const { logos, reveal, fade, behind } = splashTimes;
  const times = attribute(JSON.stringify({ logos, reveal, fade, gone: behind }));
  return `${splashTemplate(site)}<script data-times="${times}">${build.inline.splash}</script>`;
}

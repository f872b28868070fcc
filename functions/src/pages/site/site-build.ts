import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { PartJson, PartName, SiteJson } from '@venue/domain';
import type { renderPage, writeSitemap } from '../../../../web/public-site/render/render-page.tsx';
import type { WebBuild } from '../../../../web/public-site/render/web-build.ts';

/** What a response depends on of the page at an address. */
export type ResolvedPage = {
  /** The one address by which the page should be known; undefined for an address that leads nowhere. */
  canonical: string | undefined;
  /** The page, by the pattern of its address; "*" where the site does not have what the address names. */
  pageOf: (site: SiteJson) => { path: string };
  /** The part that it shows besides `site`. */
  partOf: (site: SiteJson) => PartName | undefined;
  /** What the query string changes in the page besides its part, in one spelling. */
  variant?: string;
  /** The path to which the page has moved, as its part says. */
  movedTo?: (part: PartJson, site: SiteJson) => string | undefined;
};

/** What renders the public pages, and the built site they belong to. */
export type SiteBuild = {
  renderPage: typeof renderPage;
  resolvePage: (pathname: string, search: string) => ResolvedPage;
  writeSitemap: typeof writeSitemap;
  web: WebBuild;
  /** One of the site's built files, by its name in /assets; undefined if this build has none of that name. */
  readAsset: (name: string) => Promise<Buffer | undefined>;
};

let loading: Promise<SiteBuild> | undefined;

/** Loads the server build next to the function, once. */
export function siteBuild(): Promise<SiteBuild> {
  return (loading ??= loadSiteBuild(new URL('./site/', import.meta.url)));
}

/** Loads the server build in a folder. */
export async function loadSiteBuild(folder: URL): Promise<SiteBuild> {
  const inside = (file: string) => new URL(file, folder);
  const pages = (await import(inside('render-page.js').href)) as Omit<SiteBuild, 'web' | 'readAsset'>;
  return {
    ...pages,
    web: JSON.parse(readFileSync(inside('web-build.json'), 'utf8')) as SiteBuild['web'],
    readAsset: (name) =>
      readFile(inside(`assets/${name}`)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT' || error.code === 'EISDIR') return undefined;
        throw error;
      }),
  };
}

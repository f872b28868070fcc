import { readFileSync } from 'node:fs';
import type { PartJson, PartName, SiteJson } from '@venue/domain';
import type { WebBuild } from '../../../web/public-site/render/web-build.ts';

/** What a page is rendered from. */
export type PageRequest = {
  /** Path and query, percent-encoded. */
  pathname: string;
  search: string;
  site: SiteJson;
  /** The one part that the page shows besides `site`. */
  part: PartJson | undefined;
  now: Date;
  build: WebBuild;
};

/** A whole page, with the texts of its scripts and styles, whose hashes its Content-Security-Policy has to name. */
export type RenderedPage = { status: 200 | 404; html: string; scripts: string[]; style: string };

/** The page that is meant by an address. */
export type ResolvedPage = {
  /** The one address by which the page should be known; undefined for an address that leads nowhere. */
  canonical: string | undefined;
  /** The page, by the pattern of its address; "*" where the site does not have what the address names. */
  pageOf: (site: SiteJson) => { path: string };
  /** The part that it shows besides `site`. */
  partOf: (site: SiteJson) => PartName | undefined;
};

/** What renders the public pages, and the built site they belong to. */
export type SiteBuild = {
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
  resolvePage: (pathname: string, search: string) => ResolvedPage;
  web: WebBuild;
};

let loading: Promise<SiteBuild> | undefined;

/** Loads what the build has put beside the functions. Only pages need it, so calls of the API never wait for it. */
export function siteBuild(): Promise<SiteBuild> {
  return (loading ??= load());
}

async function load(): Promise<SiteBuild> {
  const beside = (file: string) => new URL(`./site/${file}`, import.meta.url);
  const pages = (await import(beside('render-page.js').href)) as Omit<SiteBuild, 'web'>;
  return { ...pages, web: JSON.parse(readFileSync(beside('web-build.json'), 'utf8')) };
}

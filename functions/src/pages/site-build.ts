import { readFileSync } from 'node:fs';
import type { canonicalPath, renderPage } from '../../../web/public-site/render/render-page.tsx';
import type { WebBuild } from '../../../web/public-site/render/web-build.ts';

/** What renders the public pages, and the built site they belong to. */
export type SiteBuild = {
  renderPage: typeof renderPage;
  canonicalPath: typeof canonicalPath;
  web: WebBuild;
};

/** A page as the build renders it. */
export type RenderedPage = Awaited<ReturnType<typeof renderPage>>;

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

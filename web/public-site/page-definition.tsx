import type { AddressedPage, Part, PartJson, PartName, Site } from '@venue/domain';
import { use, type ComponentType, type ReactElement } from 'react';
import type { Thing } from 'schema-dts';
import { withoutReload } from '../errors/reload-for-new-version.ts';
import { PageTitle } from '../ui/page/page-title.tsx';

/** The variable parts of a page's address: route parameters and query string. */
export type PagePlace = { params: Readonly<Record<string, string | undefined>>; search: string };

/** The parts of the site, or of its JSON, that determine which page and part an address shows. */
export type Navigation = {
  menus: readonly { _id: string; route: string }[];
  customPages: readonly AddressedPage[];
};

/** What a page is rendered from. `part` is undefined while it loads, and on pages without a part. */
export type PageContent<N extends PartName = PartName> = PagePlace & { site: Site; part?: Part<N> };

/** A page's title and description, for the tab, search results and link previews. */
export type PageMeta = { title?: string; description?: string };

/** The site with the parts that are there once, instead of their versions. */
export type SiteWithParts = Omit<Site, 'parts'> & { parts: { readonly [N in PartName]?: Part<N> } };

/** A record with the time of its last change. */
export type Stamped = { updatedAt?: Date; createdAt?: Date };

/** The properties of a public page that do not need its code. */
type PageFacts<N extends PartName> = {
  /** The route pattern. */
  path: string;
  /** Whether the site has content at the address; if left out, it always has. */
  isThere?: (place: PagePlace, site: Navigation) => boolean;
  /** The part that the page shows in addition to `site`. */
  partOf?: (place: PagePlace, site: Navigation) => N | undefined;
  /** Whether the address exists only if its part does, which the site need not name. */
  needsPart?: true;
  /** The path that search engines keep of a page with several addresses; its own if left out. */
  canonical?: (place: PagePlace, site: Navigation) => string | undefined;
  /** The path to which the page at an address has moved, or the same path. */
  movedTo?: (part: Part<N> | PartJson<N>, place: PagePlace, site: Navigation) => string | undefined;
  /**
   * What its query string changes besides the part, in one spelling; empty for the page itself. Search engines are kept
   * from variants.
   */
  variant?: (place: PagePlace) => string;
  /** Whether it is for one guest alone: search engines leave it out, and no other site learns its address. */
  isPrivate?: true;
  /** File name of the picture for link previews; the site's default picture if left out. */
  picture?: (content: PageContent<N>) => string | undefined;
  /** Structured data in addition to the venue's and the breadcrumbs. Only the server loads its code. */
  structuredData?: (content: PageContent<N>, now: Date) => Promise<Thing[]>;
  /** The records that the page shows; the latest change to them is its date in the sitemap. */
  records?: (published: SiteWithParts, now: Date) => readonly (Stamped | undefined)[];
  /** The addresses of a page with several of them, each with its record. */
  addresses?: (site: Site) => { path: string; record: Stamped }[];
};

/** The properties of a public page that need its code, a separate chunk. */
type PageCode<N extends PartName, Code> = {
  /** Title and description; from the code if they are part of the build. */
  meta: (content: PageContent<N>, code: Code) => PageMeta;
  render: (code: Code, content: PageContent<N>) => ReactElement;
  /** The splash that an inline script shows over the page on the first visit of a session. */
  splash?: (code: Code, content: PageContent<N>) => ReactElement | undefined;
};

/** A public page, as used by the router, the server, the document's head and the sitemap. */
export type PageDefinition = PageFacts<PartName> & {
  /** Loads the code; afterwards the page renders without suspending. */
  load: () => Promise<void>;
  /** Loads the code in advance. Never rejects; after a failure, `load` tries again. */
  prefetch: () => Promise<void>;
  /** Whether the code has loaded. */
  hasCode: () => boolean;
  /** @throws before the code has loaded */
  meta: (content: PageContent) => PageMeta;
  /** @throws before the code has loaded */
  splash: (content: PageContent) => ReactElement | undefined;
  /** The page with its title; suspends while its code loads. */
  Page: ComponentType<PageContent>;
};

/**
 * Defines a public page.
 * @param page.code imports the page's component; called on the first visit to the page
 */
export function definePage<Code, N extends PartName = never>({
  code,
  meta,
  render,
  splash,
  ...facts
}: PageFacts<N> & PageCode<N, Code> & { code: () => Promise<Code> }): PageDefinition {
  let loaded: { code: Code } | undefined;
  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= code().then((module) => {
      loaded = { code: module };
    }));
  const prefetch = () =>
    withoutReload(load).catch((error: unknown) => {
      console.info(`The code of ${facts.path} could not be prefetched:`, error);
      loading = undefined;
    });
  function loadedCode(): Code {
    if (!loaded) throw new Error(`The code of ${facts.path} has not loaded yet.`);
    return loaded.code;
  }

  function Page(content: PageContent<N>) {
    if (!loaded) use(load());
    return (
      <>
        <PageTitle {...meta(content, loadedCode())} />
        {render(loadedCode(), content)}
      </>
    );
  }

  const definition = {
    ...facts,
    load,
    prefetch,
    hasCode: () => loaded !== undefined,
    meta: (content: PageContent<N>) => meta(content, loadedCode()),
    splash: (content: PageContent<N>) => splash?.(loadedCode(), content),
    Page,
  };
  // A page only ever receives the part that its own `partOf` names, which the common type cannot express.
  return definition as unknown as PageDefinition;
}

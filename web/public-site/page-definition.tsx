import type { LegalPart, Part, PartName, Site } from '@venue/domain';
import { use, type ComponentType, type ReactElement } from 'react';
import type { Thing } from 'schema-dts';
import { PageTitle } from '../ui/page-title.tsx';

/** What stands in an address besides the path of its page. */
export type PagePlace = { params: Readonly<Record<string, string | undefined>>; search: string };

/** What a page needs to know of the site to tell which part it shows: of a site, or of its JSON. */
export type Navigation = {
  menus: readonly { _id: string; route: string }[];
  customPages: readonly { _id: string }[];
};

/** What a page is rendered from. Its part is undefined while it is fetched, and where the page shows none. */
export type PageContent<N extends PartName = PartName> = PagePlace & { site: Site; part?: Part<N> };

/** What a page says of itself in its title, in search results and in shared links. */
export type PageWords = { title?: string; description?: string };

/** A record that says when it was changed. */
export type Stamped = { updatedAt?: Date; createdAt?: Date };

/** What is to be known of a public page (section 2.1) without its code; what is left out, a page does not have. */
type PageFacts<N extends PartName> = {
  /** Pattern of its address, as routes write it. */
  path: string;
  /** Whether the site has what the address names. */
  isThere?: (place: PagePlace, site: Navigation) => boolean;
  /** The one part that it shows besides `site`. */
  partOf?: (place: PagePlace, site: Navigation) => N | undefined;
  /** File name of its own picture for link previews; otherwise the one that stands for the whole site is shown. */
  picture?: (content: PageContent<N>) => string | undefined;
  /** What it tells search engines besides the house and where one is; its code is fetched by the server alone. */
  structuredData?: (content: PageContent<N>, now: Date) => Promise<Thing[]>;
  /** The records whose changes are changes of the page; without any the sitemap gives it no date. */
  records?: (published: Site & { legal?: LegalPart }, now: Date) => readonly (Stamped | undefined)[];
  /** Its addresses, with the record of each, where it has not just the one. */
  addresses?: (site: Site) => { path: string; record: Stamped }[];
};

/** What a page takes from its code, the file that renders it. */
type PageCode<N extends PartName, Code> = {
  /** Title and description; read out of the code where they are part of the build. */
  words: (content: PageContent<N>, code: Code) => PageWords;
  render: (code: Code, content: PageContent<N>) => ReactElement;
  /** What lies over the page at the first visit of a session, as the script in the document shows it. */
  splash?: (code: Code, content: PageContent<N>) => ReactElement | undefined;
};

/** A public page as the router, the server, the head of the document and the sitemap read it. */
export type PageDefinition = PageFacts<PartName> & {
  /** Fetches the code, so that what follows waits for nothing. */
  load: () => Promise<void>;
  /** Fetches the code in case it is needed soon; never rejects, and what fails is tried again by `load`. */
  loadAhead: () => Promise<void>;
  /** @throws before the code is there */
  words: (content: PageContent) => PageWords;
  /** @throws before the code is there */
  splash: (content: PageContent) => ReactElement | undefined;
  /** The page with its title; suspends while its code is fetched. */
  Page: ComponentType<PageContent>;
};

/**
 * Defines a public page.
 * @param page.code imports the file that renders it, when somebody first goes there
 */
export function definePage<Code, N extends PartName = never>({
  code,
  words,
  render,
  splash,
  ...facts
}: PageFacts<N> & PageCode<N, Code> & { code: () => Promise<Code> }): PageDefinition {
  let loaded: { code: Code } | undefined;
  let loading: Promise<void> | undefined;
  const load = () =>
    (loading ??= code().then((it) => {
      loaded = { code: it };
    }));
  const loadAhead = () =>
    load().catch((error: unknown) => {
      console.info('The code of a page could not be fetched ahead:', error);
      loading = undefined;
    });
  function loadedCode(): Code {
    if (!loaded) throw new Error(`The code of ${facts.path} is not there yet.`);
    return loaded.code;
  }

  function Page(content: PageContent<N>) {
    if (!loaded) use(load());
    return (
      <>
        <PageTitle {...words(content, loadedCode())} />
        {render(loadedCode(), content)}
      </>
    );
  }

  const definition = {
    ...facts,
    load,
    loadAhead,
    words: (content: PageContent<N>) => words(content, loadedCode()),
    splash: (content: PageContent<N>) => splash?.(loadedCode(), content),
    Page,
  };
  // A page is only ever given the part that its own `partOf` names: less than what the common type says.
  return definition as unknown as PageDefinition;
}

import type { PageDefinition } from './page-definition.tsx';

/** A page with the folder that its definition stands in, under which the build knows its files. */
export type SitePage = PageDefinition & { folder: string };

/** Whatever a page's own folder defines is a page of the site. */
const definitions = import.meta.glob<PageDefinition[]>('./pages/*/page.tsx', {
  eager: true,
  import: 'pages',
});

const all = Object.entries(definitions).flatMap(([file, pages]) =>
  pages.map((page): SitePage => ({ ...page, folder: file.split('/')[2]! })),
);

/** What stands at every address that leads nowhere. */
export const notFoundPage = all.find(({ path }) => path === '*')!;

/** Every public page (section 2.1). */
export const sitePages: readonly SitePage[] = all.filter((page) => page !== notFoundPage);

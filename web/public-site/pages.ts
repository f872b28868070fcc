import type { PageDefinition } from './page-definition.tsx';

/** A page with the name of its folder, which is the key of its files in `WebBuild.pages`. */
export type SitePage = PageDefinition & { folder: string };

/** Every folder in pages/ exports its page definitions from page.tsx. */
const definitions = import.meta.glob<PageDefinition[]>('./pages/*/page.tsx', {
  eager: true,
  import: 'pages',
});

const all = Object.entries(definitions).flatMap(([file, pages]) =>
  pages.map((page): SitePage => ({ ...page, folder: file.split('/')[2]! })),
);

/** The page for every address that does not exist. */
export const notFoundPage = all.find(({ path }) => path === '*')!;

/** Every public page. */
export const sitePages: readonly SitePage[] = all.filter((page) => page !== notFoundPage);

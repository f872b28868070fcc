/** What the address of a custom page is made from. */
export type AddressedPage = { _id: string; route: string; formerRoutes?: readonly string[] };

/** The path of the custom page with an id, which never changes; percent-encoded. */
export function customPagePath(id: string): string {
  return encodeURI(`/event/${id}`);
}

/**
 * Finds the page of `/event/{name}` by id, then URL endpoint (any case), then former URL endpoint.
 */
export function findCustomPage<Page extends AddressedPage>(
  pages: readonly Page[],
  name: string,
): Page | undefined {
  const wanted = name.toLowerCase();
  const isWanted = (route: string) => route.toLowerCase() === wanted;
  return (
    pages.find(({ _id }) => _id === name) ??
    (wanted ? pages.find(({ route }) => isWanted(route)) : undefined) ??
    pages.find(({ formerRoutes = [] }) => formerRoutes.some(isWanted))
  );
}

/**
 * The path of a custom page for search engines and for sharing: with its URL endpoint, or with its id where that leads
 * to another page or is missing.
 */
export function namedPagePath<Page extends AddressedPage>(pages: readonly Page[], page: Page): string {
  const isReached = page.route !== '' && findCustomPage(pages, page.route) === page;
  return customPagePath(isReached ? page.route : page._id);
}

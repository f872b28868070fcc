import { isOfficePath } from '@venue/domain';

/** How long to wait for the server before serving the stored shell, in ms. */
const timeoutMs = 1_500;

/** Paths that are not stored pages: API calls, Firebase's reserved URLs, previews of the site, and files. */
const excluded = [/^\/(?:api|__|preview)(?:\/|$)/, /\.[a-z0-9]+$/i];

/** Whether a request is a navigation to a public page: not a file, the API or the back office. */
export function isPageVisit({ request, url }: { request: Request; url: URL }): boolean {
  const { pathname } = url;
  const isExcluded = isOfficePath(pathname) || excluded.some((pattern) => pattern.test(pathname));
  return request.mode === 'navigate' && !isExcluded;
}

/** A navigation request, with the response that the browser preloads while the worker starts. */
type PageVisit = { request: Request; preloadResponse?: Promise<Response | undefined> };

/**
 * Responds with the server's page if it arrives in time; otherwise with the stored shell, which renders the stored
 * content.
 * @param findShell returns the stored shell, if there is one
 * @throws when the server is unreachable and no shell is stored
 */
export async function pageOrShell(
  { request, preloadResponse }: PageVisit,
  findShell: () => Promise<Response | undefined>,
): Promise<Response> {
  const page = Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request));
  const late = new Promise<Response | undefined>((resolve) => {
    setTimeout(() => resolve(findShell()), timeoutMs);
  });
  return (await Promise.race([page.catch(findShell), late])) ?? page;
}

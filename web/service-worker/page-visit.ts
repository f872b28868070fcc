import { isOfficePath } from '@venue/domain';

/** How long a visitor looks at the page before until the stored shell stands in, in ms. */
const timeout = 1_500;

/** What the server answers itself, and files. */
const others = [/^\/(?:api|__)(?:\/|$)/, /\.[a-z0-9]+$/i];

/** Whether a request is for a public page: no file, not the API, not the back office. */
export function isPageVisit({ request, url }: { request: Request; url: URL }): boolean {
  const { pathname } = url;
  const isOther = isOfficePath(pathname) || others.some((pattern) => pattern.test(pathname));
  return request.mode === 'navigate' && !isOther;
}

/** A page's request, with the answer that the browser has begun to fetch while the worker started. */
type PageVisit = { request: Request; preloadResponse?: Promise<Response | undefined> };

/**
 * Answers with the server's page as long as the server answers in time; otherwise with the stored shell, which
 * fills itself with the stored content.
 * @param findShell the stored shell, if there is one
 * @throws when neither the server nor the shell can be had
 */
export async function pageOrShell(
  { request, preloadResponse }: PageVisit,
  findShell: () => Promise<Response | undefined>,
): Promise<Response> {
  const page = Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request));
  const late = new Promise<Response | undefined>((resolve) => {
    setTimeout(() => resolve(findShell()), timeout);
  });
  return (await Promise.race([page.catch(findShell), late])) ?? page;
}

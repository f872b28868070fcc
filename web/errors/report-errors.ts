import { ErrorReportLimits as limits } from '@venue/domain';

/** Most reports per page: one fault often recurs with every render. */
const mostReports = 3;

/** Errors of the network and the browser, which are not ours. */
const notOurs =
  /fetch|network|load failed|import.*module|preload|timeout|abort|offline|unavailable|quota|Script error|ResizeObserver/i;

let built = '';
let reports = 0;

/**
 * Reports uncaught errors of this page to the site's server. The visitor doesn't notice.
 * @param version URL of the built script that the page runs
 */
export function startErrorReports(version: string): void {
  built = new URL(version).pathname;
  addEventListener('error', ({ error, message }) => reportError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** Reports one error; at most three per page, and none caused by being offline. */
export function reportError(error: unknown): void {
  const { name = '', message = String(error), stack = '' } = (error ?? {}) as Partial<Error>;
  if (!built || !message || !navigator.onLine || reports >= mostReports) return;
  if (notOurs.test(name + message) || stack.includes('extension://')) return;
  reports += 1;
  const report = {
    message: message.slice(0, limits.message),
    stack: stack.slice(0, limits.stack),
    page: location.pathname.slice(0, limits.page),
    version: built.slice(0, limits.version),
  };
  // With keepalive, because the visitor may be leaving. A lost report doesn't concern the visitor.
  fetch('/api/errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
}

import { ErrorReportLimits as limits } from '@venue/domain';

/** What a page may report: one fault often comes again with every render. */
const mostReports = 3;

/** The network's faults and the browser's own are no faults of the page. */
const notOurs =
  /fetch|network|load failed|import.*module|preload|timeout|abort|offline|unavailable|quota|Script error|ResizeObserver/i;

let built = '';
let reports = 0;

/**
 * Reports what goes wrong in this page from now on to the site's own server. The visitor sees nothing of it.
 * @param version address of the built script that the page runs
 */
export function startErrorReports(version: string): void {
  built = new URL(version).pathname;
  addEventListener('error', ({ error, message }) => reportError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}

/** Reports one error; at most three in the life of a page, and none that comes from being offline. */
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
  // Kept alive, as the visitor may be leaving. A report that does not arrive is no matter of the visitor's.
  fetch('/api/errors', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
}

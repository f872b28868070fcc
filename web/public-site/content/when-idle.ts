/** Longest wait for a paint: a tab opened in the background never paints. */
const paintTimeout = 3_000;
/** Longest wait for an idle moment after the paint. */
const idleTimeout = 4_000;

/** Runs `act` once, after the page has painted and when the browser is idle. */
export function whenIdle(act: () => void): void {
  let isDone = false;
  const painted = () => {
    if (isDone) return;
    isDone = true;
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: idleTimeout });
    else setTimeout(act, 300);
  };
  // The second frame starts after the first one has been painted.
  requestAnimationFrame(() => requestAnimationFrame(painted));
  setTimeout(painted, paintTimeout);
}

/** Maximum wait for a paint in ms: a background tab never paints. */
const paintTimeout = 3_000;
/** Maximum wait for an idle period after the paint, in ms. */
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
  // The second animation frame starts after the first paint.
  requestAnimationFrame(() => requestAnimationFrame(painted));
  setTimeout(painted, paintTimeout);
}

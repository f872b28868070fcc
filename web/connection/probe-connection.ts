import { connectionStore } from './connection-store.ts';

/** Interval between two probes while the connection is lost, in ms. */
const interval = 4_000;
/** Time after which the server counts as unreachable, in ms. */
const timeout = 8_000;

let isWatching = false;

/**
 * Sends a request to the site's server. Browsers that report a network may still have no connection (the router is
 * up, the cable is cut), and Firestore is slow to notice. Without a response the connection counts as lost, and is
 * probed until it is back; then `onBack` is called.
 */
export async function probeConnection(onBack: () => void): Promise<void> {
  if (isWatching || (await answers())) return;
  isWatching = true;
  connectionStore.setState({ isReachable: false });
  const timer = setInterval(async () => {
    // A hidden tab doesn't probe.
    if (document.hidden && !isBack()) return;
    const isAnswering = isBack() || (await answers());
    if (!isAnswering || !isWatching) return;
    isWatching = false;
    clearInterval(timer);
    if (!isBack()) onBack();
  }, interval);
}

/** Whether Firestore has reconnected by itself. */
function isBack(): boolean {
  return connectionStore.getState().isReachable;
}

async function answers(): Promise<boolean> {
  try {
    // HEAD bypasses the service worker, no-store the browser's cache.
    await fetch('/app.html', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    return true;
  } catch {
    // Any failure counts as no response.
    return false;
  }
}

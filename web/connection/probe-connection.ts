import { connectionStore } from './connection-store.ts';

/** How long to wait between two looks whether the line is back. */
const interval = 4_000;
/** A server that has not answered after this long is out of reach. */
const timeout = 8_000;

let isWatching = false;

/**
 * Asks the site's own server for a sign of life. Browsers that report a network may still have no
 * line (the router is up, the cable is cut), and Firestore takes long to be sure of it. If there is no
 * answer, the line counts as gone, and is looked after until it is back; then `onBack` is called.
 */
export async function probeConnection(onBack: () => void): Promise<void> {
  if (isWatching || (await answers())) return;
  isWatching = true;
  connectionStore.setState({ isReachable: false });
  const timer = setInterval(async () => {
    // Nobody looks at a hidden tab, so it does not ask.
    if (document.hidden && !isBack()) return;
    const isAnswering = isBack() || (await answers());
    if (!isAnswering || !isWatching) return;
    isWatching = false;
    clearInterval(timer);
    if (!isBack()) onBack();
  }, interval);
}

/** Firestore has found the line by itself. */
function isBack(): boolean {
  return connectionStore.getState().isReachable;
}

async function answers(): Promise<boolean> {
  try {
    // HEAD passes by the service worker, no-store by the browser's own cache.
    await fetch('/app.html', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) });
    return true;
  } catch {
    // Whatever kept the answer away, there is none: that is all that is asked here.
    return false;
  }
}

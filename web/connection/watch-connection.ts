import { connectionStore } from './connection-store.ts';
import { probeConnection } from './probe-connection.ts';

/**
 * Keeps the connection store up to date for the life of the page, from the browser's online and offline events and
 * from signs of a lost connection before Firestore notices: a picture or script that fails to load, or a page that
 * becomes visible again.
 * @param onBack called when the server responds again
 */
export function watchConnection(onBack: () => void): void {
  // Browsers without this property give undefined, which must not count as offline.
  connectionStore.setState({ hasNetwork: navigator.onLine !== false });
  window.addEventListener('online', () => connectionStore.setState({ hasNetwork: true }));
  window.addEventListener('offline', () => connectionStore.setState({ hasNetwork: false }));
  const probe = () => void probeConnection(onBack);
  // Capturing, because load errors don't bubble.
  window.addEventListener('error', ({ target }) => target instanceof HTMLElement && probe(), true);
  document.addEventListener('visibilitychange', () => document.hidden || probe());
}

import { connectionStore } from './connection-store.ts';
import { probeConnection } from './probe-connection.ts';

/**
 * Keeps the connection store up to date for the life of the page: the browser's own online and offline events,
 * and what a lost connection looks like long before Firestore gives up, such as a picture or a script that does
 * not arrive. A phone that comes out of a pocket may have lost it as well.
 * @param onBack called when the server answers again after it did not
 */
export function watchConnection(onBack: () => void): void {
  // Browsers that do not know say undefined, which must not read as offline.
  connectionStore.setState({ hasNetwork: navigator.onLine !== false });
  window.addEventListener('online', () => connectionStore.setState({ hasNetwork: true }));
  window.addEventListener('offline', () => connectionStore.setState({ hasNetwork: false }));
  const probe = () => void probeConnection(onBack);
  // Capturing, because such errors do not bubble.
  window.addEventListener('error', ({ target }) => target instanceof HTMLElement && probe(), true);
  document.addEventListener('visibilitychange', () => document.hidden || probe());
}

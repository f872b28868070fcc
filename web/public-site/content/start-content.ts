import { connectionStore } from '../../connection/connection-store.ts';
import { probeConnection } from '../../connection/probe-connection.ts';
import { watchConnection } from '../../connection/watch-connection.ts';
import { toPublished } from './content-state.ts';
import { contentStore, readPageNow } from './content-store.ts';
import { fetchWholeSite } from './fetch-whole-site.ts';
import { whenIdle } from './when-idle.ts';

/** Set for the life of the tab once Firestore broke: no second reload, and no disk cache any more. */
const brokenKey = 'firestore-broke';

/** A page that the server drew less than this long ago shows what is published. */
const freshFor = 2 * 60_000;
/** So long a fresh page is left in peace: Firestore takes more bytes and work than all the rest of a visit. */
const liveAfter = 8_000;

let started = false;

/**
 * Fills the content store and keeps it up to date: from the page, from the browser's storage, then
 * live from Firestore, whose code is fetched after the first paint, and to a fresh page only when somebody
 * stays. Call it once, before rendering; further calls do nothing.
 */
export function startContent(): void {
  if (started) return;
  started = true;
  watchConnection(() => goOn());
  // localStorage answers at once, so this has run before the first render.
  void contentStore.rehydrate();
  if (!toPublished(contentStore.getState())) return whenIdle(() => void listen(), 'after-paint');
  if (!isFresh()) return whenIdle(() => void listen(), 'when-idle');
  const later = setTimeout(() => whenIdle(() => void listen(), 'when-idle'), liveAfter);
  const listenNow = () => {
    clearTimeout(later);
    void listen();
  };
  // Who comes back to the tab may have been away for hours.
  document.addEventListener('visibilitychange', () => document.hidden || listenNow());
  if (contentStore.getState().isPart) whenIdle(() => void complete(listenNow), 'when-idle');
}

function isFresh(): boolean {
  const drawn = readPageNow(document);
  return drawn !== undefined && Date.now() - drawn.getTime() < freshFor;
}

async function complete(orElse: () => void): Promise<void> {
  try {
    await fetchWholeSite();
    // The page is newer than what a shared cache had: only Firestore knows more.
    if (contentStore.getState().isPart) orElse();
  } catch (error) {
    console.info('The whole content comes from Firestore:', error);
    orElse();
  }
}

let isListening = false;

async function listen(): Promise<void> {
  if (isListening) return;
  isListening = true;
  try {
    const { listenToPublishedSite, reconnect } = await import('./live-content.ts');
    const stop = listenToPublishedSite(
      {
        onSite(site, from) {
          contentStore.receive(site, from);
          connectionStore.setState({ failure: undefined });
        },
        onReachable: (isReachable) => connectionStore.setState({ isReachable }),
        onSilence: () => void probeConnection(() => void reconnect()),
        onFailure: fail,
      },
      hasBroken(),
    );
    watchForBreakage(stop);
    goOn = () => void reconnect();
  } catch (error) {
    // The chunk did not arrive: most likely no line. Once there is one, try again.
    isListening = false;
    fail(error instanceof Error ? error : new Error(String(error)));
    window.addEventListener('online', () => void listen(), { once: true });
    void probeConnection(() => void listen());
  }
}

/** What to do once the line is back. */
let goOn = () => void listen();

function fail(failure: Error): void {
  console.warn('Live content is not available:', failure.message);
  connectionStore.setState({ failure });
}

/**
 * The SDK throws "INTERNAL ASSERTION FAILED" out of its own queue when its disk cache is damaged,
 * and is dead from then on. The page goes on with what it has; one reload, with the memory cache,
 * brings live content back.
 */
function watchForBreakage(stop: () => void): void {
  const handle = (reason: unknown) => {
    const text = reason instanceof Error ? reason.message : String(reason);
    if (!text.includes('INTERNAL ASSERTION FAILED')) return;
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
    fail(new Error('Firestore broke down.'));
    try {
      stop();
    } catch (error) {
      console.warn('Firestore could not be stopped either:', error);
    }
    if (!hasBroken() && rememberBroken()) window.location.reload();
  };
  const handleError = (event: ErrorEvent) => handle(event.error ?? event.message);
  const handleRejection = (event: PromiseRejectionEvent) => handle(event.reason);
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
}

function hasBroken(): boolean {
  try {
    return sessionStorage.getItem(brokenKey) !== null;
  } catch {
    // No storage, no disk cache that could be damaged, and no way to count reloads: never reload.
    return true;
  }
}

function rememberBroken(): boolean {
  try {
    sessionStorage.setItem(brokenKey, 'yes');
    return true;
  } catch {
    // Without a note of the first reload there could be a second and a third.
    return false;
  }
}

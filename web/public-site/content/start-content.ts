import { gigsPart, menuPart, type PartName } from '@venue/domain';
import { connectionStore } from '../../connection/connection-store.ts';
import { probeConnection } from '../../connection/probe-connection.ts';
import { watchConnection } from '../../connection/watch-connection.ts';
import { contentStore } from './content-store.ts';
import { hasBroken, watchForBreakage } from './firestore-breakage.ts';
import type { PageSource } from './page-source.ts';
import { savesData } from './saves-data.ts';
import { whenIdle } from './when-idle.ts';

/** A page that the server rendered less than this long ago shows what is published. */
const freshFor = 2 * 60_000;
/** So long a fresh page is left in peace: Firestore takes more bytes and work than all the rest of a visit. */
const liveAfter = 8_000;
/** So many menus are fetched ahead, for offline. */
const menusAhead = 5;

/**
 * Keeps the content up to date, and fetches ahead what opens without a connection. Begins once the first page is
 * rendered, because that must show what the server had; Firestore's code follows when the browser is idle, and on a
 * fresh page only when somebody stays. Call it once.
 * @param source what the page was rendered from; undefined in the shell, which shows what an earlier visit stored
 */
export function startContent(source: PageSource | undefined): void {
  watchConnection(() => goOn());
  if (source) window.addEventListener('page-live', () => begin(source), { once: true });
  else begin();
}

function begin(source?: PageSource): void {
  const isFresh = source !== undefined && Date.now() - Date.parse(source.now) < freshFor;
  const later = setTimeout(() => whenIdle(() => void listen()), isFresh ? liveAfter : 0);
  // Who comes back to the tab may have been away for hours.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    clearTimeout(later);
    void listen();
  });
  whenIdle(() => void fetchAhead());
  if (contentStore.getState().site) return;
  contentStore.refreshSite().then(fetchAhead, (error: unknown) => {
    console.info('The content comes from Firestore:', error);
  });
}

/** Fetches what is at hand in another version and, unless the visitor saves data, the next gigs and the first menus. */
async function fetchAhead(): Promise<void> {
  const { site, parts } = contentStore.getState();
  const menus = site?.menus.slice(0, menusAhead).map(({ _id }) => menuPart(_id)) ?? [];
  const ahead: PartName[] = savesData() ? [] : [gigsPart, ...menus];
  await contentStore.catchUp([...(Object.keys(parts) as PartName[]), ...ahead]);
}

let isListening = false;

async function listen(): Promise<void> {
  if (isListening) return;
  isListening = true;
  try {
    const { listenToPublishedSite, reconnect } = await import('./live-content.ts');
    const stop = listenToPublishedSite(
      {
        onSite(site) {
          contentStore.receiveSite(site);
          void fetchAhead();
        },
        onReachable: (isReachable) => connectionStore.setState({ isReachable }),
        onSilence: () => void probeConnection(() => void reconnect()),
        onFailure: fail,
      },
      hasBroken(),
    );
    watchForBreakage(stop, fail);
    goOn = () => void reconnect();
  } catch (error) {
    // The chunk did not arrive: most likely there is no connection. Once there is one, try again.
    isListening = false;
    fail(error instanceof Error ? error : new Error(String(error)));
    window.addEventListener('online', () => void listen(), { once: true });
    void probeConnection(() => void listen());
  }
}

/** What to do once the server can be reached again. */
let goOn = () => void listen();

function fail(failure: Error): void {
  console.warn('Live content is not available:', failure.message);
  contentStore.setState({ hasFailed: true });
}

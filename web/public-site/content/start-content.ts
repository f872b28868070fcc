import { gigPart, gigsPart, menuPart, type PartName } from '@venue/domain';
import { connectionStore } from '../../connection/connection-store.ts';
import { probeConnection } from '../../connection/probe-connection.ts';
import { watchConnection } from '../../connection/watch-connection.ts';
import { contentStore } from './content-store.ts';
import { hasBroken, watchForBreakage } from './firestore-breakage.ts';
import type { PageSource } from './page-source.ts';
import { savesData } from './saves-data.ts';
import { whenIdle } from './when-idle.ts';

/** A page rendered less than this long ago counts as current, in ms. */
const freshFor = 2 * 60_000;
/** How long Firestore is delayed on a fresh page, in ms: it needs more bytes and CPU time than the rest of a visit. */
const liveAfter = 8_000;
/** How many menus, and pages of the next gigs, are prefetched, for offline use. */
const menusAhead = 5;
const gigsAhead = 3;

/**
 * Keeps the content up to date, and prefetches content for offline use. Starts after hydration, which needs the
 * content that the server rendered. Firestore's code is loaded when the browser is idle, and on a fresh page only if
 * the visitor stays. Call it once.
 * @param source the page's source; undefined in the shell, which shows the content of an earlier visit
 */
export function startContent(source: PageSource | undefined): void {
  watchConnection(() => onReconnect());
  if (source) window.addEventListener('page-live', () => start(source), { once: true });
  else start();
}

function start(source?: PageSource): void {
  const isFresh = source !== undefined && Date.now() - Date.parse(source.now) < freshFor;
  const timer = setTimeout(() => whenIdle(() => void listen()), isFresh ? liveAfter : 0);
  // The tab may have been in the background for hours.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    clearTimeout(timer);
    void listen();
  });
  whenIdle(() => void prefetch());
  if (contentStore.getState().site) return;
  contentStore.refreshSite().then(prefetch, (error: unknown) => {
    console.info('The site could not be fetched, waiting for Firestore:', error);
  });
}

/** Updates outdated parts and, unless the visitor saves data, prefetches the next gigs and the first menus. */
async function prefetch(): Promise<void> {
  const { site, parts } = contentStore.getState();
  const menus = site?.menus.slice(0, menusAhead).map(({ _id }) => menuPart(_id)) ?? [];
  const gigs = site?.nextGigs.slice(0, gigsAhead).flatMap(({ slug }) => (slug ? [gigPart(slug)] : [])) ?? [];
  const ahead: PartName[] = savesData() ? [] : [gigsPart, ...menus, ...gigs];
  await contentStore.loadParts([...(Object.keys(parts) as PartName[]), ...ahead]);
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
          void prefetch();
        },
        onReachable: (isReachable) => connectionStore.setState({ isReachable }),
        onSilence: () => void probeConnection(() => void reconnect()),
        onFailure: fail,
      },
      hasBroken(),
    );
    watchForBreakage(stop, fail);
    onReconnect = () => void reconnect();
  } catch (error) {
    // The chunk could not be loaded, most likely because the visitor is offline: try again once connected.
    isListening = false;
    fail(error instanceof Error ? error : new Error(String(error)));
    window.addEventListener('online', () => void listen(), { once: true });
    void probeConnection(() => void listen());
  }
}

/** Called when the server is reachable again. */
let onReconnect = () => void listen();

function fail(failure: Error): void {
  console.warn('Live content is not available:', failure.message);
  contentStore.setState({ hasFailed: true });
}

import { connectionStore } from '../connection/connection-store.ts';

/** When broken pictures are asked for again after the connection has returned, in ms: the first seconds often fail. */
const retryAfter = [0, 5_000, 20_000];

/**
 * Marks pictures that could not be loaded: they show a toned background (base.css) instead of the browser's icon. Asks for
 * them again when the connection returns.
 */
export function retryPictures(): void {
  const mark = ({ type, target }: Event) => {
    if (target instanceof HTMLImageElement) target.toggleAttribute('data-broken', type === 'error');
  };
  document.addEventListener('error', mark, true);
  document.addEventListener('load', mark, true);
  // Those that failed before this script came.
  for (const picture of document.images)
    if (picture.complete && picture.currentSrc && !picture.naturalWidth) picture.dataset.broken = '';
  const retrySoon = () => retryAfter.forEach((wait) => setTimeout(retry, wait));
  window.addEventListener('online', retrySoon);
  // With Wi-Fi but no uplink the browser fires no event; our probes notice.
  connectionStore.subscribe((now, before) => now.isReachable && !before.isReachable && retrySoon());
}

/** Setting `src`, even to what it is, makes the browser choose and fetch again. */
function retry() {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-broken]'))
    picture.setAttribute('src', picture.src);
}

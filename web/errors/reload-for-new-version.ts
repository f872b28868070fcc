import { isNoted, note } from './tab-notes.ts';

const reloadedKey = 'reloaded-for-new-version';

/** Prefetches under way. */
let prefetches = 0;

/** Reloads the page once if its chunks are gone because a new version was deployed while it was open. */
export function reloadForNewVersion(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Nobody waits for a prefetch, and offline every chunk that is not cached is missing.
    if (prefetches > 0 || !navigator.onLine) return;
    // Without storage reloads can't be counted, so there is none: the error page says what to do.
    if (isNoted(reloadedKey) || !note(reloadedKey)) return;
    event.preventDefault();
    window.location.reload();
  });
}

/** Runs a prefetch of code: when it fails, the page that somebody is reading is not reloaded. */
export async function withoutReload<Result>(prefetch: () => Promise<Result>): Promise<Result> {
  prefetches += 1;
  try {
    return await prefetch();
  } finally {
    prefetches -= 1;
  }
}

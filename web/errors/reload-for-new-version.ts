import { isNoted, note } from './tab-notes.ts';

const reloadedKey = 'reloaded-for-new-version';

/** Reloads the page once if its chunks are gone because a new version was deployed while it was open. */
export function reloadForNewVersion(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without storage reloads can't be counted, so there is none: the error page says what to do.
    if (isNoted(reloadedKey) || !note(reloadedKey)) return;
    event.preventDefault();
    window.location.reload();
  });
}

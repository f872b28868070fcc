const reloadedKey = 'reloaded-for-new-version';

/** Reloads the page once when its chunks are gone because a new version was put online while it was open. */
export function reloadForNewVersion(): void {
  window.addEventListener('vite:preloadError', (event) => {
    try {
      if (sessionStorage.getItem(reloadedKey)) return;
      sessionStorage.setItem(reloadedKey, 'yes');
    } catch {
      // No way to count reloads, so none: the error page says what to do.
      return;
    }
    event.preventDefault();
    window.location.reload();
  });
}

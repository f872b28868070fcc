import { isNoted, note } from '../../errors/tab-notes.ts';

/** Set for the life of the tab once Firestore broke: no second reload, and no disk cache any more. */
const brokenKey = 'firestore-broke';

/**
 * The SDK throws "INTERNAL ASSERTION FAILED" out of its own queue when its disk cache is damaged,
 * and is dead from then on. The page goes on with what it has; one reload, with the memory cache,
 * brings live content back.
 */
export function watchForBreakage(stop: () => void, onFailure: (failure: Error) => void): void {
  const watching = new AbortController();
  const handle = (reason: unknown) => {
    const text = reason instanceof Error ? reason.message : String(reason);
    if (!text.includes('INTERNAL ASSERTION FAILED')) return;
    watching.abort();
    onFailure(new Error('Firestore broke down.'));
    try {
      stop();
    } catch (error) {
      console.warn('Firestore could not be stopped either:', error);
    }
    // Without a note of the first reload there could be a second and a third.
    if (!hasBroken() && note(brokenKey)) window.location.reload();
  };
  window.addEventListener('error', ({ error, message }) => handle(error ?? message), {
    signal: watching.signal,
  });
  window.addEventListener('unhandledrejection', ({ reason }) => handle(reason), { signal: watching.signal });
}

/** Whether Firestore has broken in this tab, or could have unnoticed: then it does without its disk cache. */
export function hasBroken(): boolean {
  return isNoted(brokenKey);
}

import { isNoted, note } from '../../errors/tab-notes.ts';

/** Stored for the tab after Firestore has crashed: no second reload, and no disk cache from then on. */
const brokenKey = 'firestore-broke';

/**
 * Handles crashes of the Firestore SDK. When its disk cache is damaged, the SDK throws "INTERNAL ASSERTION FAILED"
 * from its own queue and stops working. The page keeps its content, and reloads once with the memory cache to get
 * live content again.
 */
export function watchForBreakage(stop: () => void, onFailure: (failure: Error) => void): void {
  const watching = new AbortController();
  const handle = (reason: unknown) => {
    const text = reason instanceof Error ? reason.message : String(reason);
    if (!text.includes('INTERNAL ASSERTION FAILED')) return;
    watching.abort();
    onFailure(new Error('Firestore crashed.'));
    try {
      stop();
    } catch (error) {
      console.warn('Firestore could not be stopped:', error);
    }
    // Without storage the reload cannot be counted, so there is none.
    if (!hasBroken() && note(brokenKey)) window.location.reload();
  };
  window.addEventListener('error', ({ error, message }) => handle(error ?? message), {
    signal: watching.signal,
  });
  window.addEventListener('unhandledrejection', ({ reason }) => handle(reason), { signal: watching.signal });
}

/** Whether Firestore has crashed in this tab, and must not use its disk cache. True if the tab cannot store it. */
export function hasBroken(): boolean {
  return isNoted(brokenKey);
}

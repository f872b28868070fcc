import type { EndReason } from './ending.ts';

/** How the session ended in the tab that ended it. */
export type TabEnd = {
  /** What the sign-in screen says; missing after Log Out. */
  reason?: EndReason;
  /** Whether drafts stay for the same person. */
  keepsDrafts: boolean;
};

const key = 'office-ended';

/** Tells the other tabs of the back office that the session is over: each gets a storage event. */
export function tellOtherTabs(end: TabEnd): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...end, at: Date.now() }));
  } catch {
    // Blocked storage: then no other tab shares this sign-in.
  }
}

/** Calls `onEnd` when another tab ends the session. Returns the function that stops listening. */
export function onTabEnd(onEnd: (end: TabEnd) => void): () => void {
  function handleStorage({ key: changed, newValue }: StorageEvent) {
    const end = changed === key ? read(newValue) : undefined;
    if (end) onEnd(end);
  }
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

/**
 * How the session ended last, if that was after `time`: for a tab that was frozen by the browser and got
 * no storage event.
 */
export function readTabEndSince(time: number): TabEnd | undefined {
  try {
    const end = read(localStorage.getItem(key));
    return end && end.at > time ? end : undefined;
  } catch {
    return undefined;
  }
}

function read(text: string | null): (TabEnd & { at: number }) | undefined {
  return text ? (JSON.parse(text) as TabEnd & { at: number }) : undefined;
}

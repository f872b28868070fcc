import type { EndReason } from './ending.ts';
import { storedValue } from './stored-value.ts';

/** How the session ended in the tab that ended it. */
export type TabEnd = {
  /** What the sign-in screen says; missing after Log Out. */
  reason?: EndReason;
  /** Whether drafts stay for the same person. */
  keepsDrafts: boolean;
};

const lastEnd = storedValue<TabEnd & { at: number }>('localStorage', 'office-ended');

/** Tells the other tabs of the back office that the session is over: each gets a storage event. */
export function tellOtherTabs(end: TabEnd): void {
  lastEnd.write({ ...end, at: Date.now() });
}

/** Calls `onEnd` when another tab ends the session. Returns the function that stops listening. */
export function onTabEnd(onEnd: (end: TabEnd) => void): () => void {
  return lastEnd.onOtherTab((end) => end && onEnd(end));
}

/**
 * How the session ended last, if that was after `time`: for a tab that was frozen by the browser and got
 * no storage event.
 */
export function readTabEndSince(time: number): TabEnd | undefined {
  const end = lastEnd.read();
  return end && end.at > time ? end : undefined;
}

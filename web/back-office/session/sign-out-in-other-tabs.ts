import type { EndReason } from './sign-out-reason.ts';
import { storedValue } from '../browser-storage/stored-value.ts';

/** How a tab ended the session. */
export type TabEnd = {
  /** Shown on the sign-in screen; missing after Log Out. */
  reason?: EndReason;
  /** Whether drafts stay for the same person. */
  keepsDrafts: boolean;
};

const lastEnd = storedValue<TabEnd & { at: number }>('localStorage', 'office-ended');

/** Notifies the other tabs of the back office by a storage event that the session is over. */
export function notifyOtherTabs(end: TabEnd): void {
  lastEnd.write({ ...end, at: Date.now() });
}

/** Calls `onEnd` when another tab ends the session. Returns a function that stops it. */
export function onTabEnd(onEnd: (end: TabEnd) => void): () => void {
  return lastEnd.onOtherTab((end) => end && onEnd(end));
}

/**
 * How the session last ended, if that was after `time`. For tabs that the browser had frozen, which get no storage
 * event.
 */
export function readTabEndSince(time: number): TabEnd | undefined {
  const end = lastEnd.read();
  return end && end.at > time ? end : undefined;
}

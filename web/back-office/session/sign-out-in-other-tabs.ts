import type { SignOutReason } from './sign-out-reason.ts';
import { storedValue } from '../browser-storage/stored-value.ts';

/** How a tab ended the session. */
export type TabSignOut = {
  /** Shown on the sign-in screen; missing after Log Out. */
  reason?: SignOutReason;
  /** Whether drafts stay for the same person. */
  keepsDrafts: boolean;
};

const lastEnd = storedValue<TabSignOut & { at: number }>('localStorage', 'office-ended');

/**
 * Notifies the other tabs of the back office by a storage event that the session is over. Unlike a message on a
 * BroadcastChannel, what is stored can also be read by a tab that was frozen at the time.
 */
export function notifyOtherTabs(end: TabSignOut): void {
  lastEnd.write({ ...end, at: Date.now() });
}

/** Calls `onEnd` when another tab ends the session. Returns a function that stops it. */
export function onTabSignOut(onEnd: (end: TabSignOut) => void): () => void {
  return lastEnd.onOtherTab((end) => end && onEnd(end));
}

/**
 * How the session last ended, if that was after `time`. For tabs that the browser had frozen, which get no storage
 * event.
 */
export function readTabSignOutSince(time: number): TabSignOut | undefined {
  const end = lastEnd.read();
  return end && end.at > time ? end : undefined;
}

import { persistedStore } from '@venue/domain';
import { clearDrafts, closeDrafts } from './drafts.ts';
import { lastEnding } from './ending.ts';
import { forgetActivity, markActive } from './inactivity-clock.ts';
import { forgetSession } from '../tab-storage/session-note.ts';
import { storedValue } from '../tab-storage/stored-value.ts';

/** The content that the public pages persist. */
const publicContent = storedValue('localStorage', persistedStore.key);

/**
 * Clears what an earlier session left in this browser, at sign-in (section 4): persisted content, and all drafts but
 * this person's own, whose session may have expired.
 */
export function clearTracesAtSignIn(uid: string): void {
  publicContent.clear();
  clearDrafts(uid);
  lastEnding.clear();
  markActive();
}

/**
 * Clears everything that the session has stored in this browser, at sign-out (section 4). `keepsDrafts` leaves the
 * drafts, for a person whose session was ended in the middle of their work.
 */
export function clearTracesAtSignOut({ keepsDrafts }: { keepsDrafts: boolean }): void {
  publicContent.clear();
  if (!keepsDrafts) closeDrafts();
  forgetActivity();
  forgetSession();
}

import { persistedStore } from '@venue/domain';
import { clearDrafts, closeDrafts } from './drafts.ts';
import { lastEnding } from './ending.ts';
import { forgetActivity, markActive } from './inactivity-clock.ts';
import { forgetSession } from './session-note.ts';
import { storedValue } from './stored-value.ts';

/** What the public pages persist. */
const publicContent = storedValue('localStorage', persistedStore.key);

/**
 * Clears what an earlier session left in this browser, at sign-in (section 4): the kept stores and
 * everybody's drafts but the own ones, which wait for somebody whose sign-in had expired.
 */
export function clearTracesAtSignIn(uid: string): void {
  publicContent.clear();
  clearDrafts(uid);
  lastEnding.clear();
  markActive();
}

/**
 * Clears everything that the session leaves in this browser, at sign-out (section 4). Where somebody was
 * thrown out in the middle of their work, `keepsDrafts` leaves it for the same person.
 */
export function clearTracesAtSignOut({ keepsDrafts }: { keepsDrafts: boolean }): void {
  publicContent.clear();
  if (!keepsDrafts) closeDrafts();
  forgetActivity();
  forgetSession();
}

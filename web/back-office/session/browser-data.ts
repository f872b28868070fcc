import { visitorStorageKeys } from '@venue/domain';
import { clearDrafts, closeDrafts } from '../unsaved/drafts.ts';
import { lastSignOut } from './sign-out-reason.ts';
import { forgetActivity, markActive } from './inactivity-clock.ts';
import { forgetSession } from '../browser-storage/session-note.ts';
import { storedValue } from '../browser-storage/stored-value.ts';

/**
 * Clears what an earlier session left in this browser, at sign-in: what the public pages stored, and all
 * drafts but this person's own, whose session may have expired. Nobody else's keys are touched.
 */
export function clearBrowserDataAtSignIn(uid: string): void {
  clearVisitorStorage();
  clearDrafts(uid);
  lastSignOut.clear();
  markActive();
}

/**
 * Clears what the public pages and the session have stored in this browser, at sign-out. `keepsDrafts` leaves the
 * drafts, for a person whose session was ended in the middle of their work.
 */
export function clearBrowserDataAtSignOut({ keepsDrafts }: { keepsDrafts: boolean }): void {
  clearVisitorStorage();
  if (!keepsDrafts) closeDrafts();
  forgetActivity();
  forgetSession();
}

function clearVisitorStorage(): void {
  for (const key of visitorStorageKeys) storedValue('localStorage', key).clear();
}

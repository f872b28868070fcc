import { signOut } from 'firebase/auth';
import { officeAuth } from '../../firebase/auth.ts';
import { closeDrafts } from '../unsaved/drafts.ts';
import { rememberEnding, type EndReason } from './sign-out-reason.ts';
import { notifyOtherTabs, type TabEnd } from './sign-out-in-other-tabs.ts';
import { clearTracesAtSignOut } from './browser-data.ts';

let leaving = false;

/** Whether this tab is signing out and about to load another page. */
export function isLeaving(): boolean {
  return leaving;
}

/**
 * Logs out in every tab, removes all drafts, and loads `to` as a new page: queries that are cached for a signed-out
 * person would fail for the next one.
 */
export async function signOutTo(to: string): Promise<void> {
  await leave({ keepsDrafts: false }, to);
}

/**
 * Ends the session and shows the reason on the sign-in screen at `to`. Drafts stay for the same person, except after
 * inactivity.
 */
export async function endSession(reason: EndReason, to: string): Promise<void> {
  if (leaving) return;
  rememberEnding(reason, officeAuth().currentUser?.uid);
  await leave({ reason, keepsDrafts: reason !== 'inactive' }, to);
}

/** Ends the session in this tab after another tab has signed out. */
export function followTabEnd({ reason, keepsDrafts }: TabEnd, signInPath: string): void {
  if (leaving) return;
  startLeaving();
  if (!keepsDrafts) closeDrafts();
  if (reason) {
    rememberEnding(reason, officeAuth().currentUser?.uid);
    window.location.replace(signInPath);
  } else {
    window.location.reload();
  }
}

async function leave(end: TabEnd, to: string): Promise<void> {
  startLeaving();
  clearTracesAtSignOut(end);
  notifyOtherTabs(end);
  await signOut(officeAuth());
  window.location.assign(to);
}

function startLeaving(): void {
  leaving = true;
  // A page restored by the back button from the browser's cache would still show what was typed.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

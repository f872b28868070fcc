import { signOut } from 'firebase/auth';
import { officeAuth } from '../../firebase/auth.ts';
import { closeDrafts } from '../unsaved/drafts.ts';
import { rememberSignOut, type SignOutReason } from './sign-out-reason.ts';
import { notifyOtherTabs, type TabSignOut } from './sign-out-in-other-tabs.ts';
import { clearBrowserDataAtSignOut } from './browser-data.ts';

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
export async function endSession(reason: SignOutReason, to: string): Promise<void> {
  if (leaving) return;
  rememberSignOut(reason, officeAuth().currentUser?.uid);
  await leave({ reason, keepsDrafts: reason !== 'inactive' }, to);
}

/** Ends the session in this tab after another tab has signed out. */
export function followTabSignOut({ reason, keepsDrafts }: TabSignOut, signInPath: string): void {
  if (leaving) return;
  startLeaving();
  if (!keepsDrafts) closeDrafts();
  if (reason) {
    rememberSignOut(reason, officeAuth().currentUser?.uid);
    window.location.replace(signInPath);
  } else {
    window.location.reload();
  }
}

async function leave(end: TabSignOut, to: string): Promise<void> {
  startLeaving();
  clearBrowserDataAtSignOut(end);
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

import { signOut } from 'firebase/auth';
import { officeAuth } from '../../firebase/auth.ts';
import { closeDrafts } from './drafts.ts';
import { rememberEnding, type EndReason } from './ending.ts';
import { tellOtherTabs, type TabEnd } from './tab-end.ts';
import { clearTracesAtSignOut } from './traces.ts';

let leaving = false;

/** Whether this tab is on its way out, so that nobody reloads it in between. */
export function isLeaving(): boolean {
  return leaving;
}

/**
 * Logs out in every tab and loads `to` as a new page, so that nothing of the session stays in memory
 * either: cached queries of a signed-out person would fail for the next one. Drafts go, in every tab.
 */
export async function signOutTo(to: string): Promise<void> {
  await leave({ keepsDrafts: false }, to);
}

/**
 * Ends the session for a reason that the sign-in screen at `to` then tells. Drafts stay for the same
 * person, except after a time without anybody at the computer.
 */
export async function endSession(reason: EndReason, to: string): Promise<void> {
  if (leaving) return;
  rememberEnding(reason, officeAuth().currentUser?.uid);
  await leave({ reason, keepsDrafts: reason !== 'inactive' }, to);
}

/** Follows another tab in which this session has ended. That tab has signed out; this one drops what it holds. */
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
  tellOtherTabs(end);
  await signOut(officeAuth());
  window.location.assign(to);
}

function startLeaving(): void {
  leaving = true;
  // A page that the back button brings back from the browser's memory still shows what was typed.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

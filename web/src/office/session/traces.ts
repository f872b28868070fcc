import { contentStore } from '../../content/content-store.ts';
import { clearDrafts } from '../data/drafts.ts';
import { forgetActivity, markActive } from './inactivity-clock.ts';

/**
 * Clears what an earlier session left in this browser, at sign-in (section 4): the kept stores and
 * everybody's drafts but the own ones, which wait for somebody whose sign-in had expired.
 */
export function clearTracesAtSignIn(uid: string): void {
  contentStore.forget();
  clearDrafts(uid);
  markActive();
}

/** Clears everything that the session leaves in this browser, at sign-out (section 4). */
export function clearTracesAtSignOut(): void {
  contentStore.forget();
  clearDrafts();
  forgetActivity();
}

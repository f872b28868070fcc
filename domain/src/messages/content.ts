import { formatLongDateTime } from '../time/dates.ts';

/* Outcomes of changes to content and bookings. Sentences that never change are in spec.ts. */

export const confirmMenuDelete = 'Are you sure you want to delete this Menu?';
export const eventDeleted = 'Event successfully deleted.';
export const eventUpdateFailed = 'The event was not updated.';
export const eventDeleteFailed = 'The event was not deleted.';
export const tooBusy = 'Others are saving at the same time, so nothing was changed. Please save again.';
export const deletedMeanwhile = 'Somebody deleted this after you opened it.';
export const menusChanged = 'The list does not match the stored menus. Reload the menus and try again.';
export const dishUnknown = 'There’s no such dish or wine on this menu. It may have been removed.';
export const dishChanged =
  'The name or the description of this dish has changed since you opened it. Look at its allergens again.';
/** For a new price of a dish that costs something else by now. */
export function dishPriceChanged(price: string): string {
  return `Somebody has changed this price meanwhile: it is now ${price ? `“${price}”` : 'empty'}. Look at it again.`;
}

export const urlNameUsedTwice = 'Two menus have the same URL endpoint. Choose another one for one of them.';
export const nothingToRestore = 'This change created it, so there is no earlier version to restore.';
export const copyMade =
  'This is the copy. Guests don’t see it: change what is different this time, then untick “Draft” and save.';
export const previewEnded =
  'This preview has ended: its link works for a day. Make a new one in the back office.';
export const nothingClosed = 'Nothing is closed tonight.';
export const closedNotRestored =
  'Close it or open it again on the overview: that changes it everywhere at once.';
export const revisionPathInvalid = 'The path must name a record, for example menus/main.';
export const decisionInvalid = 'A booking can be confirmed, declined or cancelled.';

/** For a save that was based on an older version. */
export function savedMeanwhile(name: string, at: Date): string {
  return `${name} saved this on ${formatLongDateTime(at)}, after you opened it. Reload to see it.`;
}

/** For a booking that somebody else has decided meanwhile. */
export function bookingDecided(state: string, name: string, at: Date | undefined): string {
  const when = at ? ` on ${formatLongDateTime(at)}` : '';
  return `${name || 'Somebody'} has already ${state} this booking${when}. Have another look.`;
}

/** For closing when something is closed that the caller has not seen. */
export function closedAlready(name: string, at: Date, notice: string): string {
  return `${name} closed on ${formatLongDateTime(at)}, and guests read: “${notice}” Open again first.`;
}

/** For opening again; `changed` names what somebody has changed since it was closed. */
export function openAgain(changed: string[]): string {
  if (changed.length === 0) return 'Open again. Everything is back as it was.';
  const last = changed.at(-1)!;
  const all = changed.length === 1 ? last : `${changed.slice(0, -1).join(', ')} and ${last}`;
  return `Open again. Somebody has since changed ${all}, so that was left alone: have a look.`;
}

/** For previews above the limit of a day. Their links go on working. */
export function tooManyPreviews(seconds: number): string {
  const hours = Math.ceil(seconds / 3_600);
  return `You’ve made a lot of previews today. Those still work; you can make new ones in ${hours === 1 ? 'an hour' : `${hours} hours`}.`;
}

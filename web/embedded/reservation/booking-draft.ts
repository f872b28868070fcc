import type { TableWish } from '../../ui/table-choice/table-choice.ts';
import type { TypedDetails } from './booking-form.ts';

/** A booking that has not been taken yet, with the id it is sent under. */
export type BookingDraft = TypedDetails & TableWish & { requestId: string };

const key = 'booking-draft';

/** The draft stored in this tab, so that a guest who leaves for the menu page finds the form as it was. */
export function readBookingDraft(): BookingDraft | undefined {
  return attempt(() => {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return draft && typeof draft === 'object' && 'requestId' in draft ? (draft as BookingDraft) : undefined;
  });
}

/** Stores the draft until the tab is closed. */
export function storeDraft(draft: BookingDraft): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));
}

/** Deletes the draft once the booking is taken. */
export function dropDraft(): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** Booking also works without stored drafts, in browsers that block storage. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    console.info('The draft cannot be stored:', error);
    return undefined;
  }
}

import type { TypedBooking } from './booking-form.ts';

/** A request that is not taken yet, with the id under which it is sent. */
export type Draft = TypedBooking & { requestId: string };

const key = 'booking-draft';

/** The request that was typed in this tab and not taken: a guest who looks at the menu in between finds it again. */
export function readDraft(): Draft | undefined {
  return attempt(() => {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return draft && typeof draft === 'object' && 'requestId' in draft ? (draft as Draft) : undefined;
  });
}

/** Remembers what is typed for as long as the tab is open. */
export function storeDraft(draft: Draft): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(draft)));
}

/** Forgets the request once it is taken. */
export function dropDraft(): void {
  attempt(() => sessionStorage.removeItem(key));
}

/** Booking works without what is remembered, where the browser forbids it. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    console.info('What is typed cannot be remembered:', error);
    return undefined;
  }
}

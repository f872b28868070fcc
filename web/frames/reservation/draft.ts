import type { TypedBooking } from './booking-form.ts';

/** A request that is not taken yet, with the id under which it is sent. */
export type Draft = TypedBooking & { requestId: string };

const key = 'booking-draft';

/** The request that was typed in this tab and not taken: a guest who looks at the menu in between finds it again. */
export function readDraft(): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return draft && typeof draft === 'object' && 'requestId' in draft ? (draft as Draft) : undefined;
  } catch (error) {
    console.info('What was typed before cannot be read:', error);
    return undefined;
  }
}

/** Remembers what is typed for as long as the tab is open. Booking works without, where the browser forbids it. */
export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch (error) {
    console.info('What is typed cannot be remembered:', error);
  }
}

/** Forgets the request once it is taken. */
export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch (error) {
    console.info('What was typed cannot be forgotten:', error);
  }
}

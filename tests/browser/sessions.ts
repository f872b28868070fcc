import type { BrowserContext, Page } from '@playwright/test';
import { expect, signIn, staff } from './venue-test.ts';

type Person = (typeof staff)[keyof typeof staff];
type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a browser stores of the demo staff's sessions, by email; the sign-in itself has tests of its own. */
const sessions = new Map<string, StorageState>();

/**
 * Signs the person in: on their screen the first time, then by what the browser stored of that session.
 * Leaves the page on a screen of the person's own, or where it was.
 */
export async function beSignedIn(page: Page, person: Person): Promise<void> {
  const stored = sessions.get(person.email);
  if (stored) {
    await page.context().setStorageState(stored);
    return;
  }
  await signIn(page, person);
  await expect(page).not.toHaveURL(person.page);
  if (!Object.values(staff).includes(person)) return;
  sessions.set(person.email, await page.context().storageState({ indexedDB: true }));
}

/** The person signs in on the screen next time: the session is over. */
export function forgetSession({ email }: { email: string }): void {
  sessions.delete(email);
}

import { expect, type Page } from '@playwright/test';
import { randomInt, randomUUID } from 'node:crypto';
import { visitorFrom } from '../visitor.ts';

const api = () => process.env.API_URL ?? `${process.env.SITE_URL}/api`;

/** The booking form in its frame. */
export const formOf = (page: Page) => page.frameLocator('iframe[title="Book a table"]');

/**
 * Notes the addresses that a page and its frames ask for, as the logs of servers have them: fragments are never sent.
 * `expectNone` looks for what must not be in one.
 */
export function addressesOf(page: Page) {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url().split('#')[0]!));
  return {
    expectNone(personal: string[]) {
      expect(addresses).not.toEqual([]);
      for (const each of personal.flatMap((text) => [text, encodeURIComponent(text)]))
        expect(addresses.join('\n')).not.toContain(each);
    },
  };
}

/** A form, framed or not. */
type Form = Pick<Page, 'getByRole' | 'getByLabel'>;

/** Chooses party, day and time, as far as they are given. */
export async function chooseTable(form: Form, { party = '4', date = '', time = '' }): Promise<void> {
  await form.getByRole('radio', { name: party, exact: true }).check();
  if (date) await form.getByLabel('Or type the date').fill(date);
  if (time) await form.getByRole('radio', { name: new RegExp(`, ${time}, free$`) }).check();
}

/** Another guest books, past the browser under test; each has a number of their own, as nobody books three tables. */
export async function bookAsAnother(changes: object) {
  const requestId = randomUUID();
  const answer = await fetch(`${api()}/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...visitorFrom(requestId) },
    body: JSON.stringify({ requestId, name: 'Peig', phone: `087 ${randomInt(1e6, 1e7)}`, ...changes }),
  });
  if (!answer.ok) throw new Error(`Nobody took the booking: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { _id: string; key?: string; state: string };
}

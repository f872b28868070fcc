import { bookingWhen, messages } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { phoneLink, withPhoneLink } from './booking-form.ts';
import type { TakenBooking } from './send-booking.ts';

/**
 * Replaces the form with the request as it was taken, and what comes next: the day, the time and the party size are for
 * the guest to check, and nobody may think that the table is theirs already.
 * @param email the address as it was sent; empty if the guest left only a phone number
 */
export function showDone(taken: TakenBooking, email: string): void {
  const party = taken.partySize === 1 ? 'one' : String(taken.partySize);
  const heading = element('h2', `Your request: a table for ${party}, ${bookingWhen(taken)}`);
  heading.tabIndex = -1;
  const sentences = [
    'We have it, and the table is yours once we have confirmed it. We answer every request, by email or phone.',
    ...(taken.isMailed ? [`An email is on its way to ${email}.`] : []),
  ];
  const box = element('div', heading, element('p', sentences.join(' ')));
  box.className = 'done';
  box.append(element('p', 'If anything changes: ', phoneLink()));
  document.getElementById('booking')?.replaceWith(box);
  heading.focus();
}

/** Replaces the form with the phone number, when the opening hours say nothing about tables. */
export function showRingUs(): void {
  const box = element('div', element('p', ...withPhoneLink(messages.bookByPhone(venue.phone.display))));
  box.className = 'done';
  document.getElementById('booking')?.replaceWith(box);
}

function element(tag: 'div' | 'h2' | 'p', ...content: (Node | string)[]): HTMLElement {
  const created = document.createElement(tag);
  created.append(...content);
  return created;
}

import { bookingWhen, messages } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import { calendarLink } from '../../ui/table-choice/calendar-link.ts';
import { element } from '../../ui/table-choice/element.ts';
import { phoneLink, withPhoneLink } from '../../ui/table-choice/phone-link.ts';
import type { TakenBooking } from './send-booking.ts';

/**
 * Replaces the form with the booking as it was taken, and what comes next: the day, the time and the party size are for
 * the guest to check, and nobody may think that a request is a table.
 * @param email the address as it was sent; empty if the guest left only a phone number
 */
export function showDone(taken: TakenBooking, email: string): void {
  const isBooked = taken.state === 'confirmed';
  const heading = element(
    'h2',
    { tabindex: '-1' },
    isBooked ? 'Your table is booked.' : 'We have your request.',
  );
  const { partySize, _id, key } = taken;
  const party = `A table for ${partySize === 1 ? 'one' : partySize}`;
  const box = element(
    'div',
    { class: 'done' },
    heading,
    element('p', { class: 'table' }, `${party}, ${bookingWhen(taken)}`),
    element(
      'p',
      {},
      isBooked
        ? 'We look forward to seeing you.'
        : 'It is not a booking yet: we’ll answer by email or phone.',
    ),
    taken.isMailed && element('p', {}, `An email is on its way to ${email}.`),
    element(
      'p',
      { class: 'links' },
      key !== undefined &&
        element('a', { href: `/booking/${_id}#${key}`, target: '_top' }, 'Change or cancel it'),
      isBooked && calendarLink(taken),
    ),
    element('p', {}, 'If anything changes: ', phoneLink()),
  );
  replaceForm(box);
  heading.focus();
}

/** Replaces the form with the phone number, when no table can be booked online. */
export function showRingUs(): void {
  replaceForm(
    element(
      'div',
      { class: 'done' },
      element('p', {}, ...withPhoneLink(messages.bookByPhone(venue.phone.display))),
    ),
  );
}

function replaceForm(box: HTMLElement): void {
  document.getElementById('booking')?.replaceWith(box);
}

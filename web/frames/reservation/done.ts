import { formatLongDateTime, fromLocalInput, messages } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import type { TakenBooking } from './send-booking.ts';

/**
 * Replaces the form by what was taken: the day, the time and the party, to be checked by the guest.
 * @param email the address as it was sent
 */
export function showDone(taken: TakenBooking, email: string): void {
  const when = formatLongDateTime(fromLocalInput(`${taken.date}T${taken.time}`));
  const party = taken.partySize === 1 ? 'one' : String(taken.partySize);
  const box = document.createElement('div');
  box.className = 'done';
  const heading = document.createElement('h2');
  heading.tabIndex = -1;
  heading.textContent = `A table for ${party}, ${when}`;
  const words = document.createElement('p');
  words.textContent = [
    'We have your request.',
    taken.needsConfirmation ? messages.bookingUnconfirmed : '',
    taken.isMailed ? `An email is on its way to ${email}.` : 'We will get in touch if anything is unclear.',
  ]
    .filter(Boolean)
    .join(' ');
  const call = document.createElement('p');
  const link = document.createElement('a');
  link.href = `tel:${venue.phone.dial}`;
  link.target = '_top';
  link.textContent = venue.phone.display;
  call.append('If anything changes: ', link);
  box.append(heading, words, call);
  document.getElementById('booking')?.replaceWith(box);
  heading.focus();
}

import { formatLongDateTime, fromLocalInput, messages, type BookingRequest } from '@venue/domain';
import { venue } from '../../../venue.config.ts';
import type { MailDocument } from '../mail/outbox.ts';

/**
 * What goes out for a booking: one to the restaurant, which may answer the guest with a plain reply,
 * and one to the guest, if there is an address. The guest's own message is not repeated to the guest:
 * whoever types somebody else's address must not choose what we write there.
 */
export function bookingMails(
  booking: BookingRequest,
  restaurant: string,
  isUnconfirmed: boolean,
): { restaurant?: MailDocument; guest?: MailDocument } {
  const when = formatLongDateTime(fromLocalInput(`${booking.date}T${booking.time}`));
  const party = partyOf(booking.partySize);
  const note = isUnconfirmed ? [messages.bookingUnconfirmed, ''] : [];
  const mails: { restaurant?: MailDocument; guest?: MailDocument } = {};
  if (restaurant) {
    mails.restaurant = {
      to: [restaurant],
      ...(booking.email && { replyTo: booking.email }),
      message: {
        subject: `Table for ${party}, ${when}`,
        text: lines(
          `${booking.name} asks for a table for ${party} on ${when}.`,
          '',
          `Email: ${booking.email || 'not given'}`,
          `Phone: ${booking.phone || 'not given'}`,
          `Message: ${booking.message || 'none'}`,
          ...(isUnconfirmed ? ['', 'The opening hours of that day could not be read. Please confirm.'] : []),
        ),
      },
    };
  }
  if (booking.email) {
    mails.guest = {
      to: [booking.email],
      ...(restaurant && { replyTo: restaurant }),
      message: {
        subject: `Your table at ${venue.name}, ${when}`,
        text: lines(
          `We have your request for a table for ${party} on ${when}.`,
          '',
          ...note,
          `If anything changes, ring us at ${venue.phone.display} or answer this mail.`,
          'If you did not ask for a table, somebody mistyped an address; you need do nothing.',
          '',
          venue.name,
          [venue.address.street, venue.address.town, venue.address.region].join(', '),
        ),
      },
    };
  }
  return mails;
}

function partyOf(size: number): string {
  return size === 1 ? 'one' : String(size);
}

function lines(...each: string[]): string {
  return each.join('\n');
}

import {
  bookingStateOf,
  bookingWhen,
  venueAddress,
  type Booking,
  type BookingRequest,
  type BookingState,
  type MailOfBooking,
  type Website,
} from '@venue/domain';
import type { EveningMailInput } from '@venue/domain/schemas';
import type { Timestamp } from 'firebase-admin/firestore';
import { venue } from '../../../venue.config.ts';
import type { MailDocument } from '../mail/smtp.ts';

/** What emails say of the house: where replies go, and where it is. */
type House = Pick<Website, 'contactEmail' | 'eircode'>;

/**
 * The emails of a new booking: one to the restaurant, which can simply reply to the guest, and one to the guest if there
 * is an address. That address is unconfirmed, so the guest's email holds our own words, the day, the time and the
 * party size, but neither name nor message: otherwise anybody could send any text to anybody through us.
 */
export function bookingMails(
  booking: BookingRequest & Pick<Booking, 'state'>,
  house: House,
): { restaurant?: MailDocument; guest?: MailDocument } {
  const restaurant = house.contactEmail;
  const when = bookingWhen(booking);
  const party = partyOf(booking.partySize);
  const isConfirmed = bookingStateOf(booking) === 'confirmed';
  const toRestaurant = [
    isConfirmed
      ? `${booking.name} has booked a table for ${party} on ${when}. It was confirmed at once.`
      : `${booking.name} would like a table for ${party} on ${when}.`,
    '',
    `Email: ${booking.email || 'not given'}`,
    `Phone: ${booking.phone || 'not given'}`,
    `Message: ${booking.message || 'none'}`,
  ];
  const toGuest = [
    `We have your request for a table for ${party} on ${when}.`,
    'It is not confirmed yet. We will write to you or ring you once we have looked at it.',
    '',
    howToReachUs(house),
    'If you did not ask for a table, somebody mistyped their address; there is nothing you need to do.',
    ...signature(house),
  ];
  const confirmed = isConfirmed ? decisionMail(booking, 'confirmed', house) : undefined;
  return {
    ...(restaurant && {
      restaurant: mail(restaurant, booking.email, `Table for ${party}, ${when}`, toRestaurant),
    }),
    ...(booking.email && {
      guest:
        confirmed ??
        mail(booking.email, restaurant, `Your request for a table at ${venue.name}, ${when}`, toGuest),
    }),
  };
}

/** A decision about a booking. */
export type Decision = Exclude<BookingState, 'requested'>;

const decisions: Record<Decision, { subject: string; words: (table: string) => string[] }> = {
  confirmed: {
    subject: 'Confirmed: your table',
    words: (table) => [`Your ${table} is confirmed. We look forward to seeing you.`],
  },
  declined: {
    subject: 'About your table',
    words: (table) => [
      `We are sorry: we can’t offer you a ${table}.`,
      'Ring us, and we’ll look for another time with you.',
    ],
  },
  cancelled: {
    subject: 'Cancelled: your table',
    words: (table) => [`Your ${table} has been cancelled.`, 'If you did not expect this, please ring us.'],
  },
};

/** The guest's email about a decision; undefined without an address. */
export function decisionMail(
  { email, date, time, partySize }: BookingRequest,
  decision: Decision,
  house: House,
): MailDocument | undefined {
  if (!email) return undefined;
  const when = bookingWhen({ date, time });
  const { subject, words } = decisions[decision];
  const news = words(`table for ${partyOf(partySize)} on ${when}`);
  const text = [...news, '', howToReachUs(house), ...signature(house)];
  return mail(email, house.contactEmail, `${subject} at ${venue.name}, ${when}`, text);
}

/** The email to a guest with words of the staff about the evening; undefined without an address. */
export function eveningMail(
  { email, date, time, partySize }: BookingRequest,
  { subject, text }: Pick<EveningMailInput, 'subject' | 'text'>,
  house: House,
): MailDocument | undefined {
  if (!email) return undefined;
  const when = bookingWhen({ date, time });
  const lines = [`About your table for ${partyOf(partySize)} on ${when}.`, '', text.trim(), ''];
  const end = [howToReachUs(house), ...signature(house)];
  return mail(email, house.contactEmail, subject.trim(), [...lines, ...end]);
}

function signature(house: House): string[] {
  return ['', venue.name, venueAddress(house)];
}

function mail(to: string, replyTo: string | undefined, subject: string, lines: string[]): MailDocument {
  return { to: [to], ...(replyTo && { replyTo }), message: { subject, text: lines.join('\n') } };
}

/**
 * The stored email of a booking, `mail/{id}`. It names its booking, so that staff see its delivery beside the
 * booking, and expires with it.
 */
export function mailOfBooking(
  mail: MailDocument,
  booking: MailOfBooking,
  { createdAt, expiresAt }: { createdAt: Timestamp; expiresAt?: Timestamp | undefined },
) {
  return { ...mail, booking, createdAt, ...(expiresAt && { expiresAt }) };
}

/** Without the restaurant's address a reply would reach nobody. */
function howToReachUs({ contactEmail }: House): string {
  const orReply = contactEmail ? ' or reply to this email' : '';
  return `If anything changes, ring us on ${venue.phone.display}${orReply}.`;
}

function partyOf(size: number): string {
  return size === 1 ? 'one' : String(size);
}

import {
  bookingCalendar,
  bookingStateOf,
  bookingWhen,
  venueAddress,
  type BookingRequest,
  type BookState,
  type GuestMail,
  type MailOfBooking,
  type Website,
} from '@venue/domain';
import type { EveningMailInput } from '@venue/domain/schemas';
import type { Timestamp } from 'firebase-admin/firestore';
import { venue } from '../../../venue.config.ts';
import { linkPlace } from '../mail/complete-booking-mail.ts';
import { letterHtml, letterText, type Letter } from '../mail/letter.ts';
import type { MailDocument } from '../mail/smtp.ts';
import { guestMailWords, howToReachUs, linkWords, notYou } from './guest-mail-words.ts';

/** What emails say of the house: where replies go, and where it is. */
export type House = Pick<Website, 'contactEmail' | 'eircode'>;

/** A booking as emails tell of it. */
type Table = Pick<BookingRequest, 'date' | 'time' | 'partySize'> & {
  id: string;
  email?: string | undefined;
  turnMinutes?: number | undefined;
  state?: BookState | undefined;
};

/** The emails after which there is still a table to come for. */
const withTable: readonly GuestMail[] = ['requested', 'confirmed', 'moved', 'reminder'];

/**
 * An email to a guest about their booking; undefined without an address. The address may be mistyped, so it holds our
 * own words, the day, the time and the party size, but neither name, message nor allergies: otherwise anybody could
 * send any text to anybody through us.
 * @param text words of the staff to all guests of an evening that is cancelled
 */
export function guestMail(about: Exclude<GuestMail, 'gig'>, table: Table, house: House, text?: string) {
  if (!table.email) return undefined;
  const isRequest = about === 'moved' && bookingStateOf(table) === 'requested';
  const words = guestMailWords[isRequest ? 'movedRequest' : about];
  const { subject, paragraphs } = words({ party: partyOf(table.partySize), when: bookingWhen(table) }, text);
  const hasTable = withTable.includes(about);
  const isUnasked = about === 'requested' || about === 'confirmed';
  const letter: Letter = {
    paragraphs: [
      ...paragraphs,
      [howToReachUs(house.contactEmail), ...(isUnasked ? [notYou] : [])].join('\n'),
    ],
    ...(hasTable && {
      link: { words: about === 'reminder' ? linkWords.reminder : linkWords.see, href: linkPlace },
    }),
    signature: signature(house),
  };
  const hasCalendar = (about === 'confirmed' || about === 'moved') && !isRequest;
  const noted = { ...table, _id: table.id };
  const content = hasCalendar ? bookingCalendar(noted, new Date(), venueAddress(house)) : '';
  const attachments = [{ filename: 'table.ics', content, contentType: 'text/calendar; charset=utf-8' }];
  const { message, ...rest } = mail(table.email, house.contactEmail, subject, letter);
  return {
    ...rest,
    message: { ...message, ...(content && { attachments }) },
    ...(hasTable && { hasBookingLink: true as const }),
  } satisfies MailDocument;
}

/**
 * The email of a new booking to the restaurant, which can simply reply to the guest; undefined without an address of the
 * restaurant. What the guest says of allergies stays in the book, where it is deleted in time.
 */
export function houseMail(
  booking: BookingRequest & Pick<Table, 'state'>,
  house: House,
): MailDocument | undefined {
  const when = bookingWhen(booking);
  const party = partyOf(booking.partySize);
  const isConfirmed = bookingStateOf(booking) === 'confirmed';
  return toHouse(booking, house, `Table for ${party}, ${when}`, [
    isConfirmed
      ? `${booking.name} has booked a table for ${party} on ${when}. It was confirmed at once.`
      : `${booking.name} would like a table for ${party} on ${when}.`,
    [
      `Email: ${booking.email || 'not given'}`,
      `Phone: ${booking.phone || 'not given'}`,
      `Message: ${booking.message || 'none'}`,
      ...(booking.allergies ? ['Allergies: see the book'] : []),
    ].join('\n'),
  ]);
}

/** The email to the restaurant about what a guest has changed by the link; undefined without its address. */
export function houseNews(
  booking: { name?: string | undefined; email?: string | undefined; date: string; time: string },
  what: string,
  house: House,
): MailDocument | undefined {
  const who = booking.name || 'A guest';
  return toHouse(booking, house, `${who}, ${bookingWhen(booking)}`, [`${who}: ${what}`]);
}

function toHouse(
  { email }: { email?: string | undefined },
  house: House,
  subject: string,
  paragraphs: string[],
): MailDocument | undefined {
  if (!house.contactEmail) return undefined;
  return mail(house.contactEmail, email, subject, { paragraphs, signature: [] });
}

/** The email to a guest with words of the staff about the evening; undefined without an address. */
export function eveningMail(
  { email, date, time, partySize }: BookingRequest,
  { subject, text }: Pick<EveningMailInput, 'subject' | 'text'>,
  house: House,
): MailDocument | undefined {
  if (!email) return undefined;
  const when = bookingWhen({ date, time });
  return mail(email, house.contactEmail, subject.trim(), {
    paragraphs: [
      `About your table for ${partyOf(partySize)} on ${when}.`,
      text.trim(),
      howToReachUs(house.contactEmail),
    ],
    signature: signature(house),
  });
}

function signature(house: House): string[] {
  return [venue.name, venueAddress(house)];
}

function mail(to: string, replyTo: string | undefined, subject: string, letter: Letter): MailDocument {
  const message = { subject, text: letterText(letter), html: letterHtml(letter) };
  return { to: [to], ...(replyTo && { replyTo }), message };
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

function partyOf(size: number): string {
  return size === 1 ? 'one' : String(size);
}

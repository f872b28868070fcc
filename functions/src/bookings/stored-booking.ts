import {
  booking,
  bookingStateOf,
  readRecord,
  type Booking,
  type BookState,
  type BookingSource,
  type GuestMail,
} from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';

/** The document `bookings/{id}`. Firestore's TTL policy deletes it after `expiresAt`. */
export type StoredBooking = {
  name?: string;
  email?: string;
  phone?: string;
  date: string;
  time: string;
  /** Missing in older bookings, as `turnMinutes` is. */
  evening?: string;
  partySize: number;
  turnMinutes?: number;
  message?: string;
  allergies?: string;
  note?: string;
  tables?: string[];
  isTableChosen?: boolean;
  state?: BookState;
  source?: BookingSource;
  flag?: 'robot' | 'many';
  arrivedAt?: Timestamp;
  leftAt?: Timestamp;
  comingAt?: Timestamp;
  lateMinutes?: number;
  needsConfirmation: boolean;
  decidedBy?: string;
  decidedByName?: string;
  decidedAt?: Timestamp;
  /** When the guest is reminded; removed once they have been. */
  reminderAt?: Timestamp;
  /** Of the body that made it: the same body again is the same booking, whatever has become of it. */
  requestHash?: string;
  /** Counts the links of the booking: the key of an earlier one opens nothing. */
  linkVersion?: number;
  mails?: { [About in GuestMail]?: 'waiting' | 'sent' | 'stored' | 'failed' };
  /** By which it is found. */
  words?: string[];
  /** HMACs of mailbox and number, by which a guest's bookings are found. */
  guestKeys?: string[];
  changes?: { at: Timestamp; byName: string; what: string }[];
  createdAt: Timestamp;
  /** The time of the last change that others have to see before they change the booking themselves. */
  updatedAt: Timestamp;
  expiresAt: Timestamp;
};

/** A booking as staff read it. */
export type BookingForStaff = Booking & { state: BookState };

/** A stored booking for staff, without what is kept for the server only. */
export function presentForStaff(id: string, stored: object): BookingForStaff {
  const read = readRecord(booking, id, stored);
  return { ...read, state: bookingStateOf(read) };
}

/** The hash of a body, by which a replay is known. */
export function hashOf(body: object): string {
  const sorted = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}

/** Most changes that a booking remembers. */
const mostChanges = 20;

/** The changes of a booking with one more. */
export function withChange(
  { changes = [] }: Pick<StoredBooking, 'changes'>,
  change: { at: Timestamp; byName: string; what: string },
): NonNullable<StoredBooking['changes']> {
  return [...changes, change].slice(-mostChanges);
}

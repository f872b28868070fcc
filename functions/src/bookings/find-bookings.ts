import { eveningOf, messages, nextDay } from '@venue/domain';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { database } from '../firebase/admin-app.ts';
import { HttpError } from '../requests/http-error.ts';
import { foldedWords, nationalNumber } from './guest-words.ts';
import { mailboxKey } from './mailbox-key.ts';
import { presentForStaff, type BookingForStaff, type StoredBooking } from './stored-booking.ts';

/** The bookings of an evening, YYYY-MM-DD, in whatever state, by their start. */
export async function bookingsOfEvening(evening: string): Promise<BookingForStaff[]> {
  const { docs } = await database()
    .collection('bookings')
    .where('date', 'in', [evening, nextDay(evening)])
    .get();
  return docs
    .filter((doc) => eveningOf(doc.data() as StoredBooking) === evening)
    .map(present)
    .sort((a, b) => (a.date + a.time < b.date + b.time ? -1 : 1));
}

/** Most bookings that a search finds. */
const mostFound = 50;

/** Longest beginning of a name that is indexed. */
const longestPrefix = 10;

/**
 * The newest bookings of all days that a text finds: beginnings of a name's words, the end of a number from four digits
 * on, or an email address. Throws 400 for a text that is too short to find anything.
 */
export async function searchBookings(text: string): Promise<BookingForStaff[]> {
  const { word, matches } = readSearch(text);
  const { docs } = await database()
    .collection('bookings')
    .where('words', 'array-contains', word)
    .orderBy('date', 'desc')
    .limit(4 * mostFound)
    .get();
  return docs
    .filter((doc) => matches(doc.data() as StoredBooking))
    .slice(0, mostFound)
    .map(present);
}

/** The indexed word that finds a text, and whether a booking has the rest of it. */
function readSearch(text: string): { word: string; matches: (stored: StoredBooking) => boolean } {
  if (text.includes('@')) {
    const mailbox = mailboxKey(text.trim());
    return { word: mailbox, matches: () => true };
  }
  if (/^[+\d\s()./-]+$/.test(text)) {
    const digits = nationalNumber(text);
    if (digits.length < 4) throw tooShort();
    const word = digits.length >= 6 ? digits.slice(-6) : digits.slice(-4);
    return { word, matches: ({ phone = '' }) => nationalNumber(phone).endsWith(digits) };
  }
  const words = foldedWords(text);
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  if (longest.length < 2) throw tooShort();
  return {
    word: longest.slice(0, longestPrefix),
    matches: ({ name = '' }) => {
      const has = foldedWords(name);
      return words.every((wanted) => has.some((each) => each.startsWith(wanted)));
    },
  };
}

function tooShort(): HttpError {
  return new HttpError(400, messages.searchMissing, { field: 'text' });
}

function present(doc: QueryDocumentSnapshot): BookingForStaff {
  return presentForStaff(doc.id, doc.data());
}

import { eveningOf, messages } from '@venue/domain';
import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { database } from '../firebase/admin-app.ts';
import { log } from '../logging/log.ts';
import { HttpError } from '../requests/http-error.ts';
import { changeBook, plainReader } from './change-book.ts';
import { eveningPath, partiesIn } from './evenings.ts';
import { presentForStaff, type BookingForStaff, type StoredBooking } from './stored-booking.ts';

/** All bookings of the guest of one, by mailbox and number. Throws 404 for an unknown booking. */
export async function bookingsOfGuest(id: string): Promise<BookingForStaff[]> {
  return (await findOfGuest(id)).map((doc) => presentForStaff(doc.id, doc.data()));
}

async function findOfGuest(id: string): Promise<Pick<QueryDocumentSnapshot, 'id' | 'data'>[]> {
  const [doc] = await plainReader.read(`bookings/${id}`);
  if (!doc?.exists) throw new HttpError(404, messages.unknownRecord);
  const own = { id: doc.id, data: () => doc.data()! };
  const { guestKeys = [] } = doc.data() as StoredBooking;
  if (guestKeys.length === 0) return [own];
  const { docs } = await database()
    .collection('bookings')
    .where('guestKeys', 'array-contains-any', guestKeys)
    .get();
  return docs.some((each) => each.id === id) ? docs : [own, ...docs];
}

/**
 * Erases a booking: itself, its emails and its place in the evening. There is no revision of it to erase, and nothing
 * brings it back. Throws 404 for an unknown one.
 */
export async function eraseBooking(id: string): Promise<void> {
  const { docs: mails } = await database().collection('mail').where('booking.id', '==', id).get();
  const [doc] = await plainReader.read(`bookings/${id}`);
  if (!doc?.exists) throw new HttpError(404, messages.unknownRecord);
  const evening = eveningOf(doc.data() as StoredBooking);
  // It leaves its evening first: once it is deleted, nothing says which evening it was on.
  await changeBook(async (reader) => {
    const [found] = await reader.read(eveningPath(evening));
    const { [id]: mine, ...parties } = partiesIn(found) ?? {};
    return { result: undefined, writes: mine ? [{ path: eveningPath(evening), fields: { parties } }] : [] };
  });
  const refs: DocumentReference[] = [...mails.map(({ ref }) => ref), database().doc(`bookings/${id}`)];
  for (let from = 0; from < refs.length; from += 400) {
    const batch = database().batch();
    for (const ref of refs.slice(from, from + 400)) batch.delete(ref);
    await batch.commit();
  }
  log.info('A booking was erased.', { id });
}

/** Erases all bookings of the guest of one. Resolves with how many there were. */
export async function eraseGuest(id: string): Promise<number> {
  const found = await findOfGuest(id);
  for (const each of found) await eraseBooking(each.id);
  return found.length;
}

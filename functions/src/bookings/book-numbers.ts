import { bookStateNames, bookingSourceNames, bookingStateOf, eveningOf } from '@venue/domain';
import { database } from '../firebase/admin-app.ts';
import type { EveningTotals } from './close-night.ts';
import type { StoredBooking } from './stored-booking.ts';

/** The numbers of the evenings from one to another, YYYY-MM-DD, that have ended. */
export async function summarizeEvenings(from: string, to: string) {
  const { docs } = await database()
    .collection('evenings')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .get();
  return docs.flatMap((doc) => {
    const totals = doc.get('totals') as EveningTotals | undefined;
    return totals ? [{ date: doc.id, ...totals }] : [];
  });
}

const columns = [
  'evening',
  'date',
  'time',
  'party',
  'name',
  'phone',
  'email',
  'state',
  'source',
  'tables',
  'message',
  'note',
];

/**
 * The bookings of a span of days as CSV, for a spreadsheet. Allergies are not in it: they are deleted in time here, and
 * nobody would delete them there.
 */
export async function exportBookings(from: string, to: string): Promise<string> {
  const { docs } = await database()
    .collection('bookings')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .orderBy('date')
    .get();
  const lines = docs.map((doc) => {
    const stored = doc.data() as StoredBooking;
    const { date, time, partySize, name, phone, email, source = 'web', tables = [], message, note } = stored;
    return [
      ...[eveningOf(stored), date, time, String(partySize), name, phone, email],
      ...[
        bookStateNames[bookingStateOf(stored)],
        bookingSourceNames[source],
        tables.join(' + '),
        message,
        note,
      ],
    ];
  });
  return (
    [columns, ...lines].map((line) => line.map((cell = '') => quote(cell)).join(',')).join('\r\n') + '\r\n'
  );
}

/** A cell; one that a spreadsheet would take for a formula begins with an apostrophe. */
function quote(cell: string): string {
  const isFormula = /^[=@\t\r]|^[+-](?!\d)/.test(cell);
  return `"${isFormula ? "'" : ''}${cell.replaceAll('"', '""')}"`;
}

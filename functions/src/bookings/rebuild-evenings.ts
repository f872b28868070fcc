import { eveningOf, nightOf, readBookingRules } from '@venue/domain';
import { database } from '../firebase/admin-app.ts';
import { rebuildEvening } from './evenings.ts';

/**
 * Compares the capacity document of each evening from tonight on with its bookings, and mends those that differ. This
 * also makes those of bookings from before there were any.
 */
export async function rebuildEvenings(now: Date): Promise<{ checked: number; mended: string[] }> {
  const db = database();
  const tonight = nightOf(now);
  const [rules, bookings, evenings] = await Promise.all([
    db.doc('bookingRules/main').get(),
    db.collection('bookings').where('date', '>=', tonight).select('date', 'time').get(),
    db.collection('evenings').where('date', '>=', tonight).select().get(),
  ]);
  const ofBookings = bookings.docs.map((doc) => eveningOf(doc.data() as { date: string; time: string }));
  const all = [...new Set([...ofBookings, ...evenings.docs.map(({ id }) => id)])].sort();
  const mended: string[] = [];
  for (const evening of all.filter((each) => each >= tonight))
    if (await rebuildEvening(evening, readBookingRules(rules.data()))) mended.push(evening);
  return { checked: all.length, mended };
}

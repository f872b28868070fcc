import { bookingStart, bookingStateOf, eveningOf, fromLocalInput, nightOf, weekdayOf } from '@venue/domain';
import { Timestamp } from 'firebase-admin/firestore';
import { getApps, initializeApp } from 'firebase-admin/app';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { openingHours } from '../../../demo/content/opening-hours.ts';
import { loadBook } from '../../../demo/load-book.ts';
import { database } from '../../../functions/src/firebase/admin-app.ts';
import type { StoredBooking } from '../../../functions/src/bookings/stored-booking.ts';

/* A project of its own: the demo's book is not for the venue under test. */
const projectId = `demo-book-${process.pid}`;
if (getApps().length === 0) initializeApp({ projectId });

/** A Monday, on which the demo's restaurant is closed, at noon, and the six days after it. */
const week = Array.from({ length: 7 }, (_, day) => fromLocalInput(`2026-11-${16 + day}T12:00`));
const [monday, , wednesday] = week as [Date, Date, Date];

async function clear() {
  const address = `${process.env['FIRESTORE_EMULATOR_HOST']}/emulator/v1/projects/${projectId}`;
  await fetch(`http://${address}/databases/(default)/documents`, { method: 'DELETE' });
}
beforeEach(async () => {
  await clear();
  await database().doc('openingHours/main').set(openingHours);
});
afterEach(clear);
afterAll(clear);

async function bookingsOf(evening: string) {
  const { docs } = await database().collection('bookings').get();
  return docs.map((doc) => doc.data() as StoredBooking).filter((booking) => eveningOf(booking) === evening);
}
async function gigsOf(evening: string) {
  const { docs } = await database().collection('events').get();
  return docs.filter((doc) => nightOf((doc.get('datetime') as Timestamp).toDate()) === evening);
}

it('on each day of the week there is a gig tonight, and two requests wait for tonight, or for tomorrow if it is closed', async () => {
  for (const now of week) {
    await loadBook('demo', now);
    const tonight = nightOf(now);
    expect(await gigsOf(tonight), tonight).toHaveLength(1);
    const isClosed = weekdayOf(tonight) === weekdayOf(nightOf(monday));
    const open = isClosed ? nightOf(week[1]!) : tonight;
    const waiting = (await bookingsOf(open)).filter((booking) => bookingStateOf(booking) === 'requested');
    expect(waiting, tonight).toHaveLength(2);
    for (const booking of waiting) expect(bookingStart(booking).getTime()).toBeGreaterThan(now.getTime());
    const covers = (await bookingsOf(open)).reduce((sum, { partySize }) => sum + partySize, 0);
    expect(covers, tonight).toBeGreaterThan(35);
  }
});

it('a night that has a gig, or whose gig was deleted, gets no other, and a changed booking stays', async () => {
  const tonight = nightOf(wednesday);
  const own = database().doc('events/own');
  const datetime = Timestamp.fromDate(fromLocalInput(`${tonight}T20:00`));
  await own.set({ artist: 'Typed in', datetime, status: 'cancelled' });
  await loadBook('demo', wednesday);
  expect((await gigsOf(tonight)).map(({ id }) => id)).toEqual(['own']);
  await own.delete();
  const { docs } = await database().collection('bookings').where('date', '==', tonight).limit(1).get();
  const typed = {
    name: 'Typed over',
    changes: [{ at: Timestamp.now(), byName: 'Nuala', what: 'Changed: name' }],
  };
  await docs[0]!.ref.update(typed);
  await loadBook('demo', wednesday);
  expect(await gigsOf(tonight)).toEqual([]);
  await loadBook('demo', week[3]!);
  expect((await docs[0]!.ref.get()).get('name')).toBe('Typed over');
});

it('after the house has closed for the night there is no gig any more', async () => {
  const late = fromLocalInput('2026-11-18T23:45');
  await loadBook('demo', late);
  expect(await gigsOf(nightOf(late))).toEqual([]);
});

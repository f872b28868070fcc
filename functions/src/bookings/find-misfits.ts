import { loadOf, misfitsOf, nightOf, overWords, type DayTime } from '@venue/domain';
import { database } from '../firebase/admin-app.ts';
import { readBookingSettings } from './booking-settings.ts';
import { plainReader } from './change-book.ts';
import { partiesIn } from './evenings.ts';

/** A booking to come that the rules would not take now, without its guest's name. */
export type FoundMisfit = DayTime & { _id: string; partySize: number; why: string };

/** Most that are listed: whoever has more starts with these. */
const mostListed = 200;

/** The bookings to come that the stored rules and hours would not take, taken out and put back. By their start. */
export async function findMisfits(now: Date): Promise<FoundMisfit[]> {
  const { rules, hoursOn } = await readBookingSettings(plainReader);
  const evenings = await plainReader.find(
    database().collection('evenings').where('date', '>=', nightOf(now)),
  );
  return evenings
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((doc) => {
      const evening = doc.id;
      const load = loadOf(partiesIn(doc) ?? {}, evening);
      const misfits = misfitsOf({ rules, hours: hoursOn(evening), load, evening, now });
      return misfits.map(({ id, date, time, partySize, over }) => {
        return { _id: id, date, time, partySize, why: overWords(over, rules, partySize).join(' ') };
      });
    })
    .slice(0, mostListed);
}

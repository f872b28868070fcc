import { bookingStart, eveningOf, freeWords, loadOf, why, type DayTime, type Entry } from '@venue/domain';
import { bookingsOfEvening } from './find-bookings.ts';
import { readEveningShared } from './find-times.ts';

/**
 * Why a time is not free for a party, as guests would find it: which limits bind, and at most three changes that alone
 * would free it, each with its words and the body of the call that makes it.
 */
export async function explainTime(at: DayTime, party: number, now: Date) {
  const evening = eveningOf(at);
  const [{ settings, parties }, bookings] = await Promise.all([
    readEveningShared(evening),
    bookingsOfEvening(evening),
  ]);
  const { rules, hoursOn } = settings;
  const known = new Map(bookings.map((booking) => [booking._id, booking]));
  // The capacity document does not know whether a person chose the tables.
  const load = loadOf(parties, evening).map((entry): Entry => {
    const isTableChosen = known.get(entry.id)?.isTableChosen;
    return isTableChosen ? { ...entry, isTableChosen } : entry;
  });
  const asked = { rules, hours: hoursOn(evening), load, evening, party, now, who: 'guest' as const };
  const { isFree, over, frees } = why(asked, bookingStart(at));
  return {
    ...{ isFree, over },
    frees: frees.map((free) => {
      const guest = 'id' in free ? known.get(free.id) : undefined;
      return { ...free, words: freeWords(free, { rules, ...(guest && { guest }) }) };
    }),
  };
}

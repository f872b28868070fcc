import type { Asked } from './asked.ts';
import { checkMinute, type Over } from './check.ts';
import { isHolding, type Entry } from './entry.ts';
import { openEvening, readEvening } from './read-evening.ts';

/** A booking that the rules would not take now. It stays; staff decide what becomes of it. */
export type Misfit = Pick<Entry, 'id' | 'date' | 'time' | 'partySize'> & { over: Over };

/**
 * The bookings of an evening that are still to come and that even staff could not take now: taken out and put back,
 * they are over a limit. By their start.
 */
export function misfitsOf(evening: Omit<Asked, 'party' | 'who' | 'without' | 'moved'>): Misfit[] {
  const read = readEvening(evening);
  const { momentOf } = read.clock;
  return read.turns
    .filter(({ start, entry }) => isHolding(entry) && momentOf(start) >= evening.now)
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ id, party, start, entry: { date, time } }) => {
      const asked: Asked = { ...evening, party, who: 'staff', without: id };
      const { isFree, over } = checkMinute(openEvening(asked, read), start);
      return isFree ? [] : [{ id, date, time, partySize: party, over }];
    });
}

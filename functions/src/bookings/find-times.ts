import {
  dayState,
  largest,
  loadOf,
  nearestDays,
  nearestTimes,
  nextDay,
  eveningOf,
  takesBookings,
  times,
  type Asked,
  type DayState,
  type DayTime,
  type Parties,
  type Times,
  type TimesCode,
  type Who,
} from '@venue/domain';
import { database } from '../firebase/admin-app.ts';
import { coalesceReads } from '../publishing/coalesce-reads.ts';
import { plainReader, type BookReader } from './change-book.ts';
import { eveningPath, partiesIn, readParties } from './evenings.ts';
import { readBookingSettings, type BookingSettings } from './booking-settings.ts';

/** Who asks for a table, and for how many. */
export type TableSearch = {
  party: number;
  who: Who;
  now: Date;
  /** The id of a booking that is being changed: its own seats count as free. */
  without?: string;
  /** That booking, if it comes from another evening. */
  moved?: Asked['moved'];
};

/** The settings and the parties of an evening. */
export async function readEvening(
  reader: BookReader,
  evening: string,
): Promise<{ settings: BookingSettings; parties: Parties }> {
  const settings = await readBookingSettings(reader);
  return { settings, parties: await readParties(reader, evening, settings.rules) };
}

/** The same by a plain read, which everybody shares who asks for the evening meanwhile. */
export const readEveningShared = shareByKey((evening) => readEvening(plainReader, evening));

/** The times of an evening, YYYY-MM-DD. */
export async function findTimes(
  evening: string,
  search: TableSearch,
): Promise<{ found: Times; settings: BookingSettings }> {
  const { settings, parties } = await readEveningShared(evening);
  return { found: timesWith(settings, parties, evening, search), settings };
}

/** The times of an evening, given its parties. */
export function timesWith(
  settings: BookingSettings,
  parties: Parties,
  evening: string,
  search: TableSearch,
): Times {
  const { rules, hoursOn } = settings;
  return times({ ...search, rules, hours: hoursOn(evening), evening, load: loadOf(parties, evening) });
}

/**
 * The days of a month, YYYY-MM, each with its state; `code` when no day of any month can be booked online, because of
 * the party or the opening hours.
 */
export async function findDays(
  month: string,
  search: TableSearch,
): Promise<{ days: { date: string; state: DayState }[]; settings: BookingSettings; code?: TimesCode }> {
  const days = monthDays(month);
  const { settings, timesOf } = await timesOfEvenings(days[0]!, days.at(-1)!, search);
  const { hours, rules } = settings;
  const isTooLarge = search.party > largest(rules, search.who);
  const code = takesBookings(hours, search.now, rules.area) ? isTooLarge && 'partyTooLarge' : 'unreadable';
  return {
    days: days.map((date) => ({ date, state: dayState(timesOf(date)) })),
    settings,
    ...(code && { code }),
  };
}

/** The days of a month, YYYY-MM. */
function monthDays(month: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = nextDay(day)) days.push(day);
  return days;
}

/** What is offered in place of a time that is taken: others of the evening, and the same one on days that follow. */
export async function findOthers(
  wanted: DayTime,
  search: TableSearch,
): Promise<{ times: DayTime[]; days: DayTime[] }> {
  const evening = eveningOf(wanted);
  const { found } = await findTimes(evening, search);
  const { timesOf } = await timesOfEvenings(nextDay(evening), nextDay(evening, 14), search);
  return { times: nearestTimes(found, wanted), days: nearestDays(wanted, timesOf) };
}

/** A reader of the times of the evenings from one to another, all read at once, and what it reads them by. */
async function timesOfEvenings(
  from: string,
  to: string,
  search: TableSearch,
): Promise<{ settings: BookingSettings; timesOf: (evening: string) => Times }> {
  const { settings, parties } = await readEveningsShared(`${from} ${to}`);
  return {
    settings,
    timesOf: (evening) => timesWith(settings, parties.get(eveningPath(evening)) ?? {}, evening, search),
  };
}

/** The settings and the parties of all evenings from one to another, "2026-12-01 2026-12-31". */
const readEveningsShared = shareByKey(async (span) => {
  const [from, to] = span.split(' ');
  const [settings, docs] = await Promise.all([
    readBookingSettings(plainReader),
    plainReader.find(database().collection('evenings').where('date', '>=', from).where('date', '<=', to)),
  ]);
  return { settings, parties: new Map(docs.map((doc) => [doc.ref.path, partiesIn(doc)])) };
});

/** Most keys whose reads are shared at a time. */
const mostShared = 100;

/** Shares the reads of each key among those who ask for it at the same time. */
function shareByKey<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const readers = new Map<string, () => Promise<T>>();
  return (key) => {
    let reader = readers.get(key);
    if (!reader) {
      if (readers.size >= mostShared) readers.clear();
      readers.set(key, (reader = coalesceReads(() => read(key))));
    }
    return reader();
  };
}

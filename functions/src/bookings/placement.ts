import {
  bookingStart,
  check,
  eveningOf,
  loadOf,
  messages,
  nearestTimes,
  overWords,
  takenAmong,
  turnOf,
  type Asked,
  type DayTime,
  type Over,
  type Parties,
  type Who,
} from '@venue/domain';
import { HttpError } from '../requests/http-error.ts';
import type { BookingSettings } from './booking-settings.ts';
import { findOthers, timesWith } from './find-times.ts';

/** The place that a booking gets. */
export type Placement = {
  turnMinutes: number;
  tables: readonly string[];
  isTableChosen: boolean;
  /** The limits that it exceeds, as staff wanted it. */
  over?: Over;
};

/** A booking as it is wanted. `tables` are those that a person chose. */
type Wanted = DayTime & { partySize: number; tables?: readonly string[] | undefined };

/** Who wants it, of which evening, and how. */
export type Placing = {
  settings: BookingSettings;
  /** The parties of the wanted evening. */
  parties: Parties;
  who: Who;
  now: Date;
  /** The booking that is being changed. */
  id?: string;
  /** That booking, if it comes from another evening. */
  moved?: Asked['moved'];
  /** Takes what is over the limits. For staff. */
  isForced: boolean;
  /** Whether the day and time have to be among those that are given out, or just free. */
  isNewTime: boolean;
};

/**
 * Finds the place of a booking. Tables that it has are kept if they are free and fit, others get the best fit; tables
 * that a person chose only have to be free. Throws 409 where there is none, with the limits that are in the way and the
 * nearest free times; staff may force it.
 */
export async function findPlacement(wanted: Wanted, placing: Placing): Promise<Placement> {
  const { settings, isForced } = placing;
  const asked = askedFor(wanted, placing);
  const at = bookingStart(wanted);
  const { over: found, tables = [] } = check(asked, at);
  const chosen = wanted.tables?.length ? wanted.tables : undefined;
  const over: Over = { ...found };
  const taken = chosen ? takenAmong(asked, at, chosen) : [];
  // Whoever chose the tables is not asked whether others would fit.
  if (chosen) {
    assertKnown(chosen, settings);
    delete over.table;
    if (taken.length > 0) over.table = true;
  } else if (wanted.tables) delete over.table;
  const isOver = Object.keys(over).length > 0;
  const isOffered = !placing.isNewTime || isAmongTimes(wanted, placing);
  if ((isOver || !isOffered) && !isForced)
    throw await noPlaceError(wanted, placing, { over, isOffered, taken });
  const stored =
    placing.moved ?? loadOf(placing.parties, eveningOf(wanted)).find(({ id }) => id === placing.id);
  const isSameParty = stored?.partySize === wanted.partySize;
  return {
    turnMinutes: (isSameParty ? stored.turnMinutes : undefined) ?? turnOf(settings.rules, wanted.partySize),
    tables: wanted.tables ?? tables,
    isTableChosen: chosen !== undefined,
    ...(isOver && { over }),
  };
}

function askedFor(wanted: Wanted, { settings, parties, who, now, id, moved }: Placing): Asked {
  const evening = eveningOf(wanted);
  return {
    ...{ rules: settings.rules, hours: settings.hoursOn(evening), load: loadOf(parties, evening), evening },
    ...{ party: wanted.partySize, who, now },
    ...(id !== undefined && { without: id }),
    ...(moved && { moved }),
  };
}

function assertKnown(tables: readonly string[], { rules }: BookingSettings): void {
  const unknown = tables.find((label) => !rules.tables.some((table) => table.label === label));
  if (unknown !== undefined) throw new HttpError(400, messages.tableUnknown(unknown), { field: 'tables' });
}

function timesFor(wanted: Wanted, { settings, parties, who, now, id, moved }: Placing) {
  return timesWith(settings, parties, eveningOf(wanted), {
    ...{ party: wanted.partySize, who, now },
    ...(id !== undefined && { without: id }),
    ...(moved && { moved }),
  });
}

function isAmongTimes(wanted: Wanted, placing: Placing): boolean {
  return timesFor(wanted, placing).times.some(
    ({ date, time }) => date === wanted.date && time === wanted.time,
  );
}

/** The 409 when there is no place: for staff with the limits, for guests with other times and days. */
async function noPlaceError(
  wanted: Wanted,
  placing: Placing,
  { over, isOffered, taken }: { over: Over; isOffered: boolean; taken: readonly string[] },
): Promise<HttpError> {
  const { who, now, settings } = placing;
  const times = nearestTimes(timesFor(wanted, placing), wanted);
  if (who === 'guest') {
    const { days } = await findOthers(wanted, { party: wanted.partySize, who, now });
    const message = messages.bookingFull(
      times.map(({ time }) => time),
      days.map(({ date, time }) => `${date} at ${time}`),
    );
    return new HttpError(409, message, { field: 'time', facts: { times, days } });
  }
  const limits =
    taken.length > 0 ? [messages.tablesTaken(taken)] : overWords(over, settings.rules, wanted.partySize);
  const message = isOffered
    ? messages.overTheRules(limits)
    : [messages.bookingNotOffered, ...limits].join(' ');
  return new HttpError(409, message, { field: taken.length > 0 ? 'tables' : 'time', facts: { over, times } });
}

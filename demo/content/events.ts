import { fromLocalInput, localDay, publicPastAfter, toLocalInput, weekdayOf } from '@venue/domain';
import { type DemoGig, type Programme, type Slot, slots } from './gigs/gig.ts';
import { past } from './gigs/past.ts';
import { houseNight, undated, upcoming } from './gigs/upcoming.ts';

/** A gig as it is stored: fields that it lacks are read with their defaults. */
type DemoEvent = DemoGig & { _id: string; datetime?: Date; doorsAt?: Date; endsAt?: Date };

/** The same before it has an id. */
type Draft = Omit<DemoEvent, '_id'>;

/** Day of the week (0 is Sunday), start and doors, on the venue's clock, of each regular place for music. */
const week: Record<Slot, { weekday: number; time: string; doors?: string }> = {
  songs: { weekday: 4, time: '20:30', doors: '20:00' },
  band: { weekday: 5, time: '21:30', doors: '20:30' },
  dance: { weekday: 6, time: '21:00', doors: '20:30' },
  brunch: { weekday: 0, time: '13:00' },
  session: { weekday: 0, time: '18:00' },
};

/**
 * The demo venue's gigs around a moment: 14 still to come, one of them without a date, and 30 gone by, ascending by
 * date.
 * There is music tonight at 21:00 while it is not yet 20:00 in the venue, otherwise tomorrow at 21:00; the rest follows
 * the week (Thursday songs, Friday band, Saturday dance, Sunday brunch and session). No gig began within the last four
 * hours, so that visitors and staff count the same gigs as past.
 */
export function events(now: Date): DemoEvent[] {
  const today = localDay(now);
  const tonight = toLocalInput(now).slice(11) < '20:00' ? today : addDays(today, 1);
  const gone = schedule(past, today, -1, (start) => start.getTime() <= now.getTime() - publicPastAfter);
  const toCome = schedule(upcoming, tonight, 1, () => true);
  const next = { ...houseNight, datetime: at(tonight, '21:00'), endsAt: at(tonight, '23:30') };
  return [...gone.reverse(), next, ...toCome, undated].map((event, index) => ({
    _id: `gig-${String(index + 1).padStart(2, '0')}`,
    ...event,
  }));
}

/** Walks the calendar from the day beside `day`, away from it, until everybody on the programme has a date. */
function schedule(programme: Programme, day: string, step: 1 | -1, allowed: (start: Date) => boolean) {
  const queues = structuredClone(programme);
  const order = step === 1 ? slots : slots.toReversed();
  const events: Draft[] = [];
  for (
    let date = addDays(day, step);
    slots.some((slot) => queues[slot].length > 0);
    date = addDays(date, step)
  ) {
    for (const slot of order) {
      const { weekday, time, doors } = week[slot];
      const start = at(date, time);
      if (weekdayOf(date) !== weekday || !allowed(start)) continue;
      const gig = queues[slot].shift();
      if (gig) events.push({ ...gig, datetime: start, ...(doors && { doorsAt: at(date, doors) }) });
    }
  }
  return events;
}

function at(day: string, time: string): Date {
  return fromLocalInput(`${day}T${time}`);
}

/** Counts calendar days, which are not always 24 hours long. */
function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

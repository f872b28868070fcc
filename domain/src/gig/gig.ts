import { publicPastAfter } from '../constants.ts';

export { excerpt } from './excerpt.ts';

/** A music event, a gig (section 3). */
export type MusicEvent = {
  _id: string;
  artist: string;
  /** Website or social link of the artist, or the empty string. */
  artistLink: string;
  desc: string;
  /** Image file name, or the empty string. */
  img: string;
  /** When the music starts. Shown and typed in the venue's time zone. */
  datetime: Date;
  createdAt?: Date;
  updatedAt?: Date;
};

/** A new event before anything is typed. It has no date: staff must choose one. */
export const emptyEvent: Omit<MusicEvent, 'datetime'> = {
  _id: '',
  artist: '',
  artistLink: '',
  desc: '',
  img: '',
};

type Dated = { datetime: Date };

/** Whether visitors see the event in the archive: it began 4 hours ago or earlier (section 4). */
export function isPastForPublic(event: Dated, now: Date): boolean {
  return event.datetime.getTime() <= now.getTime() - publicPastAfter;
}

/** Whether staff see the event among the archived ones: its time has come (section 4). */
export function isPastForAdmin(event: Dated, now: Date): boolean {
  return event.datetime.getTime() <= now.getTime();
}

/** What visitors may still go to, soonest first (section 4). Never changes the list it is given. */
export function upcomingEvents<T extends Dated>(events: readonly T[], now: Date): T[] {
  return events.filter((event) => !isPastForPublic(event, now)).sort(byDate);
}

/** The visitors' archive, latest first (section 2.5). */
export function pastEvents<T extends Dated>(events: readonly T[], now: Date): T[] {
  return events.filter((event) => isPastForPublic(event, now)).sort((a, b) => byDate(b, a));
}

/** The back office's Events List, soonest first (section 2.7). */
export function upcomingForAdmin<T extends Dated>(events: readonly T[], now: Date): T[] {
  return events.filter((event) => !isPastForAdmin(event, now)).sort(byDate);
}

/** The back office's Archived Events, latest first (section 2.7). */
export function archivedForAdmin<T extends Dated>(events: readonly T[], now: Date): T[] {
  return events.filter((event) => isPastForAdmin(event, now)).sort((a, b) => byDate(b, a));
}

function byDate(a: Dated, b: Dated): number {
  return a.datetime.getTime() - b.datetime.getTime();
}

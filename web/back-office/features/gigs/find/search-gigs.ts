import { toLocalInput } from '@venue/domain';
import { searchable } from '../../../records/fields/searchable.ts';

/** The name and the date of a gig, as the server lists them for the search. */
export type GigName = {
  _id: string;
  artist: string;
  /** ISO 8601; missing for a gig whose date is to be announced. */
  datetime?: string;
};

/** A gig in the index: its name ready to be searched, its date read once. */
export type IndexedGig = {
  _id: string;
  artist: string;
  datetime: Date | undefined;
  /** The artist without accents, capitals and punctuation. */
  words: string;
  /** The month on the venue's calendar, "2026-11"; empty without a date. */
  month: string;
};

/** What somebody looks for. Empty texts ask for nothing; a month without a year means that month of every year. */
export type GigQuestion = { name: string; year: string; month: string };

/** The gigs ready to be searched, the latest first and those without a date before them. */
export function indexGigs(gigs: readonly GigName[]): IndexedGig[] {
  const indexed = gigs.map(({ _id, artist, datetime }) => {
    const date = datetime ? new Date(datetime) : undefined;
    const month = date ? toLocalInput(date).slice(0, 7) : '';
    return { _id, artist, datetime: date, words: searchable(artist), month };
  });
  const time = ({ datetime }: IndexedGig) => datetime?.getTime() ?? Infinity;
  return indexed.sort((a, b) => (time(a) === time(b) ? 0 : time(b) - time(a)));
}

/** Whether the question asks for anything. */
export function asksSomething({ name, year, month }: GigQuestion): boolean {
  return searchable(name) !== '' || year !== '' || month !== '';
}

/** The gigs that have every word of the name in their artist's, in any order, and fall into the year and month. */
export function searchGigs(index: readonly IndexedGig[], { name, year, month }: GigQuestion): IndexedGig[] {
  const wanted = searchable(name).split(' ').filter(Boolean);
  return index.filter(
    (gig) =>
      (!year || gig.month.startsWith(`${year}-`)) &&
      (!month || gig.month.endsWith(`-${month}`)) &&
      wanted.every((word) => gig.words.includes(word)),
  );
}

/** The years that have gigs, the latest first. */
export function yearsOf(index: readonly IndexedGig[]): string[] {
  const years = new Set(index.map(({ month }) => month.slice(0, 4)).filter(Boolean));
  return [...years].sort().reverse();
}

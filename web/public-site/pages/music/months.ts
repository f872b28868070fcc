import { gigsShown, isMonthPart, monthPart, type GigsPart, type MusicEvent, type Site } from '@venue/domain';
import { usePart } from '../../content/index.ts';

/** The months with gigs after those of the part `gigs`, soonest first; none where that holds all of them. */
export function monthsAhead({ parts }: Site, { upcoming }: Pick<GigsPart, 'upcoming'>): `gigs-${string}`[] {
  const last = upcoming.at(-1);
  if (!last || upcoming.length < gigsShown.upcoming) return [];
  return months(parts).filter((month) => month >= monthPart(last.datetime));
}

/** The months with gigs before those of the part `gigs`, latest first; none where that holds all of them. */
export function monthsBack({ parts }: Site, { past }: Pick<GigsPart, 'past'>): `gigs-${string}`[] {
  const oldest = past.at(-1);
  if (!oldest || past.length < gigsShown.past) return [];
  return months(parts)
    .filter((month) => month <= monthPart(oldest.datetime))
    .reverse();
}

function months(parts: Site['parts']) {
  return Object.keys(parts).filter(isMonthPart).sort();
}

/** The gigs of a month that are not shown elsewhere on the page; none until they have come. */
export function useMonth(month: `gigs-${string}`, shown: readonly MusicEvent[]) {
  const { status, part } = usePart(month);
  const gigs = (part?.gigs ?? []).filter(({ _id }) => !shown.some((other) => other._id === _id));
  return { status, gigs, media: part?.media ?? {} };
}

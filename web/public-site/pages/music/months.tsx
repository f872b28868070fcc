import { gigsShown, isMonthPart, monthPart, type GigsPart, type Gig, type Site } from '@venue/domain';
import type { ReactNode } from 'react';
import { MediaContext } from '../../../ui/picture.tsx';
import { usePart } from '../../content/index.ts';
import { PartStatus } from '../../layout/part-status.tsx';

/** The name of the part with a month's gigs. */
export type MonthName = `gigs-${string}`;

/** The months with gigs after those of the part `gigs`, soonest first; none if that part holds them all. */
export function monthsAhead({ parts }: Site, { upcoming }: Pick<GigsPart, 'upcoming'>): MonthName[] {
  const dated = upcoming.flatMap(({ datetime }) => datetime ?? []);
  const last = dated.at(-1);
  if (!last || dated.length < gigsShown.upcoming) return [];
  return months(parts).filter((month) => month >= monthPart(last));
}

/** The months with gigs before those of the part `gigs`, latest first; none if that part holds them all. */
export function monthsBack({ parts }: Site, { past }: Pick<GigsPart, 'past'>): MonthName[] {
  const oldest = past.at(-1)?.datetime;
  if (!oldest || past.length < gigsShown.past) return [];
  return months(parts)
    .filter((month) => month <= monthPart(oldest))
    .reverse();
}

function months(parts: Site['parts']) {
  return Object.keys(parts).filter(isMonthPart).sort();
}

type MonthProps = {
  month: MonthName;
  shown: readonly Gig[];
  waiting: string;
  className?: string;
  children: (gigs: readonly Gig[]) => ReactNode;
};

/** Loads a month's gigs and passes those that are not on the page yet to `children`. */
export function Month({ month, shown, waiting, className, children }: MonthProps) {
  const { status, part } = usePart(month);
  if (!part) {
    return (
      <li className={className}>
        <PartStatus status={status} what="This month" waiting={waiting} />
      </li>
    );
  }
  const gigs = part.gigs.filter(({ _id }) => !shown.some((other) => other._id === _id));
  return <MediaContext value={part.media}>{children(gigs)}</MediaContext>;
}

import { gigsShown, isMonthPart, monthPart, type GigsPart, type MusicEvent, type Site } from '@venue/domain';
import type { ReactNode } from 'react';
import { MediaContext } from '../../../ui/picture.tsx';
import { usePart } from '../../content/index.ts';
import { PartWaits } from '../../layout/part-waits.tsx';

/** Name of the part with the gigs of a month. */
export type MonthName = `gigs-${string}`;

/** The months with gigs after those of the part `gigs`, soonest first; none where that holds all of them. */
export function monthsAhead({ parts }: Site, { upcoming }: Pick<GigsPart, 'upcoming'>): MonthName[] {
  const last = upcoming.at(-1);
  if (!last || upcoming.length < gigsShown.upcoming) return [];
  return months(parts).filter((month) => month >= monthPart(last.datetime));
}

/** The months with gigs before those of the part `gigs`, latest first; none where that holds all of them. */
export function monthsBack({ parts }: Site, { past }: Pick<GigsPart, 'past'>): MonthName[] {
  const oldest = past.at(-1);
  if (!oldest || past.length < gigsShown.past) return [];
  return months(parts)
    .filter((month) => month <= monthPart(oldest.datetime))
    .reverse();
}

function months(parts: Site['parts']) {
  return Object.keys(parts).filter(isMonthPart).sort();
}

type MonthProps = {
  month: MonthName;
  shown: readonly MusicEvent[];
  waiting: string;
  className?: string;
  children: (gigs: readonly MusicEvent[]) => ReactNode;
};

/** The gigs of a month in a list, but for those that stand on the page already. */
export function Month({ month, shown, waiting, className, children }: MonthProps) {
  const { status, part } = usePart(month);
  if (!part) {
    return (
      <li className={className}>
        <PartWaits status={status} what="This month" waiting={waiting} />
      </li>
    );
  }
  const gigs = part.gigs.filter(({ _id }) => !shown.some((other) => other._id === _id));
  return <MediaContext value={part.media}>{children(gigs)}</MediaContext>;
}

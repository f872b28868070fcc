import {
  dateWords,
  formatTime,
  gigPath,
  isCalledOff,
  nextDay,
  nightOf,
  showPrice,
  statusOf,
  type Gig,
} from '@venue/domain';
import type { ReactNode } from 'react';
import { Sounding } from '../../../ui/content/sounding.tsx';
import { Link } from '../../../ui/link.tsx';
import { useNow } from '../../../ui/now.tsx';
import { PosterName } from '../../poster/poster-name.tsx';
import styles from './bill.module.css';

/** The most names on a bill, and how many it has when the week is empty. */
const most = { ofTheWeek: 7, otherwise: 3 };

type BillProps = {
  title: string;
  /** Those to come, soonest first. */
  gigs: readonly Gig[];
  /** Stands in place of names. */
  children?: ReactNode;
};

/**
 * The bill of the coming seven days in wood type, or of the next three gigs: each name as wide as the bill. Screen readers
 * pass over it: the list below says all of it, and more.
 */
export function Bill({ title, gigs, children }: BillProps) {
  const now = useNow();
  const shown = gigsOnBill(gigs, now);
  return (
    <div className={styles.bill}>
      <h1>{title}</h1>
      {shown.length > 0 ? (
        <ol className={styles.names} aria-hidden="true">
          {shown.map((gig) => (
            <li key={gig._id}>
              <Name gig={gig} />
            </li>
          ))}
        </ol>
      ) : null}
      {children}
    </div>
  );
}

function Name({ gig }: { gig: Gig }) {
  const { slug, artist, datetime, price = '' } = gig;
  const { weekday, day } = dateWords(datetime!);
  return (
    <Link to={gigPath(slug)} tabIndex={-1}>
      <span className={styles.facts}>
        <span>{weekday.slice(0, 3)}</span> <Sounding text={day} /> <Sounding text={formatTime(datetime!)} />
        {price && statusOf(gig) === 'scheduled' ? (
          <Sounding text={showPrice(price)} className={styles.price} />
        ) : null}
      </span>
      <PosterName name={artist || 'Music'} capitals />
    </Link>
  );
}

function gigsOnBill(gigs: readonly Gig[], now: Date): Gig[] {
  const dated = gigs.filter((gig) => gig.datetime && !isCalledOff(gig));
  let last = nightOf(now);
  for (let days = 1; days < 7; days += 1) last = nextDay(last);
  const ofTheWeek = dated.filter(({ datetime }) => nightOf(datetime!) <= last).slice(0, most.ofTheWeek);
  return ofTheWeek.length > 0 ? ofTheWeek : dated.slice(0, most.otherwise);
}

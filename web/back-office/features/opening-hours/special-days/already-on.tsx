import type { Booking, Gig } from '@venue/domain';
import layout from '../../../shell/layout.module.css';
import { describeOnDays, listOnDays } from './describe-on-days.ts';

type AlreadyOnProps = {
  bookings: readonly Booking[];
  gigs: readonly Gig[];
  isOneDay: boolean;
};

/** How many are listed: on a phone, more would push the form away. */
const most = 8;

/** What is on already on one day or several: how much, and the tables and gigs one by one. */
export function AlreadyOn({ bookings, gigs, isOneDay }: AlreadyOnProps) {
  const entries = listOnDays(bookings, gigs, isOneDay);
  if (entries.length === 0) return <p className={layout.quiet}>Nothing is booked or planned yet.</p>;
  return (
    <>
      <p role="status">{describeOnDays(bookings, gigs, isOneDay)}</p>
      <ul className={layout.plain} aria-label="On already">
        {entries.slice(0, most).map((entry, index) => (
          <li key={index}>{entry}</li>
        ))}
        {entries.length > most && <li className={layout.quiet}>{`and ${entries.length - most} more`}</li>}
      </ul>
    </>
  );
}

import { formatLongDate, formatNearbyDay, fromLocalInput } from '@venue/domain';
import { useNow } from '../../../ui/now.tsx';
import { countDay, type BookingDay } from './booking-days.ts';
import { BookingEntry } from './booking-entry.tsx';
import layout from '../../shell/layout.module.css';
import styles from './bookings.module.css';
import type { BookingMails } from './use-booking-mails.ts';

type BookingDayListProps = { day: BookingDay; mails: BookingMails; canSend: boolean | undefined };

/** The bookings of one day, with the number of guests to expect. */
export function BookingDayList({ day, mails, canSend }: BookingDayListProps) {
  const now = useNow();
  const noon = fromLocalInput(`${day.date}T12:00`);
  const [near, long] = [formatNearbyDay(noon, now), formatLongDate(noon)];
  return (
    <section className={styles.day} aria-labelledby={`day-${day.date}`}>
      <h2 id={`day-${day.date}`} className={styles.heading}>
        {near === long ? long : `${near}, ${long}`}
      </h2>
      <p className={layout.quiet}>{countDay(day)}</p>
      <ul className={layout.list}>
        {day.bookings.map((booking) => (
          <BookingEntry
            key={booking._id}
            booking={booking}
            mails={mails.get(booking._id) ?? []}
            canSend={canSend}
            now={now}
          />
        ))}
      </ul>
    </section>
  );
}

import { eveningOf, formatShortDay, type Booking } from '@venue/domain';
import { Button } from '../../../../ui/button.tsx';
import { count } from '../../../shell/count.ts';
import layout from '../../../shell/layout.module.css';
import { isWaitingBooked } from '../facts/count-tonight.ts';
import type { BookingMails } from '../calls/use-booking-mails.ts';
import styles from './coming-evenings.module.css';
import { countEvening } from '../facts/count-evening.ts';
import { byTime } from '../facts/party-facts.ts';
import { PartyRow } from './party-row.tsx';

type ComingEveningsProps = {
  /** The bookings of tonight and later. */
  bookings: readonly Booking[];
  /** The evening that is shown above. */
  shown: string;
  mails: BookingMails;
  canSend: boolean | undefined;
  now: Date;
  onShow: (day: string, id?: string) => void;
};

/** Requests of other evenings that wait for an answer, and how full the evenings are that have bookings. */
export function ComingEvenings({ bookings, shown, mails, canSend, now, onShow }: ComingEveningsProps) {
  const evenings = groupByEvening(bookings.filter((booking) => eveningOf(booking) !== shown));
  const waiting = evenings
    .map(([day, list]) => [day, list.filter((booking) => isWaitingBooked(booking, now))] as const)
    .filter(([, list]) => list.length > 0);
  return (
    <>
      {waiting.length > 0 && (
        <section className={layout.stack} aria-labelledby="waiting-elsewhere">
          <h2 id="waiting-elsewhere" className={layout.small}>
            Other days: {count(waiting.flatMap(([, list]) => list).length, 'request')} waiting
          </h2>
          {waiting.map(([day, list]) => (
            <div key={day}>
              <h3 className={layout.quiet}>{formatShortDay(day)}</h3>
              <ul className={layout.list}>
                {list.map((booking) => (
                  <PartyRow
                    key={booking._id}
                    {...{ booking, mails, canSend, now }}
                    onOpen={(id) => onShow(day, id)}
                  />
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      {evenings.length > 0 && (
        <section className={layout.stack} aria-labelledby="coming-evenings">
          <h2 id="coming-evenings" className={layout.small}>
            Evenings with bookings
          </h2>
          <ul className={`${layout.list} ${styles.evenings}`}>
            {evenings.map(([day, list]) => (
              <li key={day} className={`${layout.spread} ${styles.evening}`}>
                <Button look="plain" onClick={() => onShow(day)}>
                  {formatShortDay(day)}
                </Button>
                <span className={layout.quiet}>{eveningWords(list, now)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function groupByEvening(bookings: readonly Booking[]): [string, Booking[]][] {
  const found = new Map<string, Booking[]>();
  for (const booking of bookings.toSorted(byTime)) {
    const day = eveningOf(booking);
    found.set(day, [...(found.get(day) ?? []), booking]);
  }
  return [...found].sort(([a], [b]) => a.localeCompare(b));
}

/** "3 tables, 11 guests, 1 waiting" */
function eveningWords(bookings: readonly Booking[], now: Date): string {
  const { tables, guests, waiting } = countEvening(bookings, now);
  return [
    count(tables, 'table'),
    count(guests, 'guest'),
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
  ].join(', ');
}

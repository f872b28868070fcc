import { localDay, type Booking } from '@venue/domain';
import { useMemo } from 'react';
import { venue } from '../../../../venue.config.ts';
import { useConnection } from '../../../connection/use-connection.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNow } from '../../../ui/now.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useLiveList, type LiveQuery } from '../../live/use-live.ts';
import { Waiting } from '../../shell/waiting.tsx';
import { useCanSend } from '../../mail/use-can-send.ts';
import { BookingDayList } from './booking-day.tsx';
import { groupByDay } from './booking-days.ts';
import styles from './bookings.module.css';
import { PastBookings } from './past-bookings.tsx';
import { useBookingMails } from './use-booking-mails.ts';

/** Bookings: today and the coming days as they are at this moment, past ones apart; made to be printed for the door. */
export function BookingsScreen() {
  const { isOnline } = useConnection();
  const today = localDay(useNow());
  const wanted = useMemo<LiveQuery>(
    () => ({ where: [['date', '>=', today]], orderBy: ['date', 'asc'] }),
    [today],
  );
  const live = useLiveList<Booking>('bookings', wanted);
  const mails = useBookingMails(today);
  const canSend = useCanSend();
  return (
    <>
      <PageTitle title="Bookings" />
      <div className={styles.head}>
        <h1>Bookings</h1>
        <Button small look="quiet" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {!isOnline && (
        <Notice title="You’re offline.">
          These are the bookings from before. New ones appear once you’re connected.
        </Notice>
      )}
      {venue.booking.providerUrl && (
        <Notice title="Guests book at your reservation provider.">
          Only requests made in the venue’s own form are listed here.
        </Notice>
      )}
      {canSend === false && (
        <Notice title="No email can be sent, because no mail server is set up.">
          Guests hear nothing from here, so please ring them. Whoever looks after the website can set one up.
        </Notice>
      )}
      {live.status === 'loading' ? (
        <Waiting label="Fetching the bookings" />
      ) : (
        <>
          {live.value.length === 0 && <p>Nobody has booked for today or later.</p>}
          {groupByDay(live.value).map((day) => (
            <BookingDayList key={day.date} day={day} mails={mails} canSend={canSend} />
          ))}
        </>
      )}
      <div className={styles.past}>
        <PastBookings today={today} canSend={canSend} />
      </div>
    </>
  );
}

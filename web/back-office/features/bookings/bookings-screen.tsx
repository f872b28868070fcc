import { nightOf } from '@venue/domain';
import { useMemo } from 'react';
import { venue } from '../../../../venue.config.ts';
import { useConnection } from '../../../connection/use-connection.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useNow } from '../../../ui/now.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { useBookings } from '../../subscriptions/documents.ts';
import { useKeepLast } from '../../subscriptions/keep-last.ts';
import type { LiveQuery } from '../../subscriptions/queries.ts';
import { Waiting } from '../../shell/waiting.tsx';
import { useCanSend } from '../../mail/use-can-send.ts';
import { BookingDayList } from './booking-day.tsx';
import { groupByDay } from './booking-days.ts';
import layout from '../../shell/layout.module.css';
import styles from './bookings.module.css';
import { PastBookings } from './past-bookings.tsx';
import { PrintTonight } from './print-tonight.tsx';
import { TonightSheet } from './tonight-sheet.tsx';
import { useBookingMails } from './use-booking-mails.ts';

/** Bookings of tonight and the coming days, live, and past ones below. Tonight's can be printed for the door. */
export function BookingsScreen() {
  const { isOnline } = useConnection();
  const now = useNow();
  // Until a night ends, its guests are not past.
  const today = nightOf(now);
  const wanted = useMemo<LiveQuery>(
    () => ({ where: [['date', '>=', today]], orderBy: ['date', 'asc'] }),
    [today],
  );
  const live = useKeepLast(useBookings(wanted));
  const mails = useBookingMails(today);
  const canSend = useCanSend();
  return (
    <>
      <PageTitle title="Bookings" />
      {live.status === 'ready' && <TonightSheet bookings={live.value} now={now} />}
      <div className={layout.stack} data-screen-only>
        <div className={styles.head}>
          <h1>Bookings</h1>
          <PrintTonight isReady={live.status === 'ready'} />
        </div>
        {!isOnline && (
          <Notice title="You’re offline.">
            These are the bookings from before. New ones appear once you’re connected.
          </Notice>
        )}
        {venue.booking.providerUrl && (
          <Notice title="Guests book with your reservation provider.">
            Only requests made in the venue’s own form are listed here.
          </Notice>
        )}
        {canSend === false && (
          <Notice title="No emails can be sent: no mail server is set up.">
            Guests get no email from here, so please ring them. The person who looks after the website can set
            it up.
          </Notice>
        )}
        {live.status === 'loading' ? (
          <Waiting label="Loading the bookings" />
        ) : (
          <>
            {live.value.length === 0 && <p>There are no bookings for today or later.</p>}
            {groupByDay(live.value).map((day) => (
              <BookingDayList key={day.date} day={day} mails={mails} canSend={canSend} />
            ))}
          </>
        )}
        <PastBookings today={today} canSend={canSend} />
      </div>
    </>
  );
}

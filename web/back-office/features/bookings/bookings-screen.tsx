import { may } from '@venue/domain';
import { useEffect, useMemo, useState } from 'react';
import { venue } from '../../../../venue.config.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useNow } from '../../../ui/now.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { useStaff } from '../../access/staff.ts';
import { useCanSend } from '../../mail/use-can-send.ts';
import { useBookings } from '../../subscriptions/documents.ts';
import { useKeepLast } from '../../subscriptions/keep-last.ts';
import type { LiveQuery } from '../../subscriptions/queries.ts';
import { Waiting } from '../../shell/waiting.tsx';
import layout from '../../shell/layout.module.css';
import { AddBooking } from './add/add-booking.tsx';
import { WalkIn } from './add/walk-in.tsx';
import styles from './bookings.module.css';
import { watchChanges } from './changes/change-store.ts';
import { ChangeNotices } from './changes/change-notices.tsx';
import { KeptWords } from './changes/kept-words.tsx';
import { EveningSheet } from './evening-sheet.tsx';
import { CancelEvening } from './evening/cancel-evening.tsx';
import { ComingEvenings } from './evening/coming-evenings.tsx';
import { DaySwitch, useShownDay } from './evening/day-switch.tsx';
import { EveningHead } from './evening/evening-head.tsx';
import { PartyRow } from './evening/party-row.tsx';
import { SlotBars } from './evening/slot-bars.tsx';
import { useEvening } from './evening/use-evening.ts';
import { FindBookings } from './find/find-bookings.tsx';
import { PartySheet } from './party/party-sheet.tsx';
import { PrintEvening } from './print-evening.tsx';
import { noMails, useBookingMails, type BookingMails } from './calls/use-booking-mails.ts';

/** The book: an evening by time, live, and everything that a host does with it. */
export function BookingsScreen() {
  const staff = useStaff();
  // Hosts read no emails.
  return may(staff, 'editContent') ? <BookWithMails /> : <Book mails={noMails} canSend={undefined} />;
}

function BookWithMails() {
  const { tonight, day } = useShownDay();
  return <Book mails={useBookingMails(day < tonight ? day : tonight)} canSend={useCanSend()} />;
}

type BookProps = { mails: BookingMails; canSend: boolean | undefined };

function Book({ mails, canSend }: BookProps) {
  const { uid } = useStaff();
  const now = useNow();
  const { day, tonight, show } = useShownDay();
  const evening = useEvening(day);
  const wanted = useMemo<LiveQuery>(
    () => ({ where: [['date', '>=', tonight]], orderBy: ['date', 'asc'] }),
    [tonight],
  );
  const coming = useKeepLast(useBookings(wanted));
  const [dialog, setDialog] = useState<'booking' | 'walkIn'>();
  const [openId, setOpenId] = useState<string>();
  const open = evening?.bookings.find(({ _id }) => _id === openId);
  useEffect(() => watchChanges(uid), [uid]);

  function handleShow(other: string, id?: string) {
    show(other);
    setOpenId(id);
    window.scrollTo({ top: 0 });
  }

  return (
    <>
      <PageTitle title="Bookings" />
      {evening && <EveningSheet evening={day} bookings={evening.bookings} />}
      <div className={layout.stack} data-screen-only data-wide>
        <div className={`${layout.spread} ${styles.head}`}>
          <h1>Bookings</h1>
          <PrintEvening isReady={evening !== undefined} />
        </div>
        <KeptWords />
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
        <div className={`${layout.stack} ${styles.book}`}>
          <div className={`${layout.stack} ${styles.desk}`}>
            <DaySwitch />
            <div className={styles.tools}>
              <Button look="brass" onClick={() => setDialog('booking')}>
                New booking
              </Button>
              <Button look="ink" disabled={day !== tonight} onClick={() => setDialog('walkIn')}>
                Walk-in
              </Button>
              <FindBookings onShow={handleShow} />
            </div>
            {evening && (
              <>
                <EveningHead evening={evening} />
                <SlotBars evening={evening} />
              </>
            )}
          </div>
          <div className={layout.stack}>
            {!evening ? (
              <Waiting label="Loading the bookings" />
            ) : (
              <>
                {evening.bookings.length === 0 ? (
                  <p>There are no bookings for this evening.</p>
                ) : (
                  <ul className={layout.list} aria-label="Parties">
                    {evening.bookings.map((booking) => (
                      <PartyRow key={booking._id} {...{ booking, mails, canSend, now }} onOpen={setOpenId} />
                    ))}
                  </ul>
                )}
                {day >= tonight && <CancelEvening key={day} evening={evening} />}
              </>
            )}
            {coming.status === 'ready' && (
              <ComingEvenings
                bookings={coming.value}
                shown={day}
                {...{ mails, canSend, now }}
                onShow={handleShow}
              />
            )}
          </div>
        </div>
      </div>
      {dialog === 'booking' && (
        <AddBooking
          day={day}
          canSend={canSend}
          onClose={() => setDialog(undefined)}
          onAdded={(added) => show(added)}
        />
      )}
      {dialog === 'walkIn' && <WalkIn onClose={() => setDialog(undefined)} />}
      {evening && open && (
        <PartySheet booking={open} {...{ evening, mails, canSend }} onClose={() => setOpenId(undefined)} />
      )}
      <ChangeNotices />
    </>
  );
}

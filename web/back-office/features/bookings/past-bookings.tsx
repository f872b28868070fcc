import { useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useBookings } from '../../subscriptions/documents.ts';
import { useKeepLast } from '../../subscriptions/keep-last.ts';
import type { LiveQuery } from '../../subscriptions/queries.ts';
import { Panel } from '../../shell/panel.tsx';
import { Waiting } from '../../shell/waiting.tsx';
import { BookingDayList } from './booking-day.tsx';
import { groupByDay } from './booking-days.ts';
import { useBookingMails } from './use-booking-mails.ts';

const pageLength = 50;

type PastBookingsProps = {
  /** On the venue's calendar. */
  today: string;
  /** Whether emails can be sent; undefined while that is unknown. */
  canSend: boolean | undefined;
};

/** Past bookings, latest first; loaded when the panel is opened. */
export function PastBookings({ today, canSend }: PastBookingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title="PAST BOOKINGS" isOpen={isOpen} onToggle={() => setIsOpen(!isOpen)}>
      {isOpen && <PastList today={today} canSend={canSend} />}
    </Panel>
  );
}

function PastList({ today, canSend }: PastBookingsProps) {
  const [most, setMost] = useState(pageLength);
  /** The list that was too short: its button stays until the longer one is there. */
  const [tooShort, setTooShort] = useState<unknown>();
  const wanted = useMemo<LiveQuery>(
    () => ({ where: [['date', '<', today]], orderBy: ['date', 'desc'], limit: most }),
    [today, most],
  );
  const live = useKeepLast(useBookings(wanted));
  const earliest = live.status === 'ready' ? live.value.at(-1)?.date : undefined;
  const mails = useBookingMails(earliest ?? today, today);
  if (live.status === 'loading') return <Waiting label="Loading past bookings" />;
  if (live.value.length === 0) return <p>There are no past bookings.</p>;
  return (
    <>
      {groupByDay(live.value).map((day) => (
        <BookingDayList key={day.date} day={day} mails={mails} canSend={canSend} />
      ))}
      {(live.value.length === most || live === tooShort) && (
        <Button
          look="quiet"
          onClick={() => {
            setMost(most + pageLength);
            setTooShort(live);
          }}
        >
          Show older ones
        </Button>
      )}
    </>
  );
}

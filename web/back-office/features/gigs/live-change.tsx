import {
  bookingStart,
  eveningOf,
  eveningsOf,
  isExpected,
  movedFrom,
  nextDay,
  nightOf,
  statusOf,
  type Gig,
} from '@venue/domain';
import { useMemo } from 'react';
import { useNow } from '../../../ui/now.tsx';
import { useBookings } from '../../subscriptions/documents.ts';
import type { LiveQuery } from '../../subscriptions/queries.ts';
import { useCanSend } from '../../mail/use-can-send.ts';
import { useStaff } from '../../access/staff.ts';
import { ChangeGig } from './change/change-gig.tsx';
import { guestMail } from './change/guest-mail.ts';
import { TellGuests } from './change/tell-guests.tsx';
import { eventPath } from './gig-path.ts';
import { gigCalls } from './gig-calls.ts';

/** What has become of a gig, with the bookings of its evening, live. */
export function LiveChange({ event }: { event: Gig }) {
  const { uid } = useStaff();
  const now = useNow();
  const evening = concerned(event);
  return (
    <ChangeGig uid={uid} event={event} onChange={(plan, seen) => gigCalls.changePlan(event, plan, seen)}>
      {evening && evening >= nightOf(now) && (
        <EveningGuests key={keyOf(event, evening)} event={event} evening={evening} />
      )}
    </ChangeGig>
  );
}

/** The evening whose guests to email: the one a gig was moved from, or else its own. */
function concerned(event: Gig): string | undefined {
  const { previousDatetime } = event;
  if (previousDatetime && movedFrom(event) && statusOf(event) === 'scheduled')
    return nightOf(previousDatetime);
  return eveningsOf(event)[0];
}

/** The email to guests for each change of plan. */
function keyOf(event: Gig, evening: string): string {
  return [evening, statusOf(event), event.datetime?.toISOString()].join(' ');
}

type EveningGuestsProps = { event: Gig; evening: string };

function EveningGuests({ event, evening }: EveningGuestsProps) {
  const { uid } = useStaff();
  // An evening has the tables of the small hours too.
  const wanted = useMemo<LiveQuery>(
    () => ({ where: [['date', 'in', [evening, nextDay(evening)]]] }),
    [evening],
  );
  const live = useBookings(wanted);
  const canSend = useCanSend();
  if (live.status === 'loading') return null;
  const isMoved = !event.datetime || nightOf(event.datetime) !== evening;
  return (
    <TellGuests
      uid={uid}
      path={`${eventPath(event._id)}/mail-${evening}-${statusOf(event)}`}
      evening={evening}
      bookings={live.value
        .filter((booking) => eveningOf(booking) === evening && isExpected(booking))
        .sort((a, b) => bookingStart(a).getTime() - bookingStart(b).getTime())}
      canSend={canSend}
      mail={guestMail(event, evening, isMoved)}
      onSend={async (mail) => {
        const { mailed } = await gigCalls.mailEvening(event, uid, { date: evening, ...mail });
        return mailed;
      }}
    />
  );
}

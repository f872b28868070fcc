import {
  isCalledOff,
  isPast,
  nightOf,
  readContent,
  singleId,
  type Gig,
  type OpeningHours,
} from '@venue/domain';
import type { ReactNode } from 'react';
import { useNow } from '../../../ui/now.tsx';
import { useRecord } from '../../subscriptions/use-records.ts';
import { useStaff } from '../../access/staff.ts';
import { ClosedTonight } from './closed-tonight.tsx';
import { closeTonight, openAgain } from './closing-calls.ts';

type LiveClosedTonightProps = {
  hours: OpeningHours;
  events: readonly Gig[];
  /** Renders what is booked and planned between two days already. */
  onDays: (from: string, to: string) => ReactNode;
};

/** "Close tonight" with what is closed now, for any screen. */
export function LiveClosedTonight({ hours, events, onDays }: LiveClosedTonightProps) {
  const { uid } = useStaff();
  const now = useNow();
  const live = useRecord('closedTonight');
  if (live.status === 'loading') return null;
  const closure = live.value ?? readContent('closedTonight', singleId, {});
  const gigs = events.filter(
    (gig) => gig.datetime && nightOf(gig.datetime) === nightOf(now) && !isPast(gig, now) && !isCalledOff(gig),
  );
  return (
    <ClosedTonight
      uid={uid}
      closure={closure}
      hours={hours}
      gigs={gigs}
      onDays={onDays}
      close={(input) => closeTonight(uid, input, closure)}
      open={() => openAgain(uid, closure)}
    />
  );
}

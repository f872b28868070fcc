import { fromLocalInput, isDay, nextDay, nightEndsAt } from '@venue/domain';
import { useMemo } from 'react';
import { useBookings } from '../../../subscriptions/documents.ts';
import type { LiveQuery } from '../../../subscriptions/queries.ts';
import { useRecords } from '../../../subscriptions/use-records.ts';
import { AlreadyOn } from './already-on.tsx';

type OnDaysProps = {
  /** YYYY-MM-DD. */
  from: string;
  to: string;
};

/** What is on already between two days, live. Nothing while a day is missing. */
export function OnDays({ from, to }: OnDaysProps) {
  return isDay(from) && isDay(to) && from <= to ? <Found from={from} to={to} /> : null;
}

function Found({ from, to }: OnDaysProps) {
  const bookings = useBookings(
    useMemo<LiveQuery>(
      () => ({
        where: [
          ['date', '>=', from],
          ['date', '<=', to],
        ],
        orderBy: ['date', 'asc'],
      }),
      [from, to],
    ),
  );
  const gigs = useRecords(
    'events',
    useMemo<LiveQuery>(
      () => ({
        where: [
          ['datetime', '>=', fromLocalInput(`${from}T${nightEndsAt}`)],
          ['datetime', '<', fromLocalInput(`${nextDay(to)}T${nightEndsAt}`)],
        ],
        orderBy: ['datetime', 'asc'],
      }),
      [from, to],
    ),
  );
  if (bookings.status === 'loading' || gigs.status === 'loading') return null;
  return <AlreadyOn bookings={bookings.value} gigs={gigs.value} isOneDay={from === to} />;
}

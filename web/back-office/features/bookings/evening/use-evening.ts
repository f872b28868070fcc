import {
  eveningHours,
  eveningOf,
  nextDay,
  times,
  type Asked,
  type BookingRules,
  type Booked,
  type Entry,
  type Span,
  type Times,
} from '@venue/domain';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useBook, useBookingRules } from '../../../subscriptions/documents.ts';
import { useKeepLast } from '../../../subscriptions/keep-last.ts';
import { usePublishedSite } from '../../../subscriptions/published-site.ts';
import type { LiveQuery } from '../../../subscriptions/queries.ts';
import { changeStore } from '../changes/change-store.ts';
import { withChanges } from '../changes/with-changes.ts';
import { byTime, entryOf } from './party-facts.ts';

/** An evening as its host sees it, with the changes made here that the server does not have yet. */
export type BookEvening = {
  /** YYYY-MM-DD. */
  date: string;
  /** In order of time, whatever their state. */
  bookings: readonly Booked[];
  load: readonly Entry[];
  rules: BookingRules;
  /** Undefined if they cannot be read. */
  hours: readonly Span[] | undefined;
};

/** An evening, live; undefined until it is loaded. */
export function useEvening(date: string): BookEvening | undefined {
  // Bookings from before evenings were stored have none, and those of an evening are on two calendar days.
  const wanted = useMemo<LiveQuery>(() => ({ where: [['date', 'in', [date, nextDay(date)]]] }), [date]);
  const stored = useKeepLast(useBook(wanted), date);
  const rules = useBookingRules();
  const site = usePublishedSite();
  const changes = useStore(changeStore, (store) => store.changes);
  return useMemo(() => {
    if (stored.status === 'loading' || rules.status === 'loading') return undefined;
    const bookings = withChanges(stored.value, changes)
      .filter((booking) => eveningOf(booking) === date)
      .sort(byTime);
    return {
      date,
      bookings,
      load: bookings.map(entryOf),
      rules: rules.value,
      hours: site && eveningHours(site.openingHours, rules.value.area, date),
    };
  }, [date, stored, rules, site, changes]);
}

/** What staff ask about an evening. */
export function askedOf(
  { date, load, rules, hours }: BookEvening,
  { party, now, without }: { party: number; now: Date; without?: string | undefined },
): Asked {
  return {
    ...{ rules, hours, load, evening: date, party, now, who: 'staff' },
    ...(without !== undefined && { without }),
  };
}

/** The times of an evening for a party, as staff may give them. Lead times are for guests. */
export function timesFor(
  evening: BookEvening,
  question: { party: number; now: Date; without?: string | undefined },
): Times {
  return times(askedOf(evening, question));
}

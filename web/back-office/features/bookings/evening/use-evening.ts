import {
  bookingStart,
  eveningHours,
  eveningOf,
  nextDay,
  times,
  type Asked,
  type BookingRules,
  type Booking,
  type Entry,
  type Span,
  type TableTime,
  type TimesCode,
} from '@venue/domain';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useBookingRules, useBookings } from '../../../subscriptions/documents.ts';
import { useKeepLast } from '../../../subscriptions/keep-last.ts';
import { usePublishedSite } from '../../../subscriptions/published-site.ts';
import type { LiveQuery } from '../../../subscriptions/queries.ts';
import { changeStore } from '../changes/change-store.ts';
import { withChanges } from '../changes/with-changes.ts';
import { byTime, entryOf } from '../facts/party-facts.ts';

/** An evening as its host sees it, with the changes made here that the server does not have yet. */
export type BookEvening = {
  /** YYYY-MM-DD. */
  date: string;
  /** In order of time, whatever their state. */
  bookings: readonly Booking[];
  load: readonly Entry[];
  rules: BookingRules;
  /** Undefined if they cannot be read. */
  hours: readonly Span[] | undefined;
};

/** An evening, live; undefined until it is loaded. */
export function useEvening(date: string): BookEvening | undefined {
  // Bookings from before evenings were stored have none, and those of an evening are on two calendar days.
  const wanted = useMemo<LiveQuery>(() => ({ where: [['date', 'in', [date, nextDay(date)]]] }), [date]);
  const stored = useKeepLast(useBookings(wanted), date);
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

/** A time as staff read it. Guests cannot book it at such short notice where `isShort`. */
export type OfferedTime = TableTime & { isShort: boolean };

/** The times of an evening for a party, those included for which guests are too late. */
export function timesFor(
  evening: BookEvening,
  question: { party: number; now: Date; without?: string | undefined },
): { times: OfferedTime[]; code?: TimesCode } {
  const asked = askedOf(evening, question);
  const { code, times: all } = times({ ...asked, rules: { ...asked.rules, leadMinutes: 0 } });
  const soonest = question.now.getTime() + asked.rules.leadMinutes * 60_000;
  const found = all.map((each) => ({ ...each, isShort: bookingStart(each).getTime() < soonest }));
  return { times: found, ...(code && { code }) };
}

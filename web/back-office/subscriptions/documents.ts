import {
  booking,
  readBookingRules,
  readRecord,
  readRevision,
  storedMail,
  type Booking,
  type BookingRules,
  type Revision,
  type StoredMail,
} from '@venue/domain';
import { useMemo } from 'react';
import { mapLive } from './map-live.ts';
import type { LiveQuery } from './queries.ts';
import { useLiveList, useLiveRecord, type Live, type StoredDocument } from './use-live.ts';

/** The bookings of a query, live. `wanted` must be stable: a new object subscribes again. */
export function useBookings(wanted: LiveQuery): Live<Booking[]> {
  return useRead('bookings', wanted, readBooking);
}

const readBooking = (stored: StoredDocument) => readRecord(booking, stored._id, stored);

/** The booking rules, live; those of a house without rules if none are stored. */
export function useBookingRules(): Live<BookingRules> {
  const live = useLiveRecord('bookingRules/main');
  return useMemo(() => mapLive(live, readBookingRules), [live]);
}

/** The emails of a query, live. `wanted` must be stable. */
export function useMails(wanted: LiveQuery): Live<StoredMail[]> {
  return useRead('mail', wanted, readMail);
}

const readMail = (stored: StoredDocument) => readRecord(storedMail, stored._id, stored);

/** The changes of a query, live. `wanted` must be stable. */
export function useRevisions(wanted: LiveQuery): Live<Revision[]> {
  return useRead('revisions', wanted, readChange);
}

/** A change, live. The value is `undefined` if it doesn't exist. */
export function useRevision(id: string): Live<Revision | undefined> {
  const live = useLiveRecord(`revisions/${id}`);
  return useMemo(() => mapLive(live, (stored) => stored && readChange(stored)), [live]);
}

const readChange = (stored: StoredDocument) => readRevision(stored._id, stored);

function useRead<Entity>(
  collection: string,
  wanted: LiveQuery,
  read: (stored: StoredDocument) => Entity,
): Live<Entity[]> {
  const live = useLiveList(collection, wanted);
  return useMemo(() => mapLive(live, (found) => found.map(read)), [live, read]);
}

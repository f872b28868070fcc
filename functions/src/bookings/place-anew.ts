import {
  bookingStateOf,
  eveningOf,
  isExpected,
  messages,
  needsPerson,
  takesPlaceAgain,
  type BookState,
  type Over,
} from '@venue/domain';
import { FieldValue, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { venue } from '../../../venue.config.ts';
import { HttpError } from '../requests/http-error.ts';
import { sixMonthsAfter } from '../staff/retention/six-months-after.ts';
import { readBookingSettings } from './booking-settings.ts';
import { isSameValue, type ChangeOptions, type Wish } from './booking-wish.ts';
import type { BookReader, BookWrite } from './change-book.ts';
import { entryOf, partyWrite, readParties } from './evenings.ts';
import { findPlacement, type Placement } from './placement.ts';
import { reminderOf } from './reminder-time.ts';
import type { StoredBooking } from './stored-booking.ts';

/** The place of a changed booking: the fields that say it, and the limits it is over if staff insist. */
export type Placed = {
  fields: DocumentData;
  over?: Over;
  /** The writes of the evenings, given the booking as it will be. */
  writes: (after: StoredBooking) => BookWrite[];
};

/**
 * The place of a booking after a change: the one it has, or another in the evening it comes to. Throws 409 without one,
 * and for a change by the guest that a person has to decide about.
 */
export async function placeAnew(
  reader: BookReader,
  id: string,
  stored: StoredBooking,
  {
    wanted,
    state,
    options,
    isForced,
  }: { wanted: Wish; state: BookState; options: ChangeOptions; isForced: boolean },
): Promise<Placed> {
  const { who, now } = options;
  const former = bookingStateOf(stored);
  const { date = stored.date, time = stored.time, partySize = stored.partySize } = wanted;
  const isMoved = date !== stored.date || time !== stored.time;
  const isResized = partySize !== stored.partySize;
  const [before, evening] = [eveningOf(stored), eveningOf({ date, time })];
  const isSeating = isMoved || isResized || wanted.tables !== undefined;
  if (!isSeating && state === former) return { fields: {}, writes: () => [] };
  const settings = await readBookingSettings(reader);
  if (who === 'guest') assertGuestMay(stored, { date, time, partySize }, settings.rules);
  const parties = await readParties(reader, evening, settings.rules);
  const isBack = takesPlaceAgain(former, state);
  const isHeldAgain = former === 'noShow' && state !== 'noShow';
  let placement: Placement | undefined;
  // A declined or cancelled booking holds no place, whatever changes about it.
  if ((isSeating && isExpected({ state })) || isBack || isHeldAgain) {
    const moved = { partySize: stored.partySize, tables: stored.tables ?? [], ...turnOfStored(stored) };
    placement = await findPlacement(
      { date, time, partySize, tables: wanted.tables },
      {
        ...{ settings, parties, who, now, id, isNewTime: isMoved && !isForced },
        // A booking that holds no place is not among the parties of its evening, so it is passed on its own.
        ...((evening !== before || !(id in parties)) && { moved }),
        // Never refused: guests who turned up after all are here already, and a smaller party needs less.
        isForced:
          isForced ||
          isHeldAgain ||
          (!isMoved && !wanted.tables && isResized && partySize < stored.partySize),
      },
    );
  }
  const fields: DocumentData = {
    ...{ date, time, partySize, evening },
    ...(isMoved && { expiresAt: Timestamp.fromDate(sixMonthsAfter(new Date(`${date}T00:00:00Z`))) }),
    ...(isMoved && reminderOf({ ...stored, date, time }, settings.rules, now)),
    ...(placement && {
      turnMinutes: placement.turnMinutes,
      tables: placement.tables.length > 0 ? [...placement.tables] : FieldValue.delete(),
      isTableChosen: placement.isTableChosen || FieldValue.delete(),
    }),
    // Tables that stay the same are still the choice of a person, if they were before.
    ...(placement &&
      isSameValue(placement.tables, stored.tables) &&
      stored.isTableChosen && { isTableChosen: true }),
  };
  const from = evening === before ? undefined : await readParties(reader, before, settings.rules);
  return {
    fields,
    ...(placement?.over && isForced && { over: placement.over }),
    writes: (after) => [
      partyWrite(evening, parties, entryOf(id, after), settings.rules),
      // It also leaves the parties of its former evening.
      ...(from
        ? [partyWrite(before, from, entryOf(id, { ...stored, state: 'cancelled' }), settings.rules)]
        : []),
    ],
  };
}

function turnOfStored({ turnMinutes }: StoredBooking) {
  return turnMinutes === undefined ? {} : { turnMinutes };
}

/** Throws 409 "ring us" for a change that a person has to decide about. */
function assertGuestMay(
  stored: StoredBooking,
  wanted: { date: string; time: string; partySize: number },
  rules: { confirmUpTo: number; maxParty: number },
): void {
  const state = bookingStateOf(stored);
  const isSeating =
    wanted.date !== stored.date || wanted.time !== stored.time || wanted.partySize !== stored.partySize;
  if (!isSeating) return;
  const isOver = wanted.partySize > rules.maxParty && wanted.partySize > stored.partySize;
  const isStanding = state === 'requested' || state === 'confirmed';
  if (!isStanding || isOver || needsPerson({ ...stored, state }, wanted, rules))
    throw new HttpError(409, messages.ringToChange(venue.phone.display));
}

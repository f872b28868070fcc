import { fromLocalInput } from '../time/dates.ts';

/** The states of a booking in the book, as staff read them. */
export const bookStateNames = {
  requested: 'Requested',
  confirmed: 'Confirmed',
  arrived: 'Arrived',
  left: 'Left',
  noShow: 'No-show',
  declined: 'Declined',
  cancelled: 'Cancelled',
} as const;

export type BookState = keyof typeof bookStateNames;

export const bookStates = /* @__PURE__ */ Object.keys(bookStateNames) as BookState[];

/** The states that may follow each state, steps back included: a tap on the wrong line is taken back by another. */
const steps: Record<BookState, readonly BookState[]> = {
  requested: ['confirmed', 'declined', 'cancelled', 'arrived'],
  confirmed: ['cancelled', 'arrived', 'noShow'],
  arrived: ['left', 'confirmed'],
  left: ['arrived'],
  noShow: ['arrived', 'confirmed'],
  declined: ['confirmed'],
  cancelled: ['confirmed'],
};

/** What guests may do themselves: nothing but cancel. */
const guestSteps: BookState[] = ['cancelled'];

/** The states that a booking may take next, when staff or its guest ask. */
export function nextBookStates(state: BookState, who: 'guest' | 'staff' = 'staff'): readonly BookState[] {
  return who === 'staff' ? steps[state] : steps[state].filter((next) => guestSteps.includes(next));
}

/** The outcome of asking for a state: already stored, a valid transition, or refused. */
export type StateWish = 'same' | 'step' | 'refused';

/** Whether a booking may take a state. The state that it has is no change, and nobody is refused it. */
export function readStateWish(
  state: BookState,
  next: BookState,
  who: 'guest' | 'staff' = 'staff',
): StateWish {
  if (next === state) return 'same';
  return nextBookStates(state, who).includes(next) ? 'step' : 'refused';
}

/**
 * Whether a step takes a place that others may have by now, so that capacity is asked again: the return of a booking
 * that was declined or cancelled. Guests who turn up after all are already here, so nothing is asked.
 */
export function takesPlaceAgain(state: BookState, next: BookState): boolean {
  return next === 'confirmed' && (state === 'declined' || state === 'cancelled');
}

/** The times that go with a step; null removes one. */
export type StateTimes = { arrivedAt?: Date | null; leftAt?: Date | null };

/** The times that a step sets: when the party arrived and left. A step back removes what the step had set. */
export function timesOfStep(state: BookState, next: BookState, now: Date): StateTimes {
  if (next === 'left') return { leftAt: now };
  if (next === 'arrived') return state === 'left' ? { leftAt: null } : { arrivedAt: now };
  return state === 'arrived' ? { arrivedAt: null } : {};
}

/** What a guest changes of a booking by its link. */
export type GuestChange = { date?: string; time?: string; partySize?: number };

/**
 * Whether a guest's change of a confirmed booking needs a person, so that they have to ring: it moves, or grows, and
 * the party is larger than those that are confirmed at once. Of a request a person decides anyway.
 */
export function needsPerson(
  booking: { state: BookState; date: string; time: string; partySize: number },
  { date = booking.date, time = booking.time, partySize = booking.partySize }: GuestChange,
  { confirmUpTo }: { confirmUpTo: number },
): boolean {
  const isMoved = date !== booking.date || time !== booking.time;
  const isLarger = partySize > booking.partySize;
  return booking.state === 'confirmed' && (isMoved || isLarger) && partySize > confirmUpTo;
}

/**
 * The covers of bookings: the guests who were seated. A confirmed booking counts once its time has passed, unless
 * somebody has noted that nobody came; requests never do.
 */
export function coversOf(
  bookings: readonly { state: BookState; date: string; time: string; partySize: number }[],
  now: Date,
): number {
  return bookings
    .filter((booking) => {
      if (booking.state === 'confirmed') return fromLocalInput(`${booking.date}T${booking.time}`) <= now;
      return booking.state === 'arrived' || booking.state === 'left';
    })
    .reduce((sum, { partySize }) => sum + partySize, 0);
}

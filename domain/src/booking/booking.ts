/** A guest's request for a table, made in the venue's own reservation widget. */
export type BookingRequest = {
  name: string;
  /** At least one of email and phone is there; the other may be empty. */
  email?: string;
  phone?: string;
  /** Day on the venue's calendar, YYYY-MM-DD. */
  date: string;
  /** Time on the venue's clock, HH:mm. */
  time: string;
  /** From 1 to `venue.booking.maxPartySize`. */
  partySize: number;
  message?: string;
};

/** What becomes of a request: until somebody of the house has decided, it is requested. */
export const bookingStates = ['requested', 'confirmed', 'declined', 'cancelled'] as const;

export type BookingState = (typeof bookingStates)[number];

/** A request as it is stored, with what the house made of it. */
export type Booking = BookingRequest & {
  _id: string;
  /** The opening hours of that day could not be read when it was taken. */
  needsConfirmation: boolean;
  createdAt?: Date;
  /** Missing until somebody has decided. */
  state?: BookingState;
  /** Name of whoever decided last, and when. */
  decidedByName?: string;
  decidedAt?: Date;
};

/** What a booking of each state may become; a decision can be taken back as long as the guest can still come. */
const steps: Record<BookingState, readonly BookingState[]> = {
  requested: ['confirmed', 'declined'],
  confirmed: ['cancelled'],
  declined: ['confirmed'],
  cancelled: ['confirmed'],
};

/** The state of a stored booking. */
export function bookingStateOf({ state }: Pick<Booking, 'state'>): BookingState {
  return bookingStates.find((each) => each === state) ?? 'requested';
}

/** What a booking may become next. */
export function nextBookingStates(booking: Pick<Booking, 'state'>): readonly BookingState[] {
  return steps[bookingStateOf(booking)];
}

/** Whether the guests are expected: neither declined nor cancelled. */
export function isExpected(booking: Pick<Booking, 'state'>): boolean {
  return ['requested', 'confirmed'].includes(bookingStateOf(booking));
}

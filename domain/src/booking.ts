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

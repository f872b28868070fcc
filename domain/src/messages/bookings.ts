/*
 * What guests read when they book, and what staff read when they email an evening's guests. In a file of
 * its own: of the public pages, only the booking form in its frame loads it.
 */

export const bookingNameMissing = 'Please tell us your name.';
export const bookingContactMissing = 'Please leave an email address or a phone number.';
export const bookingPhoneInvalid = 'This does not look like a phone number.';
export const bookingDateInvalid = 'Please choose a date.';
export const bookingTimeInvalid = 'Please choose a time.';
export const bookingPartySize = 'Please say how many of you are coming.';
export const bookingDatePast = 'That day has passed. Please choose another.';
export const bookingTimePast = 'That time has passed. Please choose a later one.';
export const bookingTooFarAhead = 'We take bookings up to twelve months ahead. Please choose an earlier day.';
export const eveningFull = 'We are full that evening.';
export const eveningClosed = 'We are closed that evening.';
export const bookingClosed = 'We take no bookings at that time. Please choose another.';
export const noTablesLeft = 'There are no more tables today. Please choose another day.';
export const bookingOffline =
  "You're offline, so this was not sent. Your details are still here: send them once you're connected.";
export const bookingNotSent =
  'We got no reply, so we cannot say whether this reached us. Please send it again: it counts only once.';
export const bookingLinkOffline = "You're offline, so nothing was sent. Try again once you're connected.";
export const bookingLinkFailed =
  'We got no reply, so we cannot say whether this reached us. Try again: it counts only once.';
export const bookingsPaused = 'We cannot take any more bookings online at the moment.';
export const bookingDiffers = 'This request was sent before with other details. Please send it again.';

export const notTheGigsEvening = 'This is neither the evening of the gig nor the one it was moved from.';
export const gigWithoutEvening =
  'This gig has no date yet, so there are no guests to email. Set its date first.';
export const eveningOver = "That evening is over, so its guests can't be emailed any more.";

/** For more bookings of one evening than one email can go to. */
export function tooManyBookings(most: number): string {
  return `There are more than ${most} bookings that evening. Please ring the guests.`;
}

/** For more emails to guests than the limits allow at the moment. */
export function guestMailsPaused(count: number, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [these, none] = count === 1 ? ['this email', 'it was not'] : [`these ${count} emails`, 'none was'];
  return `With ${these}, too many would go to guests in a short time, so ${none} sent. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or ring the guests.`;
}

/** For a party larger than can book online. */
export function partyTooLarge(max: number): string {
  return `You can book online for up to ${max}. Please call us for a larger party.`;
}

/**
 * For a time that is taken, with free ones of that evening, "18:00", and of days that follow, "Friday, May 7 at 19:00".
 */
export function bookingFull(times: string[], days: string[]): string {
  const others = [
    times.length > 0 && `Free that evening: ${times.join(', ')}.`,
    days.length > 0 && `Free on ${days.join(', ')}.`,
  ];
  return ['We are full at that time.', ...others.filter(Boolean)].join(' ');
}

/** For a time between those at which tables are given out: "17:30, 17:45 and 18:00". */
export function offGrid(times: string): string {
  return `We give out tables at set times. The nearest are ${times}.`;
}

/** For a day that is too far ahead. */
export function bookedAhead(days: number): string {
  if (days >= 365) return bookingTooFarAhead;
  return `We take bookings up to ${days} days ahead. Please choose an earlier day.`;
}

/** For a booking that comes too late for the house: "Please book at least 60 minutes ahead." */
export function bookEarlier(minutes: number, phone: string): string {
  return `Please book at least ${minutes} minutes ahead, or ring us on ${phone}.`;
}

/** For a party that only a person can place. */
export function ringForParty(max: number, phone: string): string {
  return `You can book online for up to ${max}. For a larger party please ring us on ${phone}.`;
}

/** For a booking on a weekday on which the restaurant is closed. */
export function closedOn(weekday: string): string {
  return `The restaurant is closed on ${weekday}s. Please choose another day.`;
}

/** For a booking on a special day on which the restaurant is closed: "Saturday, December 26", "St Stephen's Day". */
export function closedFor(day: string, reason: string): string {
  return `Closed on ${day}${reason ? `: ${withoutStop(reason)}` : ''}.`;
}

/** For a booking on a special day at a time without tables. */
export function specialTablesFrom(day: string, times: string, reason: string): string {
  const why = reason ? ` (${withoutStop(reason)})` : '';
  return `On ${day}${why} you can book a table from ${times}.`;
}

/** For a booking on a day whose hours only a person can tell. */
export function ringToBook(phone: string): string {
  return `We cannot take a booking for that day online. Please ring us on ${phone} and we will look after you.`;
}

/** In place of the form, when only a person can tell when there are tables. */
export function bookByPhone(phone: string): string {
  return `We take bookings by phone at the moment. Please ring us on ${phone}.`;
}

function withoutStop(reason: string): string {
  return reason.trim().replace(/\.$/, '');
}

/** For a booking at a time without tables. */
export function tablesFrom(weekday: string, times: string): string {
  return `On ${weekday}s you can book a table from ${times}.`;
}

/*
 * Those sentences of the catalogue that visitors may meet, in a file of their own: code that public pages and
 * back office share is loaded by both, and a guest's phone should not carry what only staff read.
 * Read them as `messages.noUpcomingEvents`, like all others. The first part is the specification's, to the letter.
 */

// Shown to visitors (sections 2.3, 2.5).
export const descriptionMissing = 'Description not available';
export const noUpcomingEvents = 'No events currently scheduled, please check back later.';
export const noDropdownItems = 'No dropdown items found.';

// When something fails.
export const serverFailed = 'Something went wrong on our side. Nothing was changed. Please try again.';

// Bookings.
export const bookingNameMissing = 'Please tell us your name.';
export const bookingContactMissing = 'Please leave an email address or a phone number.';
export const bookingPhoneInvalid = 'This does not look like a phone number.';
export const bookingDateInvalid = 'Please choose a date.';
export const bookingTimeInvalid = 'Please choose a time.';
export const bookingPartySize = 'Please say how many of you are coming.';
export const bookingDatePast = 'That day has passed. Please choose another.';
export const bookingTimePast = 'That time has passed. Please choose a later one.';
export const bookingTooFarAhead = 'We take bookings up to twelve months ahead. Please choose an earlier day.';
export const bookingUnconfirmed = 'We will check our hours for that day and get back to you to confirm.';
export const bookingOffline = 'You are offline, so this was not sent. What you typed is kept.';
export const bookingNotSent =
  'We heard nothing back, so we cannot say whether this reached us. Please send it again: you will not be booked twice.';
export const bookingsPaused =
  'We cannot take any more bookings online at the moment. What you typed is kept.';
export const bookingDiffers = 'This request was sent before with other details. Please send it again.';

/** Said of a party larger than may book online. */
export function partyTooLarge(max: number): string {
  return `Online we take parties of up to ${max}. Please call us for more.`;
}

/** Said of a booking on a weekday on which the restaurant is closed. */
export function closedOn(weekday: string): string {
  return `The restaurant is closed on ${weekday}s. Please choose another day.`;
}

/** Said of a booking at a time at which no tables are given out. */
export function tablesFrom(weekday: string, times: string): string {
  return `On ${weekday}s we give out tables from ${times}.`;
}

/*
 * What staff read when they keep the book of tables, and guests at the link of their booking.
 */

export const bookingSourceUnknown = 'Please say how the booking came in: phone, walkIn or web.';
export const guestStateInvalid = 'With this link a booking can only be cancelled.';
export const lateInvalid = 'Please say 10, 20 or 30 minutes, or 0.';
export const searchMissing = 'Type a name, the end of a number or an email address.';
export const bookingChanged = 'Somebody else has changed this booking. Have another look.';
export const bookingUnknown =
  'There is no booking behind this link. It may come from an earlier email: the link in the latest one works.';
export const bookingEveningOver = 'That evening is over, so this link has ended.';
export const bookingNotOffered = 'No tables are given out at that time.';
export const eveningPast = 'That evening is over. Nothing was cancelled.';

/** After erasing what was stored of a guest. */
export function guestErased(count: number): string {
  return `${count === 1 ? 'One booking was' : `${count} bookings were`} erased, with the emails.`;
}

/** For tables that other parties have then, or that are closed. */
export function tablesTaken(labels: readonly string[]): string {
  return `Taken at that time: ${labels.join(', ')}.`;
}

/** For a field that a guest may not change. */
export function fieldNotYours(name: string): string {
  return `“${name}” can’t be changed with the link of a booking.`;
}

/** For a guest's change that a person has to decide about. */
export function ringToChange(phone: string): string {
  return `We can’t change this online. Please ring us on ${phone} and we’ll see what we can do. Your booking stays as it is.`;
}

/** For a step that the state of a booking does not allow. */
export function stateNotPossible(state: string): string {
  return `This booking is ${state}, so that can’t be done. Have another look.`;
}

/** For a booking over the limits of the rules, each limit in words. */
export function overTheRules(limits: readonly string[]): string {
  return ['That is more than the rules allow.', ...limits].join(' ');
}

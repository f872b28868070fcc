/* What is wrong with booking rules. Staff read it at the field. */

export const bookingRulesUpdated = 'The booking rules have been updated.';
export const slotMinutesUnknown = 'A slot can have 15, 30 or 60 minutes.';
export const turnsMissing = 'Say how long a party stays: at least one line.';
export const turnsNotAscending = 'Each line is for larger parties than the one before.';
export const tableLabelMissing = 'Give the table a label, such as T1.';
export const tableLabelTwice = 'Two tables have this label. Give each its own.';
export const tableLabelWithPlus =
  'A label can’t contain “+”, which joins the labels of tables that are put together.';
export const partyRangeUpsideDown = 'The largest party is smaller than the smallest.';
export const joinTooSmall = 'Choose at least two tables to put together.';
export const joinNamesTwice = 'This names a table twice.';
export const joinTwice = 'These tables are put together in another line already.';
export const closureOfBoth = 'Close either some seats or some tables.';
export const closureOfSeats = 'You have tables, so choose which of them are closed.';
export const closureOfTables = 'There are no tables to close. Say how many seats are closed.';
export const closureEmpty =
  'It ends when it starts. For the whole evening, write 05:00 to 05:00; otherwise choose a later end.';

/** For a number that is too small or too large. */
export function numberBetween(least: number, most: number): string {
  return `This must be a whole number from ${least} to ${most.toLocaleString('en-IE')}.`;
}

/** For a join or a closure of a table that is not declared. */
export function tableUnknown(label: string): string {
  return `There is no table called “${label}”.`;
}

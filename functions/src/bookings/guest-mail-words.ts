import { venue } from '../../../venue.config.ts';

/*
 * What guests read about their bookings in emails. In a module of its own, so that the words can be changed, or said in
 * another language, without touching how emails are made.
 */

/** The facts of a booking in words: "4", "Friday, November 20, 2026 at 19:30". */
type Table = { party: string; when: string };

const tableFor = ({ party, when }: Table) => `table for ${party} on ${when}`;

/** The subject and the paragraphs of each email to a guest. */
export const guestMailWords = {
  requested: (table: Table) => ({
    subject: `Your request for a table at ${venue.name}, ${table.when}`,
    paragraphs: [
      `We have your request for a ${tableFor(table)}.\nIt is not confirmed yet. We will write to you or ring you once we have looked at it.`,
    ],
  }),
  confirmed: (table: Table) => ({
    subject: `Confirmed: your table at ${venue.name}, ${table.when}`,
    paragraphs: [`Your ${tableFor(table)} is confirmed. We look forward to seeing you.`],
  }),
  moved: (table: Table) => ({
    subject: `Changed: your table at ${venue.name}, ${table.when}`,
    paragraphs: [`Your booking was changed. You now have a ${tableFor(table)}.`],
  }),
  movedRequest: (table: Table) => ({
    subject: `Changed: your request for a table at ${venue.name}, ${table.when}`,
    paragraphs: [
      `Your request was changed: it is now for a ${tableFor(table)}.\nIt is not confirmed yet. We will write to you or ring you.`,
    ],
  }),
  declined: (table: Table) => ({
    subject: `About your table at ${venue.name}, ${table.when}`,
    paragraphs: [
      `We are sorry: we can’t offer you a ${tableFor(table)}.\nRing us, and we’ll look for another time with you.`,
    ],
  }),
  cancelled: (table: Table) => ({
    subject: `Cancelled: your table at ${venue.name}, ${table.when}`,
    paragraphs: [`Your ${tableFor(table)} has been cancelled.\nIf you did not expect this, please ring us.`],
  }),
  eveningCancelled: (table: Table, text = '') => ({
    subject: `Cancelled: your table at ${venue.name}, ${table.when}`,
    paragraphs: [`We are sorry: your ${tableFor(table)} has been cancelled.`, text.trim()],
  }),
  reminder: (table: Table) => ({
    subject: `Still coming? Your table at ${venue.name}, ${table.when}`,
    paragraphs: [
      `We expect you: you have a ${tableFor(table)}.`,
      'Are you still coming? Please tell us with the link below. There you can also change or cancel your booking.',
    ],
  }),
} as const;

export const linkWords = {
  /** Above the link in every email about a table that is still to come. */
  see: 'See, change or cancel your booking',
  reminder: 'Tell us whether you are coming',
};

export const notYou =
  'If you did not ask for a table, somebody mistyped their address; there is nothing you need to do.';

/** How guests reach the house; without its address a reply would reach nobody. */
export function howToReachUs(contactEmail: string | undefined): string {
  const orReply = contactEmail ? ' or reply to this email' : '';
  return `If anything changes, ring us on ${venue.phone.display}${orReply}.`;
}

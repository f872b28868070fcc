import type { InferType } from 'yup';
import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { fields, line, needed, text } from '../record/checks.ts';

/**
 * An email to everybody with a table on the evening of a gig. `date` (YYYY-MM-DD) is that evening; without it, the
 * gig's own.
 */
export const eveningMailSchema = fields({
  date: line().matches(/^\d{4}-\d\d-\d\d$/, messages.bookingDateInvalid),
  subject: needed(line(Limits.subject), messages.subjectMissing),
  text: needed(text(Limits.eveningMail), messages.emailTextMissing),
});

export type EveningMailInput = InferType<typeof eveningMailSchema>;

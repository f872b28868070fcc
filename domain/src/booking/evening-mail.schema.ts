import type { InferType } from 'yup';
import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import { fields, lineSchema, needed, textSchema } from '../record/checks.ts';

/**
 * An email to everybody with a table on the evening of a gig. `date` (YYYY-MM-DD) is that evening; without it, the
 * gig's own.
 */
export const eveningMailSchema = fields({
  date: lineSchema().matches(/^\d{4}-\d\d-\d\d$/, messages.bookingDateInvalid),
  subject: needed(lineSchema(ContentLimits.subject), messages.subjectMissing),
  text: needed(textSchema(ContentLimits.eveningMail), messages.emailTextMissing),
});

export type EveningMailInput = InferType<typeof eveningMailSchema>;

import type { InferType } from 'yup';
import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { emailAddress, fields, flag, line, needed, text } from '../record/checks.ts';

/** An outgoing email: one plain address, a one-line subject and a text (section 5). */
export const emailSchema = fields({
  recipient: needed(emailAddress(), messages.emailMissing),
  subject: needed(line(Limits.subject), messages.subjectMissing),
  text: needed(text(Limits.emailText), messages.emailTextMissing),
});

/** A request to resend a stored email. `evenIfArrived` also resends one that may have arrived. */
export const resendSchema = fields({ evenIfArrived: flag() });

export type EmailInput = InferType<typeof emailSchema>;

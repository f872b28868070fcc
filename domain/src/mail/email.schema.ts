import type { InferType } from 'yup';
import { ContentLimits } from '../limits.ts';
import * as messages from '../messages.ts';
import { emailAddressSchema, fields, flagSchema, lineSchema, needed, textSchema } from '../record/checks.ts';

/** An outgoing email: one plain address, a one-line subject and a text. */
export const emailSchema = fields({
  recipient: needed(emailAddressSchema(), messages.emailMissing),
  subject: needed(lineSchema(ContentLimits.subject), messages.subjectMissing),
  text: needed(textSchema(ContentLimits.emailText), messages.emailTextMissing),
});

/** A request to resend a stored email. `evenIfArrived` also resends one that may have arrived. */
export const resendSchema = fields({ evenIfArrived: flagSchema() });

export type EmailInput = InferType<typeof emailSchema>;

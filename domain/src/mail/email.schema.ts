import { boolean, type InferType } from 'yup';
import { Limits } from '../limits.ts';
import * as messages from '../messages.ts';
import { emailAddress, fields, line, needed, text } from '../record/checks.ts';

/** An outgoing mail: one plain address, a subject of one line, a text (section 5). */
export const emailSchema = fields({
  recipient: needed(emailAddress(), messages.emailMissing),
  subject: needed(line(Limits.subject), messages.subjectMissing),
  text: needed(text(Limits.emailText), messages.emailTextMissing),
});

/** Sending a kept mail again: `evenIfArrived` for one that may have got through already. */
export const resendSchema = fields({
  evenIfArrived: boolean().strict().typeError(messages.notFlag).nonNullable(messages.notFlag),
});

export type EmailInput = InferType<typeof emailSchema>;

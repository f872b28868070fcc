/* What became of an email that staff sent. Sentences that never change are in spec.ts. */

export const mailStored = 'No mail server is set up (MAIL_URL), so the email was saved but not sent.';
export const noMailServer = 'No mail server is set up (MAIL_URL).';
export const mailSentAlready = 'This email has been sent already.';
export const mailMayHaveArrived =
  'The mail server received this email but did not confirm it, so it may have arrived. Ask the recipient before you send it again.';
export const mailBeingSent = 'This email is being sent right now.';
export const mailTooLong = 'The text of an email can be up to 100 KB.';

/* What the API says about a request as such. */

export const malformedJson = 'The request body is not valid JSON.';
export const bodyTooLarge = 'The request body is too large.';
export const bodyTooDeep = 'The request body is nested too deeply.';
export const notJson = 'Send the body as JSON, with the header Content-Type: application/json.';
export const badRequest = 'The request could not be understood.';
export const unknownAddress = 'There is no such address.';
export const unknownRecord = 'There is no such record. It may have been deleted.';
export const updatedAtInvalid = 'updatedAt must be the date-time that the record was read with.';
export const tryAgainSoon =
  'Our database is not responding at the moment. Please try again in a few seconds.';
export const mayBeSaved =
  'Our database is not responding at the moment, and your change may have been saved. Check whether it is there before you send it again.';
export const tooManyAtOnce = 'Too many people are asking for this at the same moment. Please try again.';
export const errorReported = 'Thank you. The error has been recorded.';
export const mapUnavailable = 'The map is not available at the moment.';
export const downloadLinkUsed =
  'This download link has been used or is too old. Start the download again on the Backup screen.';

/** Appended to the message of a failure; the log line is found by this id. */
export function mentionRequest(requestId: string): string {
  return `(Please mention ${requestId} if you call us.)`;
}

/** For attempts above a rate limit. */
export function tooManyAttempts(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many tries. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}

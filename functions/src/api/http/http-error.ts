import { formatLongDateTime } from '@venue/domain';
import { venue } from '../../../../venue.config.ts';

/** What is wrong with one field; `path` is yup's, for example `contents[2].content`. */
export type FieldError = { path: string; message: string };

type Details = {
  errors?: FieldError[];
  /** The one field that the sentence is about, in place of `errors`. */
  field?: string;
  /** Seconds until it may be tried again, for 429 and 503. */
  retryAfter?: number;
  /** For the log only. */
  cause?: unknown;
};

/** An answer other than success: status, a sentence for people, and the fields at fault. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(status: number, msg: string, { errors, field, retryAfter, cause }: Details = {}) {
    super(msg, cause === undefined ? undefined : { cause });
    this.status = status;
    this.errors = field === undefined ? errors : [{ path: field, message: msg }];
    this.retryAfter = retryAfter;
  }
}

/** Whether it is a 429: what was asked may be asked again later. */
export function isTooMany(error: unknown): error is HttpError {
  return error instanceof HttpError && error.status === 429;
}

/** What the server says when it refuses. Each sentence tells its reader what to do next. */
export const errorMessages = {
  malformedJson: 'The request body is not valid JSON.',
  notAnObject: 'The request body must be a JSON object.',
  bodyTooLarge: 'The request body is too large.',
  badRequest: 'The request could not be understood.',
  internal: 'Something went wrong on our side. Please try again.',
  tryAgainSoon: 'Our database does not answer at the moment. Please try again in a few seconds.',
  mayBeSaved:
    'Our database does not answer at the moment, and your change may have been saved. Please look whether it is there before you send it again.',
  notJson: 'Send the body as JSON, with the header Content-Type: application/json.',
  bodyTooDeep: 'The request body is nested too deeply.',
  unknownAddress: 'There is no such address.',
  unknownRecord: 'There is no such record. It may have been deleted.',
  badId: 'The id in the address is not valid.',
  badUpdatedAt: 'updatedAt must be the date-time that the record was read with.',
  signInFirst: 'Please sign in.',
  signInAgain: 'Your sign-in is no longer valid. Please sign in again.',
  wrongRole: 'Your account is not allowed to do this.',
  somebodyElse: 'The address names somebody else. Please use your own account.',
  currentPasswordMissing: 'Please enter your current password to change your profile.',
  currentPasswordWrong: 'This is not your current password. Type the one that you sign in with now.',
  wrongPassword: 'Invalid email or password.',
  codeMissing: 'Type the six digits of your authenticator app.',
  codeWrong: 'This code is not right. Type the six digits that your authenticator app shows now.',
  noAuthenticatorApp:
    'Your account is protected by text messages, which this sign-in does not use. Ask a super user to set up an authenticator app for you.',
  authUnavailable:
    'Your password could not be checked just now, so nothing was done. Please try again in a minute.',
  tooBusy: 'Others are saving at this moment, so nothing was changed. Please save again.',
  gone: 'Somebody deleted this after you opened it.',
  menusChanged: 'The list does not name exactly the stored menus. Reload the menus and try again.',
  notAnImage: 'Only JPEG, PNG, WebP, AVIF and GIF pictures can be uploaded.',
  brokenImage: 'The picture is damaged and cannot be read.',
  imageTooLarge: 'Pictures may have at most 15 MB.',
  tooManyPixels: 'Pictures may have at most 50 megapixels.',
  notAVideo: 'Only MP4 and WebM videos can be uploaded.',
  brokenVideo: 'The video is damaged or not complete.',
  videoTooLarge: 'Videos may have at most 30 MB.',
  badFileName: 'The file name is not valid.',
  notMultipart: 'Send the file as multipart/form-data.',
  brokenMultipart: 'The upload broke off or is damaged. Please send it again.',
  fileMissing: 'Please choose a file.',
  oneFileOnly: 'Please send one file at a time.',
  altTooLong: 'Describe the picture in at most 200 characters.',
  unknownFile: 'There is no such file.',
  mapUnavailable: 'The map cannot be had at the moment.',
  badWidth: 'The width must be a whole number of pixels.',
  badRange: 'The file does not have that range.',
  endpointTwice: 'Two menus have the same URL endpoint. Choose another one for one of them.',
  nothingBefore: 'There was nothing before this change, so there is nothing to bring back.',
  badPath: 'The path must name a record, for example menus/main.',
  addressTaken: 'There is an account with this email address already.',
  lastSuperRole: 'This is the last super user. Make somebody else super first.',
  lastSuperDisabled: 'This is the last super user who can sign in, so the account stays open.',
  lastSuperRemoved: 'This is the last super user. Make somebody else super first.',
  ownAccount: 'This is your own account. Another super user can change it.',
  staffRemoved: 'The account has been removed.',
  errorReported: 'Thank you. The error has been noted.',
  ticketSpent:
    'This download link has been used or is too old. Start the download again on the Backup screen.',
  badDecision: 'A booking is confirmed, declined or cancelled.',
  mailKept: 'No mail server is set up (MAIL_URL), so the message was kept and not sent.',
  noMailServer: 'No mail server is set up (MAIL_URL).',
  mailSentAlready: 'This message has been sent already.',
  mailMayHaveArrived:
    'The mail server had this message but did not confirm it, so it may have arrived. Ask the recipient before you send it again.',
  mailBeingSent: 'This message is being sent at this moment.',
  mailTooLong: 'The text may have at most 100 KB.',
  /** Behind what is said of a failure: with the id, its log line is found. */
  mention(requestId: string): string {
    return `(Please mention ${requestId} if you call us.)`;
  },
  /** Said of a booking that somebody else has decided about. */
  bookingDecided(state: string, name: string): string {
    return `${name || 'Somebody'} has ${state} this booking already. Look at it again.`;
  },
  /** For formats that take more memory than others. */
  tooManyPixelsOf(kind: string, megapixels: number): string {
    return `As ${kind}, pictures may have at most ${megapixels} megapixels. A plain JPEG may have 50.`;
  },
  tooManyAtOnce: 'Too many people are asking for this at the same moment. Please try again.',
  bookingsPaused: `We cannot take any more bookings online at the moment. Please ring us on ${venue.phone.display}.`,
  /** Said of tries that come too often. */
  tooMany(seconds: number): string {
    const minutes = Math.ceil(seconds / 60);
    return `Too many tries. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
  },
  /** For a save that was based on an older state (design: stale writes get 409). */
  stale(name: string, at: Date): string {
    return `${name} saved this on ${formatLongDateTime(at)}, after you opened it. Reload to see it.`;
  },
} as const;

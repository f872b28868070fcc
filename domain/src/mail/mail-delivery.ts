import { guestMailNames } from '../booking/booking.ts';
import {
  choice,
  dateTime,
  flag,
  group,
  line,
  list,
  stamps,
  text,
  type RecordOf,
  type ValuesOf,
} from '../record/field.ts';

const optional = { optional: true } as const;

/** The booking that an email is about: `booking` in `mail/{id}`. */
const mailOfBooking = {
  id: line(''),
  /** Day of the booking on the venue's calendar, YYYY-MM-DD. */
  date: line(''),
  to: choice('', { guest: 'Guest', restaurant: 'Restaurant' }, optional),
  /** The state that the email reports, or other news of the booking or the evening's gig. */
  about: choice('', guestMailNames, optional),
};

export type MailOfBooking = ValuesOf<typeof mailOfBooking>;

/** PENDING: stored. PROCESSING: being sent. SUCCESS: accepted by the mail server. ERROR: not accepted. */
const mailStates = { PENDING: 'Stored', PROCESSING: 'Being sent', SUCCESS: 'Sent', ERROR: 'Not sent' };

export type MailState = keyof typeof mailStates;

const delivery = {
  state: choice('', mailStates, optional),
  error: text('', { ...optional, nullable: true }),
  mayHaveArrived: flag('', optional),
  startTime: dateTime('', optional),
  endTime: dateTime('', optional),
  /** The current attempt owns the email until then; one that is still PROCESSING later was interrupted. */
  leaseExpireTime: dateTime('', { ...optional, nullable: true }),
};

/** A stored email, `mail/{id}`, as the back office reads it. */
export const storedMail = {
  to: list('', line('')),
  message: group('', { subject: line('') }),
  createdAt: stamps.createdAt,
  /** Missing for emails that are not about a booking. */
  booking: group('', mailOfBooking, optional),
  /** Sends a link for choosing a new password. The link is made when the email is sent, and never stored. */
  isPasswordReset: flag('', optional),
  /** Missing until the first attempt. */
  delivery: group('', delivery, optional),
};

export type StoredMail = RecordOf<typeof storedMail>;

/**
 * The outcome of an email. 'unsettled': an attempt was interrupted, so it may have arrived. 'stored': no mail server
 * was set up. 'failed': with the reason, and `mayHaveArrived` if the server had received the whole text.
 */
export type MailFate =
  | { kind: 'waiting' | 'sending' | 'stored' | 'unsettled' }
  | { kind: 'sent'; at: Date | undefined }
  | { kind: 'failed'; reason: string; mayHaveArrived: boolean };

/** The outcome of an email as of `now`. */
export function mailFate({ delivery }: Pick<StoredMail, 'delivery'>, now: Date): MailFate {
  if (!delivery?.state) return { kind: 'waiting' };
  const { state, error, mayHaveArrived = false, startTime, endTime, leaseExpireTime } = delivery;
  switch (state) {
    case 'SUCCESS':
      return { kind: 'sent', at: endTime };
    case 'ERROR':
      return { kind: 'failed', reason: error ?? '', mayHaveArrived };
    case 'PROCESSING':
      return { kind: leaseExpireTime && leaseExpireTime > now ? 'sending' : 'unsettled' };
    case 'PENDING':
      return { kind: startTime ? 'stored' : 'waiting' };
  }
}

/** Whether a resent email might arrive twice, which has to be confirmed first. */
export function mayHaveArrived(fate: MailFate): boolean {
  return fate.kind === 'unsettled' || (fate.kind === 'failed' && fate.mayHaveArrived);
}

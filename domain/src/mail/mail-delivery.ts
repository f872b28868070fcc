import type { BookingState } from '../booking/booking.ts';

/** The booking that an email is about: `booking` in `mail/{id}`. */
export type MailOfBooking = {
  id: string;
  /** Day of the booking on the venue's calendar, YYYY-MM-DD. */
  date: string;
  to: 'guest' | 'restaurant';
  /** The state that the email reports, or news of the evening's gig. */
  about: BookingState | 'gig';
};

/** PENDING: stored. PROCESSING: being sent. SUCCESS: accepted by the mail server. ERROR: not accepted. */
export type MailState = 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR';

/** A stored email, `mail/{id}`, as the back office reads it. */
export type StoredMail = {
  _id: string;
  to: string[];
  message: { subject: string };
  createdAt?: Date;
  /** Missing for emails that are not about a booking. */
  booking?: MailOfBooking;
  /** Sends a link for choosing a new password. The link is made when the email is sent, and never stored. */
  isPasswordReset?: true;
  /** Missing until the first attempt. */
  delivery?: {
    state: MailState;
    error?: string | null;
    mayHaveArrived?: boolean;
    startTime?: Date;
    endTime?: Date;
    /** The current attempt owns the email until then; one that is still PROCESSING later was interrupted. */
    leaseExpireTime?: Date | null;
  };
};

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
  if (!delivery) return { kind: 'waiting' };
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

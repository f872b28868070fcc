import type { BookingState } from '../booking/booking.ts';

/** What a mail of a booking says of it: `booking` in `mail/{id}`. */
export type MailOfBooking = {
  id: string;
  /** Day of the booking on the venue's calendar, YYYY-MM-DD. */
  date: string;
  to: 'guest' | 'restaurant';
  /** What it tells: that a table was requested, or what was decided. */
  about: BookingState;
};

/** PENDING: persisted, not tried. PROCESSING: being handed over. SUCCESS: the mail server has it. ERROR: it has not. */
export type MailState = 'PENDING' | 'PROCESSING' | 'SUCCESS' | 'ERROR';

/** A stored `mail/{id}` as the back office reads it. */
export type StoredMail = {
  _id: string;
  to: string[];
  message: { subject: string };
  createdAt?: Date;
  /** Missing for mails that staff wrote themselves. */
  booking?: MailOfBooking;
  /** Missing until the mail is tried for the first time. */
  delivery?: {
    state: MailState;
    error?: string | null;
    mayHaveArrived?: boolean;
    startTime?: Date;
    endTime?: Date;
    /** Until then an attempt owns the mail; what is still PROCESSING later broke off. */
    leaseExpireTime?: Date | null;
  };
};

/**
 * What became of a mail. 'unsettled': an attempt broke off, so it may have arrived. 'kept': it was tried without
 * a mail server. Of 'failed' the reason is known, and `mayHaveArrived` says whether the server had the whole text.
 */
export type MailFate =
  | { kind: 'waiting' | 'sending' | 'kept' | 'unsettled' }
  | { kind: 'sent'; at: Date | undefined }
  | { kind: 'failed'; reason: string; mayHaveArrived: boolean };

/** Reads the delivery state of a mail as it stands at `now`. */
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
      return { kind: startTime ? 'kept' : 'waiting' };
  }
}

/** Whether somebody has to know already that a second copy may arrive before the mail is sent again. */
export function mayHaveArrived(fate: MailFate): boolean {
  return fate.kind === 'unsettled' || (fate.kind === 'failed' && fate.mayHaveArrived);
}

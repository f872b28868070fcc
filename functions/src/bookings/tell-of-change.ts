import {
  bookStateNames,
  bookingStart,
  bookingWhen,
  isExpected,
  type BookState,
  type GuestMail,
} from '@venue/domain';
import { Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { guestMail, houseNews, mailOfBooking, type House } from './booking-mails.ts';
import { texts, type ChangeOptions, type Wish } from './booking-wish.ts';
import type { BookReader, BookWrite } from './change-book.ts';
import type { Placed } from './place-anew.ts';
import { refusesMail } from './refused-mailboxes.ts';
import type { StoredBooking } from './stored-booking.ts';

/** A change in words, as the book keeps it: neither texts of the guest nor addresses. */
export function whatOf(wanted: Wish, state: BookState | undefined, { fields }: Placed): string {
  const isMoved = wanted.date !== undefined || wanted.time !== undefined;
  const { date, time } = fields as { date: string; time: string };
  const parts = [
    state && bookStateNames[state],
    isMoved && `Moved to ${bookingWhen({ date, time })}`,
    wanted.partySize !== undefined && `Party of ${wanted.partySize}`,
    wanted.tables && (wanted.tables.length > 0 ? `Table ${wanted.tables.join(' + ')}` : 'No table'),
    wanted.lateMinutes !== undefined &&
      (wanted.lateMinutes ? `${wanted.lateMinutes} minutes late` : 'In time after all'),
    wanted.isComing && 'Still coming',
    ...texts.filter((name) => name in wanted).map((name) => `Changed: ${name}`),
  ];
  return parts.filter(Boolean).join('. ');
}

/** Whether the guest may have to be told of a change: it decides, moves, or is of another number of guests. */
export function canBeNews({ state, date, time, partySize }: Wish): boolean {
  const isDecision = state !== undefined && ['confirmed', 'declined', 'cancelled'].includes(state);
  return isDecision || date !== undefined || time !== undefined || partySize !== undefined;
}

/** What the guest is told; nothing about a past evening, or about steps that they see themselves. */
export function mailAbout(
  stored: StoredBooking,
  wanted: Wish,
  { former, state, who }: { former: BookState; state: BookState; who: 'guest' | 'staff' },
): Exclude<GuestMail, 'gig'> | undefined {
  if (state !== former) {
    if (state === 'declined' || state === 'cancelled') return state;
    const isTold = state === 'confirmed' && ['requested', 'declined', 'cancelled'].includes(former);
    return isTold ? 'confirmed' : undefined;
  }
  if (!isExpected(stored) || former === 'arrived') return undefined;
  const isMoved = wanted.date !== undefined || wanted.time !== undefined;
  return isMoved || (who === 'guest' && wanted.partySize !== undefined) ? 'moved' : undefined;
}

/** The emails of a change: to the guest as `about` says, and to the house if the guest has made it. */
export async function mailsOf(
  reader: BookReader,
  id: string,
  after: StoredBooking,
  {
    about,
    house,
    options,
    what,
  }: { about: Exclude<GuestMail, 'gig'> | undefined; house: House; options: ChangeOptions; what: string },
): Promise<{ isMailed: boolean; fields: DocumentData; writes: BookWrite[] }> {
  const { now, mayMail, who } = options;
  const stamps = { createdAt: Timestamp.fromDate(now), expiresAt: after.expiresAt };
  const writes: BookWrite[] = [];
  const mayTell = about && mayMail && bookingStart(after) > now && !(await refusesMail(reader, after.email));
  const toGuest = mayTell ? guestMail(about, { ...after, id }, house) : undefined;
  if (toGuest && about) {
    const booking = { id, date: after.date, to: 'guest', about } as const;
    const path = `mail/booking-${id}-${about}-${now.getTime()}`;
    writes.push({ path, fields: mailOfBooking(toGuest, booking, stamps) });
  }
  const toHouse = who === 'guest' ? houseNews(after, what, house) : undefined;
  if (toHouse) {
    const booking = { id, date: after.date, to: 'restaurant' } as const;
    const path = `mail/booking-${id}-news-${now.getTime()}`;
    writes.push({ path, fields: mailOfBooking(toHouse, booking, stamps) });
  }
  const isMailed = toGuest !== undefined;
  return { isMailed, fields: isMailed ? { [`mails.${about}`]: 'waiting' } : {}, writes };
}

import { bookingStateOf } from '@venue/domain';
import type { BookingChangeInput, GuestChangeInput } from '@venue/domain/schemas';
import type { StoredBooking } from './stored-booking.ts';

/** A change as staff or guests send it. */
export type Wish = Omit<BookingChangeInput, 'updatedAt'> & Pick<GuestChangeInput, 'message' | 'isComing'>;

export type ChangeOptions = {
  who: 'guest' | 'staff';
  /** uid of the member of staff. */
  by?: string;
  now: Date;
  /** The `updatedAt` of the booking that was looked at; without it, fields are changed as they are. */
  seen?: Date | undefined;
  /** False when the limit of emails to guests is reached; staff then ring the guest. */
  mayMail: boolean;
  /** The booking, if there is one and the caller may change it; throws otherwise. */
  admit: (stored: StoredBooking | undefined) => StoredBooking;
};

/** The fields of a booking that are texts. */
export const texts = ['name', 'email', 'phone', 'message', 'allergies', 'note'] as const;

/** What would change: the fields of a wish that are not stored so. */
export function differences(stored: StoredBooking, wish: Wish): Wish {
  const { force: _force, isComing, ...rest } = wish;
  const wanted = Object.entries(rest).flatMap(([name, value]): [string, unknown][] => {
    if (value === undefined) return [];
    const next = typeof value === 'string' ? value.trim() : value;
    return isSameValue(storedValue(stored, name), next) ? [] : [[name, next]];
  });
  return {
    ...(Object.fromEntries(wanted) as Wish),
    ...(isComing && !stored.comingAt && { isComing: true }),
  };
}

function storedValue(stored: StoredBooking, name: string): unknown {
  if (name === 'state') return bookingStateOf(stored);
  if (name === 'tables') return stored.tables ?? [];
  if (name === 'lateMinutes') return stored.lateMinutes ?? 0;
  const value = stored[name as keyof StoredBooking];
  return value ?? (name === 'partySize' ? value : '');
}

/** Whether two values are stored alike. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Whether others have to look again before they change the booking; that a guest is late or coming blocks nobody. */
export function isNews(wanted: Wish): boolean {
  return Object.keys(wanted).some((name) => name !== 'isComing' && name !== 'lateMinutes');
}

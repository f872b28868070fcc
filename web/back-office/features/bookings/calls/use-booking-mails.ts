import type { StoredMail } from '@venue/domain';
import { useMemo } from 'react';
import { useMails } from '../../../subscriptions/documents.ts';
import { useKeepLast } from '../../../subscriptions/keep-last.ts';
import type { LiveQuery } from '../../../subscriptions/queries.ts';

/** The emails of each booking by its id, the oldest first. */
export type BookingMails = ReadonlyMap<string, StoredMail[]>;

/** For those who may not read emails. */
export const noMails: BookingMails = new Map();

/**
 * The emails of all bookings from one day to another, live. Empty until they are loaded, so that the list of bookings
 * doesn't wait for them.
 * @param to the last day; without it there is no end
 */
export function useBookingMails(from: string, to?: string): BookingMails {
  const wanted = useMemo<LiveQuery>(
    () => ({
      where: [
        ['booking.date', '>=', from],
        ['booking.date', '<=', to ?? '9999'],
      ],
    }),
    [from, to],
  );
  const live = useKeepLast(useMails(wanted));
  return useMemo(() => byBooking(live.status === 'ready' ? live.value : []), [live]);
}

function byBooking(mails: StoredMail[]): BookingMails {
  const found = new Map<string, StoredMail[]>();
  const time = ({ createdAt }: StoredMail) => createdAt?.getTime() ?? 0;
  for (const mail of mails.toSorted((a, b) => time(a) - time(b))) {
    if (mail.booking) found.set(mail.booking.id, [...(found.get(mail.booking.id) ?? []), mail]);
  }
  return found;
}

import { localDay, mailFate, type StoredMail } from '@venue/domain';
import { useMemo } from 'react';
import { useNow } from '../../ui/now.tsx';
import { useMails } from '../subscriptions/documents.ts';
import type { LiveQuery } from '../subscriptions/queries.ts';

const wanted: LiveQuery = { where: [['delivery.state', 'in', ['ERROR', 'PROCESSING']]], limit: 200 };
const weekMs = 7 * 24 * 60 * 60 * 1_000;

/**
 * Emails that could not be sent and still matter, latest first: those about coming bookings, and those that staff
 * wrote within the last seven days.
 */
export function useUnsent(): StoredMail[] {
  const now = useNow();
  const live = useMails(wanted);
  return useMemo(() => (live.status === 'ready' ? unsent(live.value, now) : []), [live, now]);
}

/** Filters and sorts emails for `useUnsent`. */
export function unsent(mails: StoredMail[], now: Date): StoredMail[] {
  const age = ({ createdAt }: StoredMail) => now.getTime() - (createdAt?.getTime() ?? 0);
  const isWaitedFor = (mail: StoredMail) =>
    mail.booking ? mail.booking.date >= localDay(now) : age(mail) < weekMs;
  return mails
    .filter((mail) => mailFate(mail, now).kind !== 'sending' && isWaitedFor(mail))
    .toSorted((a, b) => age(a) - age(b));
}

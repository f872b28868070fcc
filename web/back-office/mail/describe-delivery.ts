import { formatNearby, formatTime, localDay, mailFate, type StoredMail } from '@venue/domain';

const dayMs = 24 * 60 * 60 * 1_000;

/** The status of an email, as text after "Email to the guest:". */
export function describeDelivery(mail: StoredMail, now: Date): string {
  const fate = mailFate(mail, now);
  switch (fate.kind) {
    case 'waiting':
      return 'waiting to be sent';
    case 'sending':
      return 'being sent';
    case 'stored':
      return 'not sent, because no mail server is set up';
    case 'unsettled':
      return 'it may have arrived: sending was interrupted';
    case 'sent':
      return fate.at ? `sent ${sentAt(fate.at, now)}` : 'sent';
    case 'failed': {
      const reason = sentence(fate.reason);
      if (fate.mayHaveArrived) return `it may have arrived. ${reason}`;
      return `not sent. ${reason}${retry(mail, now)}`;
    }
  }
}

/** "at 6:04 PM" today, otherwise with its day. */
function sentAt(at: Date, now: Date): string {
  return localDay(at) === localDay(now) ? `at ${formatTime(at)}` : formatNearby(at, now);
}

/** Emails about a booking are retried for a day; those written by staff are not. */
function retry({ booking, createdAt }: StoredMail, now: Date): string {
  const until = createdAt && new Date(createdAt.getTime() + dayMs);
  if (!booking || !until || until <= now) return '';
  return ` We keep trying until ${formatNearby(until, now)}.`;
}

function sentence(reason: string): string {
  const text = reason.trim() || 'The reason is unknown.';
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

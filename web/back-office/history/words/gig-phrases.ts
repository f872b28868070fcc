import { formatLongDateTime, messages, statusOf, type GigStatus, type Gig } from '@venue/domain';
import type { Phrase } from './phrase.ts';

const statusWords: Record<GigStatus, string> = {
  scheduled: 'Back on',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  soldOut: 'Sold out',
};

/** What happened to a gig: "Cancelled", "Moved to Friday, November 27, 2026 at 9:00 PM". */
export function gigPhrases(before: Gig, after: Gig): Phrase[] {
  const phrases: Phrase[] = [];
  if (statusOf(before) !== statusOf(after)) phrases.push({ text: statusWords[statusOf(after)] });
  if (before.datetime?.getTime() !== after.datetime?.getTime()) {
    const { datetime } = after;
    const verb = before.datetime ? 'Moved to' : 'Date set:';
    phrases.push({ text: datetime ? `${verb} ${formatLongDateTime(datetime)}` : messages.dateToBeAnnounced });
  }
  return phrases;
}

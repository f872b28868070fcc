import { formatNearbyDay, formatShortDay, formatTime, localDay } from '../time/dates.ts';
import type { Visibility } from './visibility.ts';

/** Whether guests see a record: hidden until somebody publishes it, waiting for its start, now, or no longer. */
export type VisibilityState = 'draft' | 'coming' | 'live' | 'ended';

/** Whether guests see a record at a time, and if not, why. */
export function visibilityState({ isDraft, showFrom, showUntil }: Visibility, now: Date): VisibilityState {
  if (isDraft) return 'draft';
  if (showUntil && showUntil <= now) return 'ended';
  return showFrom && now < showFrom ? 'coming' : 'live';
}

/** "Draft", "Live", "Live until Sunday, March 15 at 5:00 PM", "Live from … to …", "Ended yesterday at 5:00 PM". */
export function visibilityWords(record: Visibility, now: Date): string {
  const { showFrom, showUntil } = record;
  const words = (date: Date) => formatMoment(date, now);
  switch (visibilityState(record, now)) {
    case 'draft':
      return 'Draft';
    case 'ended':
      return `Ended ${words(showUntil!)}`;
    case 'coming':
      return `Live from ${words(showFrom!)}${showUntil ? ` to ${endWords(showFrom!, showUntil, now)}` : ''}`;
    case 'live':
      return showUntil ? `Live until ${words(showUntil)}` : 'Live';
  }
}

/** The end beside its start: only the time if it is on the same day. */
function endWords(from: Date, until: Date, now: Date): string {
  return localDay(from) === localDay(until) ? formatTime(until) : formatMoment(until, now);
}

/** "today at 5:00 PM", "Sunday, March 15 at 5:00 PM", with the year if it is another one. */
export function formatMoment(date: Date, now: Date): string {
  const [day, year] = [localDay(date), localDay(date).slice(0, 4)];
  const nearby = formatNearbyDay(date, now);
  const isNearby = !nearby.includes(',');
  const far = year === localDay(now).slice(0, 4) ? formatShortDay(day) : `${formatShortDay(day)}, ${year}`;
  return `${isNearby ? nearby : far} at ${formatTime(date)}`;
}

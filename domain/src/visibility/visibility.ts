import * as messages from '../messages.ts';
import { dateTime, flag } from '../record/field.ts';
import { formatNearbyDay, formatShortDay, formatTime, localDay } from '../time/dates.ts';

/** When guests see a menu, a custom page or a gig. Without any of these fields it is live from its first save. */
export const visibility = {
  /** Hidden from guests until somebody publishes it, whatever its times say. */
  isDraft: flag('Draft', { optional: true, staffOnly: true }),
  /** Hidden from guests before. */
  showFrom: dateTime('Show from', { optional: true, staffOnly: true }),
  /** Hidden from guests from then on. */
  showUntil: dateTime('Show until', {
    optional: true,
    after: { field: 'showFrom', message: messages.showingEndsEarly },
  }),
};

/** When guests see a record. */
export type Visibility = {
  isDraft?: boolean | undefined;
  showFrom?: Date | undefined;
  showUntil?: Date | undefined;
};

/** Whether guests see a record at a time: from its start until just before its end, unless it is a draft. */
export function isVisible({ isDraft, showFrom, showUntil }: Visibility, now: Date): boolean {
  return !isDraft && (!showFrom || showFrom <= now) && (!showUntil || now < showUntil);
}

/** Whether the next change that a published site names has come, so that it has to be published anew. */
export function isDue({ nextChangeAt }: { nextChangeAt?: string }, now: Date): boolean {
  return nextChangeAt !== undefined && Date.parse(nextChangeAt) <= now.getTime();
}

/** The first moment after a time at which guests start or stop seeing one of the records; undefined if there is none. */
export function nextChangeAt(records: Iterable<Visibility>, now: Date): Date | undefined {
  const moments = [...records].flatMap(({ isDraft, showFrom, showUntil }) =>
    isDraft ? [] : [showFrom, showUntil].filter((moment) => moment !== undefined),
  );
  return moments.filter((moment) => moment > now).sort((a, b) => a.getTime() - b.getTime())[0];
}

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

import * as messages from '../messages.ts';
import { dateTime, flag } from '../record/field.ts';

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

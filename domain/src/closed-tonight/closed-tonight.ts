import { gigStatuses } from '../gig/gig.ts';
import { ContentLimits } from '../limits.ts';
import { specialDay } from '../opening-hours/opening-hours.ts';
import { choice, dateTime, line, list, changeStamps, text, type RecordOf } from '../record/field.ts';

/** A gig of the evening whose status was changed, with what it was before. */
const changedGig = {
  id: line(''),
  artist: line('Gig'),
  status: choice('', gigStatuses),
  note: line(''),
  statusBefore: choice('', gigStatuses),
  noteBefore: line(''),
};

/**
 * "Closed tonight", one record: what was closed in one step, and all that has to be taken back to open again. Without
 * `until` nothing is closed.
 */
export const closedTonight = {
  /** An area of the opening hours, or empty for the whole house. */
  area: line('Area'),
  reason: line('Reason', { max: ContentLimits.reason }),
  /** Closed from then on; missing for the whole of tonight until `until`. */
  from: dateTime('From', { optional: true }),
  until: dateTime('Until', { optional: true }),
  /** The text of the notice that it has put up. */
  notice: text('Notice', { readOnly: true }),
  /** Special days added by this closure. */
  specialDays: list('Special day', specialDay, { readOnly: true, separator: ' · ' }),
  gigs: list('Gig', changedGig, { readOnly: true }),
  ...changeStamps,
};

export type ClosedTonight = RecordOf<typeof closedTonight>;
export type ChangedGig = ClosedTonight['gigs'][number];

/** Whether the record stands for something that is closed, now or later tonight. */
export function isClosed({ until }: Pick<ClosedTonight, 'until'>, now: Date): boolean {
  return until !== undefined && now < until;
}

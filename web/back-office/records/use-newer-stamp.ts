import { useState } from 'react';
import { isSame } from './merge/merge-value.ts';

/** A record as it is stored: what the form edits of it, and when it was saved. */
type StoredRecord = { values: unknown; updatedAt?: Date };

/**
 * The `updatedAt` of a record that was saved again without a change to what the form edits, such as a menu on which a
 * dish is off now; undefined otherwise. A form based on the earlier save has nothing to choose from and goes on with
 * the new one.
 * @param basedOn the `updatedAt` that the form is based on
 */
export function useNewerStamp(record: StoredRecord, basedOn: Date | undefined): Date | undefined {
  // What was stored then. That may differ from what was sent, so the form's own values are no measure.
  const [base, setBase] = useState(record);
  if (isSameTime(record.updatedAt, basedOn) && base !== record && !isSame(base, record)) setBase(record);
  // The times first: comparing the values of a long menu takes longest, and this runs at every key.
  const isKnown = isNewer(record.updatedAt, basedOn) && isSameTime(base.updatedAt, basedOn);
  return isKnown && isSame(base.values, record.values) ? record.updatedAt : undefined;
}

/**
 * Whether a stored record is newer than the one known. After an own save the live record lags behind the response for
 * a moment, so an older one does not count.
 */
export function isNewer(stored: Date | undefined, known: Date | undefined): boolean {
  return stored !== undefined && (known === undefined || stored > known);
}

function isSameTime(one: Date | undefined, other: Date | undefined): boolean {
  return one?.getTime() === other?.getTime();
}

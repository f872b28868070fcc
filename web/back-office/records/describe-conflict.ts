import { formatNearby, kinds, readRecordPath } from '@venue/domain';
import type { LatestChange } from '../subscriptions/latest-change.ts';

/**
 * Who was faster, and when: "Aoife saved this menu 2 minutes ago."
 * @param path of the record
 * @param uid the person who reads it
 */
export function describeConflict(
  path: string,
  { by, byName, at }: LatestChange,
  uid: string,
  now: Date,
): string {
  const who = by === uid ? 'You' : byName || 'The system';
  const kind = readRecordPath(path)?.kind;
  return `${who} saved ${kind ? kinds[kind].names.this : 'this'} ${formatAgo(at, now)}.`;
}

/** "just now", "5 minutes ago", or after an hour "today at 7:04 PM". */
function formatAgo(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`;
  return formatNearby(at, now);
}

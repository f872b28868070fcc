import { areasOn, localDay, nightOf, type Gig, type OpeningHours } from '@venue/domain';

/** What stands in the way of a gig on a day (YYYY-MM-DD), as sentences; none for a free evening. */
export type ConflictsOn = (day: string) => string[];

/**
 * Names the gigs that are on that day already, and a day on which the whole house is closed. Gigs that were called off
 * are no conflict.
 * @param hours missing until they are loaded
 */
export function conflictsAmong(events: readonly Gig[], hours: OpeningHours | undefined): ConflictsOn {
  const taken = new Map<string, string[]>();
  for (const { artist, datetime, status } of events) {
    if (!datetime || status === 'cancelled' || status === 'postponed') continue;
    for (const day of new Set([localDay(datetime), nightOf(datetime)]))
      taken.set(day, [...(taken.get(day) ?? []), artist || 'Another gig']);
  }
  return (day) => [
    ...(taken.get(day) ?? []).map((artist) => `${artist} is on that evening.`),
    ...(hours ? closedOn(hours, day) : []),
  ];
}

function closedOn(hours: OpeningHours, day: string): string[] {
  const areas = areasOn(hours, day);
  if (areas.length === 0 || areas.some(({ closed }) => !closed)) return [];
  const reason = areas.find((area) => area.reason)?.reason;
  return [reason ? `You are closed that day: ${reason}.` : 'You are closed that day.'];
}

/*
 * A gig on the night of the start: the demo's programme begins on the day on which it was loaded, and has music from
 * Thursday to Sunday only.
 */
import { areasOn, endOfNight, fromLocalInput, nextDay, nightEndsAt, type OpeningHours } from '@venue/domain';
import { database } from '../functions/src/firebase/admin-app.ts';
import { commit } from '../functions/src/records/commit.ts';
import { openSession } from './content/gigs/upcoming.ts';

/** How long before closing it begins at the latest, in ms: two hours. */
const atLeastMs = 2 * 60 * 60 * 1_000;

/** Adds a gig tonight, unless the house is closed, or has closed, or has a gig already, even one that was called off. */
export async function loadGigTonight(
  by: string,
  tonight: string,
  hours: OpeningHours,
  now: Date,
): Promise<void> {
  const closes = lastClosing(hours, tonight);
  if (!closes || now >= closes) return;
  const gigs = database()
    .collection('events')
    .where('datetime', '>=', fromLocalInput(`${tonight}T${nightEndsAt}`))
    .where('datetime', '<', endOfNight(tonight));
  if (!(await gigs.limit(1).get()).empty) return;
  const usual = fromLocalInput(`${tonight}T21:00`);
  const latest = new Date(closes.getTime() - atLeastMs);
  const after = { ...openSession, datetime: usual < latest ? usual : latest, endsAt: closes };
  const create = { path: `events/gig-on-${tonight}`, operation: 'create', after } as const;
  await commit({ by, paths: [], plan: () => [create] });
}

/** When the last part of the house closes; undefined on a day on which none opens. */
function lastClosing(hours: OpeningHours, evening: string): Date | undefined {
  const spans = areasOn(hours, evening).flatMap((area) => area.spans);
  const moments = spans.map(({ opens, closes }) =>
    fromLocalInput(`${closes > opens ? evening : nextDay(evening)}T${closes}`),
  );
  return moments.toSorted((a, b) => a.getTime() - b.getTime()).at(-1);
}
